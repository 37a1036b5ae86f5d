import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, hasCondition } from '../../battlefield.ts';
import type { Ordnance } from '../../data/artillery.ts';
import type { Classic } from '../../game-types.ts';
import type { MotiveEffect } from '../../kind.ts';
import type { Option } from '../../option.ts';
import type { Shell } from '../../points/artillery.ts';
import { section } from '../../rule-index/section.ts';
import { burst } from '../../rules/damage/blast.ts';
import { type Touched, touchedBy } from '../../rules/damage/touched.ts';
import { altitudeOf } from '../../rules/ground/altitude.ts';
import { changeGround, hexWith } from '../../rules/ground/ground.ts';
import { HEAVY_SMOKE } from '../../rules/ground/smoke.ts';
import { burnOn, flareMarks, flaresIn, isUnderFlare, light, setFlares } from './flares.ts';
import { blastAt, radiusOf } from './landing.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    'tracks-shaken': {
      readonly type: 'tracks-shaken';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly modifier: number;
      readonly effect: MotiveEffect | null;
    };
  }
}

const OPTION = 'artillery-l3-ordnance';
const KINDS: readonly Ordnance[] = [
  'cluster',
  'flechette',
  'copperhead',
  'thunder',
  'fascam',
  'illumination',
  'smoke',
];
/** MT-ARTY-08: levels above the ground that an air burst reaches. */
const OVERHEAD = 2;
/** MT-ARTY-09: rolls of vehicles whose wheels and skirts are torn, by what is added to them. */
const TENDER: Readonly<Record<string, number>> = { wheeled: 2, hover: 4 };
const SLOWED_ON = 10;
const STOPPED_ON = 12;

/** Half of it, rounded up, for those in woods. */
const inWoods = ({ woods }: Battlefield, { cell }: Touched, points: number): number =>
  woods[cell] > 0 ? Math.ceil(points / 2) : points;

const pointsOf = (field: Battlefield, { type, ordnance }: Shell, touched: Touched): number =>
  inWoods(field, touched, blastAt(field, type, ordnance, touched.away));

/** MT-ARTY-08: it bursts above the hex. */
function cluster(play: Play<Classic>, field: Battlefield, shell: Shell): void {
  const { units } = play.state;
  burst(play, field, {
    cell: shell.cell,
    hexes: radiusOf(field, shell.type, shell.ordnance),
    layer: 'air',
    from: shell.from,
    table: 'above',
    forBuilding: (away) => blastAt(field, shell.type, shell.ordnance, away),
    pointsFor(touched) {
      const altitude = altitudeOf(units[touched.unit]);
      const isOut =
        altitude !== null && (touched.away > 0 || altitude - field.level[touched.cell] > OVERHEAD);
      return isOut ? 0 : pointsOf(field, shell, touched);
    },
  });
}

const isPlatoon = ({ kinds }: Battlefield, unit: number): boolean =>
  kinds[unit].troopers !== undefined && kinds[unit].codes.length === 1;

/** MT-ARTY-09: infantry alone is hurt; wheels and skirts may be torn. */
function flechette(play: Play<Classic>, field: Battlefield, shell: Shell): void {
  const { cell, type, ordnance, from } = shell;
  const hexes = radiusOf(field, type, ordnance);
  burst(play, field, {
    cell,
    hexes,
    from,
    pointsFor: (touched) => (isPlatoon(field, touched.unit) ? pointsOf(field, shell, touched) : 0),
  });
  for (const { unit } of touchedBy(field, play.state, cell, hexes)) tear(play, field, unit);
}

function tear(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { motion, motive } = field.kinds[unit];
  const modifier = motive && motion ? TENDER[motion] : undefined;
  if (modifier === undefined) return;
  if (field.plugged.motiveDamage) {
    field.plugged.motiveDamage(play, field, unit, 0);
    return;
  }
  const dice = play.roll('motive damage', 2);
  const total = sum(dice) + modifier;
  const effect = total >= STOPPED_ON ? 'immobilized' : total >= SLOWED_ON ? 'slowed' : null;
  play.emit({ type: 'tracks-shaken', unit, dice, modifier, effect });
  if (effect) play.happen({ type: 'motive', unit, effect });
}

/** MT-ARTY-13 */
function smoke(play: Play<Classic>, { board }: Battlefield, cell: number): void {
  changeGround(play, hexWith(board, cell, { add: [HEAVY_SMOKE] }));
}

