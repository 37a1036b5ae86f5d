import { distance } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { depthOf } from '../../../data/terrain.ts';
import type { Classic } from '../../../game-types.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import type { LandedMines, Lob } from '../../../points/artillery.ts';
import { section } from '../../../rule-index/section.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import type { State } from '../../../state.ts';
import { idleLob, loadIn } from './lobbed.ts';

const OPTION = 'thunder-munitions';
/** MT-WPN-57: fields add up to so much. */
const MOST = 20;
const SETTINGS = Array.from({ length: 17 }, (_, step) => 20 + 5 * step);

/** What such a salvo lays in its hex. */
const FIELDS: Readonly<Record<string, LandedMines['kind']>> = {
  thunder: 'thunder',
  'thunder-augmented': 'thunder',
  'thunder-active': 'active',
  'thunder-vibrabomb': 'vibrabomb',
};

/** Missiles of a salvo: all of them come down. */
const rackOf = ({ designs }: Battlefield, { unit, weapon }: Pick<Lob, 'unit' | 'weapon'>): number =>
  designs[unit].weapons[weapon].type.cluster;

function land(play: Play<Classic>, field: Battlefield, lob: Lob): void {
  const kind = FIELDS[loadIn(field, lob)];
  if (kind === undefined) return;
  const rack = rackOf(field, lob);
  const { cell: hex, setting } = lob;
  if (kind === 'vibrabomb') {
    field.plugged.minesLand?.(play, field, { hex, kind, strength: rack, setting });
    return;
  }
  const isWide = loadIn(field, lob) === 'thunder-augmented';
  const around = isWide ? field.board.neighbours.slice(6 * hex, 6 * hex + 6).filter((cell) => cell >= 0) : [];
  const strength = isWide ? Math.ceil(rack / 2) : rack;
  for (const cell of [hex, ...around])
    field.plugged.minesLand?.(play, field, { hex: cell, kind, strength, upTo: MOST });
}

/** For bots: on dry ground before an enemy, where no friend is near and nothing lies yet. */
function worthOf(field: Battlefield, state: State, lob: Lob): number {
  const { board, sideOf } = field;
  const { unit, cell } = lob;
  if (FIELDS[loadIn(field, lob)] === undefined || depthOf(board.terrain[cell]) >= 0) return 0;
  if (field.plugged.riskOfHex && field.plugged.riskOfHex(0, field, state, unit, cell) > 0) return 0;
  const away = (other: number) => distance(board, state.units[other].hex, cell);
  const there = state.units.flatMap((other, index) => (isOnMap(other) && other.hex >= 0 ? [index] : []));
  if (there.some((other) => sideOf[other] === sideOf[unit] && away(other) <= 2)) return 0;
  const from = distance(board, state.units[unit].hex, cell);
  const isAhead = there.some(
    (other) =>
      sideOf[other] !== sideOf[unit] &&
      away(other) === 1 &&
      from < distance(board, state.units[unit].hex, state.units[other].hex),
  );
  return isAhead ? rackOf(field, lob) : 0;
}

export const thunderMunitions: Option<boolean> = {
  id: OPTION,
  title: 'Thunder missiles',
  summary:
    'LRM launchers may lay minefields: ordinary ones, wide ones, those that look around, and vibrabombs.',
  group: 'Artillery',
  rule: 'MT-WPN-57',
  base: false,
  requires: ['missiles-at-hexes', 'minefields'],
  rules: section('Maximum Tech, weapons', [
    'MT-WPN-57',
    'Thunder missiles',
    'A salvo lays a field as strong as its rack; fields add up to 20. Augmented: half of it in seven hexes. Active: on 9 under those who are off the ground. Vibrabomb: set beforehand. All these have half the rounds.',
    OPTION,
  ]),
  plug: () => ({
    add: { lobLands: land },
    stage: {
      gear: (names) => [...names, 'Thunder missiles'],
      unitsOffered: withAdvancedMechs,
      lobSettings: (settings, field, lob) =>
        loadIn(field, lob) === 'thunder-vibrabomb'
          ? SETTINGS.map((value) => ({ value, label: `Set to ${value} tons` }))
          : settings,
      idle: (order, field, state, unit) =>
        idleLob(order, field, state, unit, (lob) => worthOf(field, state, lob)),
    },
  }),
};
