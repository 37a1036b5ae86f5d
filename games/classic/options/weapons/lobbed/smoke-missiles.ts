import { distance } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, hasCondition } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import type { Lob } from '../../../points/artillery.ts';
import { section } from '../../../rule-index/section.ts';
import { GroundWork, HEAVY_SMOKE, LIGHT_SMOKE } from '../../../rules/ground/smoke.ts';
import { loadIn } from './lobbed.ts';

const OPTION = 'ammo-smoke-missile';

interface Cloud {
  readonly density: typeof LIGHT_SMOKE | typeof HEAVY_SMOKE;
  readonly radius: 0 | 1 | 2;
}

const light = (radius: Cloud['radius']): Cloud => ({ density: LIGHT_SMOKE, radius });
const heavy = (radius: Cloud['radius']): Cloud => ({ density: HEAVY_SMOKE, radius });

/** MT-WPN-34: by the size of the launcher, what it may make. */
const CLOUDS: Readonly<Record<'lrm' | 'srm', Readonly<Record<number, readonly Cloud[]>>>> = {
  lrm: { 5: [light(0)], 10: [heavy(0), light(1)], 15: [heavy(1)], 20: [heavy(1), light(2)] },
  srm: { 2: [light(0)], 4: [heavy(0), light(1)], 6: [heavy(1)] },
};
const SIZES = ['in one hex', 'in the hex and around it', 'up to 2 hexes around'];

function cloudsOf(
  { designs }: Battlefield,
  { unit, weapon }: Pick<Lob, 'unit' | 'weapon'>,
): readonly Cloud[] {
  const { id, cluster } = designs[unit].weapons[weapon].type;
  return CLOUDS[id.includes('srm') ? 'srm' : 'lrm'][cluster];
}

const wordsOf = ({ density, radius }: Cloud): string =>
  `${density === HEAVY_SMOKE ? 'Heavy' : 'Light'} smoke ${SIZES[radius]}`;

/** What is there already and no thinner stays as it is. */
function land(play: Play<Classic>, field: Battlefield, lob: Lob): void {
  if (loadIn(field, lob) !== 'smoke') return;
  const { density, radius } = cloudsOf(field, lob)[Math.max(0, lob.setting - 1)];
  const work = new GroundWork(field.board);
  for (let cell = 0; cell < field.board.size; cell++) {
    if (distance(field.board, lob.cell, cell) > radius || hasCondition(field, cell, HEAVY_SMOKE)) continue;
    work.change(cell, { take: [LIGHT_SMOKE], add: [density] });
  }
  work.finish(play);
}

export const smokeMissiles: Option<boolean> = {
  id: OPTION,
  title: 'Smoke missiles',
  summary: 'LRM and SRM launchers may fire missiles that make smoke.',
  group: 'Terrain',
  rule: 'MT-WPN-34',
  base: false,
  requires: ['missiles-at-hexes', 'smoke-l3', 'smoke-wind-drift'],
  rules: section('Maximum Tech, weapons', [
    'MT-WPN-34',
    'Smoke missiles',
    'LRM 5, SRM 2: light smoke in a hex. LRM 10, SRM 4: heavy smoke in a hex, or light in seven. LRM 15, SRM 6: heavy in seven. LRM 20: heavy in seven, or light up to 2 hexes around. Which of them is said beforehand.',
    OPTION,
  ]),
  plug: () => ({
    add: { lobLands: land },
    stage: {
      gear: (names) => [...names, 'smoke missiles'],
      unitsOffered: withAdvancedMechs,
      lobSettings: (settings, field, lob) =>
        loadIn(field, lob) === 'smoke'
          ? cloudsOf(field, lob).map((cloud, index) => ({ value: index + 1, label: wordsOf(cloud) }))
          : settings,
    },
  }),
};