function lands(play: Play<Classic>, field: Battlefield, shell: Shell): boolean {
  const { ordnance, cell, type } = shell;
  if (ordnance === 'cluster') cluster(play, field, shell);
  else if (ordnance === 'flechette') flechette(play, field, shell);
  else if (ordnance === 'smoke') {
    if (!hasCondition(field, cell, HEAVY_SMOKE)) smoke(play, field, cell);
  } else if (ordnance === 'illumination') light(play, cell, type.loads[ordnance]!);
  else if (ordnance === 'thunder' || ordnance === 'fascam')
    field.plugged.minesLand?.(play, field, { hex: cell, kind: ordnance, strength: type.loads[ordnance]! });
  else return false;
  return true;
}

export const artilleryOrdnance: Option<boolean> = {
  id: OPTION,
  title: 'Artillery: kinds of round',
  summary: 'Cluster, flechette and illumination rounds, smoke, and missiles that lay mines.',
  group: 'Artillery',
  rule: 'MT-ARTY-06',
  base: false,
  requires: ['artillery', 'artillery-l3-damage'],
  rules: section(
    'Maximum Tech, artillery',
    [
      'MT-ARTY-06',
      'Kinds of round',
      'Cluster: Long Tom and Arrow IV 20, Sniper 15. Flechette: Long Tom 30, Sniper 20. Smoke for all but missiles. Thunder lays mines of 20, FASCAM of the Clans of 30. The Clans have nothing else of these.',
      OPTION,
    ],
    [
      'MT-ARTY-08',
      'Cluster rounds',
      "They burst in the air: 'Mechs in the hex are struck from above, VTOLs there up to 2 levels high as well. In woods half the damage, rounded up.",
      OPTION,
    ],
    [
      'MT-ARTY-09',
      'Flechette rounds',
      'They hurt infantry alone, in woods half. Each wheeled or hover vehicle around rolls 2D6, +2 or +4: on 10 it is slowed, on 12 immobilized.',
      OPTION,
    ],
    [
      'MT-ARTY-10',
      'Copperhead rounds',
      'They find designated targets as homing missiles do: Long Tom 15, Sniper 10, in one place, and 5 to others in the hex.',
      OPTION,
    ],
    [
      'MT-ARTY-11',
      'Mines by artillery',
      'A Thunder or FASCAM missile lays a minefield that all know of where it comes down. Of two in one hex the stronger counts.',
      OPTION,
    ],
    [
      'MT-ARTY-12',
      'Illumination rounds',
      'Long Tom 3, Sniper 2 and Arrow IV 4 hexes around: attacks on units there are free of the +2 of night and the +1 of dusk. They burn 12 turns, and drift as smoke does from the turn after they have burst.',
      OPTION,
    ],
    ['MT-ARTY-13', 'Smoke rounds', 'The hex fills with heavy smoke.', OPTION],
  ),
  plug: () => ({
    add: { turnEnds: burnOn },
    stage: {
      isUnderFlare: (is, field, state, unit) => is || isUnderFlare(field, state, unit),
      hexMarks: flareMarks,
      ordnance: (kinds, { loads }) => [...kinds, ...KINDS.filter((kind) => loads[kind] !== undefined)],
      bursts: (is, play, field, shell) => is || lands(play, field, shell),
    },
  }),
  changes: {
    'tracks-shaken': () => {},
    flare: (table, { hex, radius, since }) => setFlares(table, [...flaresIn(table), { hex, radius, since }]),
    'flares-drift': (table, { flares }) => setFlares(table, flares),
  },
  sentences: {
    flare: ({ hex: at, radius }, { hex }) =>
      `An illumination round burns above hex ${hex(at)}, and lights ${radius} hexes around.`,
    'flares-drift': ({ flares }, { hex }) =>
      flares.length === 0
        ? 'The last illumination round has burnt out or drifted off.'
        : `Illumination rounds burn above ${flares.map((flare) => hex(flare.hex)).join(', ')}.`,
    'tracks-shaken': ({ unit, dice, modifier, effect }, { mech }) =>
      `Flechettes fly about ${mech(unit)}: ${sum(dice)} + ${modifier} = ${sum(dice) + modifier}${effect ? '' : ', no harm done'}.`,
  },
};
