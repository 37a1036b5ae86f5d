import { distance } from '@ironfield/hex/board.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Shot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { FittingId } from '../../data/fittings.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { bracketOf } from '../../rules/fire/range.ts';
import { bandModifier } from '../../rules/fire/to-hit.ts';
import { isJammedAt, isJammedBetween } from '../../rules/sight/jamming.ts';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { canAct, isOnMap } from '../../rules/unit/condition.ts';
import { workingFittings } from '../../rules/unit/fittings.ts';
import { isWithAnother } from '../../rules/unit/riding.ts';
import { isMuffled, isUplinked } from '../../rules/unit/switches.ts';
import { SIDES, type State } from '../../state.ts';

type Units = Pick<State, 'units' | 'turn' | 'marks'>;

const OPTION = 'c3-computers';
const MOST_BELOW = 3;
const MOST_EQUAL = 6;
/** Two computers of one unit link so many other masters with the second of them. */
const MASTERS_BELOW = 2;
const WORDS = 'C3: a friend is nearer';
const NOBODY = -1;

const countOf = ({ designs }: Pick<Battlefield, 'designs'>, unit: number, id: FittingId): number =>
  designs[unit].fittings?.filter(({ type }) => type.id === id).length ?? 0;

/** By unit the one whose master links it, as it was written down: in the order of the units of a side. */
const mastersOf = remembered((field: Battlefield): readonly number[] => {
  const above = field.designs.map(() => NOBODY);
  for (const side of SIDES) linkSide(field, field.unitsOf[side], above);
  return above;
});

function linkSide(field: Battlefield, units: readonly number[], above: number[]): void {
  const masters = units.filter((unit) => countOf(field, unit, 'c3-master') > 0);
  const below = (master: number): number => above.filter((one) => one === master).length;
  for (const slave of units.filter((unit) => countOf(field, unit, 'c3-slave') > 0)) {
    if (masters.includes(slave)) continue;
    const before = masters.filter((master) => master < slave).reverse();
    const open = [...before, ...masters].find((master) => below(master) < MOST_BELOW);
    if (open !== undefined) above[slave] = open;
  }
  // A company has one commander: a unit with two masters, or one whose only master links no slave.
  const commander =
    masters.find((unit) => countOf(field, unit, 'c3-master') > 1) ??
    masters.find((unit) => below(unit) === 0);
  if (commander === undefined) return;
  const most = countOf(field, commander, 'c3-master') > 1 ? MASTERS_BELOW : MOST_BELOW;
  for (const master of masters.filter((unit) => unit !== commander).slice(0, most)) above[master] = commander;
}

function takesPart(field: Battlefield, { units }: Units, unit: number): boolean {
  const mech = units[unit];
  if (!isOnMap(mech) || !canAct(mech) || isWithAnother(mech) || isMuffled(mech)) return false;
  if (isUplinked(field, mech, unit)) return false;
  const computers = [
    ...workingFittings(field.designs[unit], mech.body, 'c3-master'),
    ...workingFittings(field.designs[unit], mech.body, 'c3-slave'),
    ...workingFittings(field.designs[unit], mech.body, 'c3i'),
  ];
  return computers.length > 0;
}

/** MT-ELEC-17: a unit and the one above it are linked as long as nobody jams the way between them. */
function isLinked(field: Battlefield, state: Units, unit: number): boolean {
  const master = mastersOf(field)[unit];
  if (master === NOBODY || !takesPart(field, state, unit) || !takesPart(field, state, master)) return false;
  const works = workingFittings(field.designs[master], state.units[master].body, 'c3-master').length > 0;
  return works && !isJammedAt(field, state, master) && !isJammedBetween(field, state, unit, master);
}

/** MT-ELEC-16: by unit those of its network, so many of a side together in their order. */
const groupsOf = remembered((field: Battlefield): readonly (readonly number[])[] => {
  const groups: (readonly number[])[] = field.designs.map(() => []);
  for (const side of SIDES) {
    const own = field.unitsOf[side].filter((unit) => countOf(field, unit, 'c3i') > 0);
    for (const [index, unit] of own.entries()) {
      const first = index - (index % MOST_EQUAL);
      groups[unit] = own.slice(first, first + MOST_EQUAL);
    }
  }
  return groups;
});

/** MT-ELEC-16: all are equal; whoever is jammed where it is is out. */
function equalsOf(field: Battlefield, state: Units, unit: number): readonly number[] {
  const isIn = (one: number) => takesPart(field, state, one) && !isJammedAt(field, state, one);
  return isIn(unit) ? groupsOf(field)[unit].filter(isIn) : [unit];
}

/** Everybody with whom a unit shares what it sees, itself included. */
function networkOf(field: Battlefield, state: Units, unit: number): readonly number[] {
  if (countOf(field, unit, 'c3i') > 0) return equalsOf(field, state, unit);
  const above = mastersOf(field);
  const found = new Set([unit]);
  // No more than two levels: up, up again, and down twice.
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const [other, master] of above.entries()) {
      if (master === NOBODY || (found.has(other) && found.has(master))) continue;
      if (!found.has(other) && !found.has(master)) continue;
      if (isLinked(field, state, other)) found.add(other).add(master);
    }
  }
  return [...found];
}

/** The distance from which a shot is as if fired: that of whoever in the network is nearest and sees the target. */
function rangeShared(field: Battlefield, state: State, { attacker, target }: Shot, range: number): number {
  if (!field.designs[attacker].fittings || typeof target !== 'number') return range;
  if (!takesPart(field, state, attacker) || isBlocked(unitSight(field, state, attacker, target)))
    return range;
  let best = range;
  for (const member of networkOf(field, state, attacker)) {
    if (member === attacker || isBlocked(unitSight(field, state, member, target))) continue;
    best = Math.min(best, distance(field.board, state.units[member].hex, state.units[target].hex));
  }
  return best;
}

export const c3Computers: Option<boolean> = {
  id: OPTION,
  title: 'C3 computers',
  summary: 'Units with C3 share ranges: each fires as if from where its nearest friend is.',
  group: 'Equipment',
  rule: 'MT-ELEC-14',
  base: false,
  rules: section(
    'Maximum Tech, equipment',
    [
      'MT-ELEC-14',
      'C3: the network',
      'A master links three slaves; a unit with two masters two other masters besides, one without slaves three. Who is shut down, without a working computer or jammed is out; with a master those below it.',
      OPTION,
    ],
    [
      'MT-ELEC-15',
      'C3: the attack',
      'Whoever sees its target, in range of its weapon, has the range modifier of the member of its network that is nearest to the target and sees it. Minimum range and all else are its own. Not in indirect fire.',
      OPTION,
    ],
  ),
  plug: () => ({
    add: {
      weaponToHit: (tally, field, state, shot, range) => {
        const { type } = field.designs[shot.attacker].weapons[shot.weapon];
        const own = bandModifier(field, type, range);
        const best = own === 0 ? own : bandModifier(field, type, rangeShared(field, state, shot, range));
        if (best < own) tally.add(best - own, WORDS, 'MT-ELEC-15');
      },
    },
    replace: {
      bracketUsed: (field, state, shot, range) =>
        bracketOf(
          field.designs[shot.attacker].weapons[shot.weapon].type,
          rangeShared(field, state, shot, range),
        ),
    },
    stage: {
      gear: (names) => [...names, 'a C3 computer'],
      states: (states, field, table, unit) => {
        if (!field.designs[unit].fittings || !takesPart(field, table, unit)) return states;
        const others = networkOf(field, table, unit).length - 1;
        return others > 0 ? [...states, `C3 with ${others}`] : states;
      },
    },
  }),
};
