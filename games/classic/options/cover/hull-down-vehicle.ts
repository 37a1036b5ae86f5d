import { type Battlefield, hasCondition } from '../../battlefield.ts';
import { bitOf } from '../../design.ts';
import type { Option } from '../../option.ts';
import {
  HULL_EVENTS,
  type HullOrder,
  holdsDown,
  hullMoves,
  hullOrders,
  isHullDown,
  withHullDown,
} from '../../phases/movement/hull-down.ts';
import { section } from '../../rule-index/section.ts';
import { narrowSide } from '../../rules/damage/attack-side.ts';
import { allows } from '../../rules/ground/ground.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import type { State } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    'hull-down': HullOrder<'hull-down'>;
    'hull-up': HullOrder<'hull-up'>;
  }
}

const HARDER = 2;
const FRONT = 'FR';
const TURRET = 'TU';
const BLOCKED = { message: 'What is mounted in front does not fire hull-down', rule: 'MT-HULL-02' } as const;

const isVehicle = ({ kinds }: Battlefield, unit: number): boolean =>
  kinds[unit].motive !== undefined && !kinds[unit].troopers && !kinds[unit].flight;

const isInTrench = ({ field, unit, mech }: Mover): boolean =>
  isVehicle(field, unit) && hasCondition(field, mech.hex, 'fortified');

const isDown = (field: Battlefield, { units }: Pick<State, 'units'>, unit: number): boolean =>
  isVehicle(field, unit) && isHullDown(units[unit]);

/** The location of a hit on its front: the turret, if there is one. */
function struckFor({ kinds }: Battlefield, { units }: State, target: number): number {
  const turret = kinds[target].codes.indexOf(TURRET);
  return (units[target].body.lost & bitOf(turret)) === 0 ? turret : kinds[target].codes.indexOf(FRONT);
}

/** MT-HULL-02 */
export const hullDownVehicle: Option<boolean> = {
  id: 'hull-down-vehicle',
  title: 'Hull-down vehicles',
  summary: 'In a fortified hex a vehicle goes hull-down: from the front its turret alone is hit, at +2.',
  group: 'Cover',
  rule: 'MT-HULL-02',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, hull-down', [
    'MT-HULL-02',
    'Hull-down vehicles',
    'In a fortified hex a ground vehicle goes hull-down for 2 MP, and stays so until it pays 2 MP more. Fire at its front is at +2 and strikes the turret, or the front where there is none. Weapons in front do not fire.',
    'hull-down-vehicle',
  ]),
  orders: hullOrders('hull-down', 'hull-up'),
  plug: () => ({
    add: {
      weaponToHit: (tally, field, state, { attacker, weapon, target, spotter }) => {
        const { type } = field.designs[attacker].weapons[weapon];
        if (!isDown(field, state, target) || spotter !== undefined || type.closeAttack || type.support)
          return;
        const { hex, facing } = state.units[target];
        if (narrowSide(field, state.units[attacker].hex, hex, facing) === 'front')
          tally.add(HARDER, 'Target is hull-down', 'MT-HULL-02');
      },
    },
    stage: {
      mapKinds: allows('fortified'),
      marks: withHullDown,
      moves: (moves) => [
        ...moves,
        ...hullMoves('hull-down', 'hull-up', {
          who: isInTrench,
          rule: 'MT-HULL-02',
          words: 'A ground vehicle goes hull-down in a fortified hex for 2 MP, and leaves that for 2 MP',
        }),
      ],
      holds: (hold, state, unit) => holdsDown(hold, state, unit, 'MT-HULL-02'),
      incoming(from, field, state, attack) {
        if (!('weapon' in attack) || from.side !== 'front') return from;
        const { attacker, weapon, target, spotter } = attack;
        const { type } = field.designs[attacker].weapons[weapon];
        if (typeof target !== 'number' || spotter !== undefined || type.closeAttack || type.support)
          return from;
        return isDown(field, state, target) ? { ...from, lands: struckFor(field, state, target) } : from;
      },
      whyNotFire: (why, field, state, { unit }, { weapon }) => {
        if (why || !isDown(field, state, unit)) return why;
        const { location } = field.designs[unit].weapons[weapon];
        return field.kinds[unit].codes[location] === FRONT ? BLOCKED : null;
      },
      states: (states, field, { units }, unit) =>
        isDown(field, { units }, unit) ? [...states, 'hull-down'] : states,
    },
  }),
  ...HULL_EVENTS,
};
