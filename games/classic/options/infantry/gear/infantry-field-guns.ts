import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { crewOf } from '../../../data/field-guns.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { loseServed, servedBy, shotsLeftIn } from '../../../platoons/served.ts';
import { stock } from '../../../platoons/stock.ts';
import { section } from '../../../rule-index/section.ts';
import { weaponNumber, whyNotAble, whyNotFire } from '../../../rules/fire/to-hit.ts';
import { bearingOf } from '../../../rules/sight/arcs.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import type { State, UnitState } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    'gun-lost': { readonly type: 'gun-lost'; readonly unit: number; readonly weapon: number };
  }
}

const PLATOONS = [
  stock('Ford Battery', 'motorized', 'rifle', { fieldGuns: { weapon: 'AC/5', guns: 3 } }),
  stock('Long Reach', 'motorized', 'rifle', { fieldGuns: { weapon: 'AC/2', guns: 4 } }),
  stock('Gatehouse Guns', 'motorized', 'machine-gun', { fieldGuns: { weapon: 'AC/10', guns: 2 } }),
  stock('Causeway Gun', 'motorized', 'rifle', { fieldGuns: { weapon: 'Gauss Rifle', guns: 1 } }),
];
const APART: Reason = {
  message: 'All guns face one hexside, and fire at what is ahead of it',
  rule: 'MT-IEQP-03',
};
/** MT-VCOM-01: as a turret: 30 degrees to each side. */
const HALF_ARC = 2;

/** For bots: a number that is worth staying for. */
const WORTH_A_SHOT = 10;

/** MT-IEQP-02: guns that nobody is left to serve, those with the least ammunition first. */
function surplus(field: Pick<Battlefield, 'designs'>, platoon: UnitState, unit: number): number[] {
  const guns = servedBy(field, unit, platoon, 'gun');
  if (guns.length === 0) return [];
  const [alive] = platoon.body.structure;
  const served = Math.floor(alive / crewOf(field.designs[unit].weapons[guns[0]].type));
  const shots = (weapon: number): number => shotsLeftIn(field, unit, platoon, weapon);
  return guns.sort((a, b) => shots(a) - shots(b)).slice(0, Math.max(0, guns.length - served));
}

function phaseEnds(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const [unit, platoon] of state.units.entries()) {
    if (!isOnMap(platoon)) continue;
    for (const weapon of surplus(field, platoon, unit)) play.happen({ type: 'gun-lost', unit, weapon });
  }
}

/** Is there a hexside that the battery may face to have all of these ahead? */
function canFace(field: Battlefield, { units }: State, unit: number, targets: readonly number[]): boolean {
  const { hex } = units[unit];
  return DIRECTIONS.some((facing) =>
    targets.every((target) => {
      const bearing = bearingOf(field, hex, facing, units[target].hex);
      return bearing <= HALF_ARC || bearing >= 24 - HALF_ARC;
    }),
  );
}

/** For bots: somebody whom a gun could hit from here. */
const hasTarget = (field: Battlefield, state: State, unit: number, guns: readonly number[]): boolean =>
  guns.some((weapon) =>
    field.enemiesOf[unit].some((target) => {
      if (whyNotFire(field, state, { unit, twist: 0, prop: null }, weapon, target)) return false;
      const shot = { attacker: unit, weapon, target, twist: 0, secondary: 0, aim: -1 } as const;
      return weaponNumber(field, state, shot) <= WORTH_A_SHOT;
    }),
  );

/** MT-IEQP-02, MT-IEQP-03 */
export const infantryFieldGuns: Option<boolean> = {
  id: 'infantry-field-guns',
  title: 'Field guns',
  summary: 'Motorized platoons may tow autocannons and Gauss rifles, and fire them where they stand.',
  group: 'Infantry',
  rule: 'MT-IEQP-02',
  base: false,
  requires: ['combined-arms'],
  rules: section(
    'Maximum Tech, infantry',
    [
      'MT-IEQP-02',
      'Field guns',
      'A motorized platoon may have autocannons or Gauss rifles of one type, a trooper for each ton of a gun, each with a ton of ammunition. At the end of a phase guns that nobody is left to serve are lost.',
      'infantry-field-guns',
    ],
    [
      'MT-IEQP-03',
      'Firing field guns',
      'Not in a turn in which the platoon has moved, and instead of its own weapons. The battery faces one hexside, and each gun fires at a target within 30 degrees of that. Further targets are at +1.',
      'infantry-field-guns',
    ],
  ),
  plug: () => ({
    add: { phaseEnds: (play, field) => phaseEnds(play, field) },
    stage: {
      gear: (names) => [...names, 'field guns'],
      unitsOffered: (files) => [...files, ...PLATOONS],
      whyNotTogether(why, field, state, unit, entries) {
        const { weapons } = field.designs[unit];
        const targets = entries.flatMap(({ weapon, target }) =>
          typeof target === 'number' && weapons[weapon as number].served === 'gun' ? [target] : [],
        );
        return why ?? (targets.length < 2 || canFace(field, state, unit, targets) ? null : APART);
      },
      // Bots stay where their guns have a target.
      liesLow(order, field, state, unit) {
        if (order || state.agenda.at(-1)?.step !== 'movement/move') return order;
        const guns = servedBy(field, unit, state.units[unit], 'gun');
        if (guns.length === 0 || whyNotAble(field, state, unit)) return null;
        return hasTarget(field, state, unit, guns) ? { type: 'still', unit } : null;
      },
      glimpse: (event) => (event?.type === 'gun-lost' ? null : event),
    },
  }),
  changes: {
    'gun-lost': ({ units }, { unit, weapon }, field) => loseServed(units[unit], field, unit, weapon),
  },
  sentences: {
    'gun-lost': ({ unit, weapon }, names) =>
      `${names.mech(unit)} has nobody left to serve a gun: ${names.weapon(unit, weapon)}.`,
  },
};
