import { remembered } from '@ironfield/kernel/memory.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../../battlefield.ts';
import type { Classic } from '../../../../game-types.ts';
import type { Option } from '../../../../option.ts';
import { section } from '../../../../rule-index/section.ts';
import { isDrone } from '../../../../rules/crew/crew-size.ts';
import { daze, hitsOn } from '../../../../rules/damage/crew-damage.ts';
import type { VehicleDamage } from '../../../../rules/damage/vehicle-damage.ts';
import { isJammedAt } from '../../../../rules/sight/jamming.ts';
import { canAct, isOnMap } from '../../../../rules/unit/condition.ts';
import { kept } from '../../../../rules/unit/marks.ts';
import { SIDES, type State, type UnitState } from '../../../../state.ts';

/** For the time being, or for good. */
type Silence = 'cut off' | 'disabled';

declare module '../../../../extensions.ts' {
  interface UnitMarks {
    /** MT-DRONE-03, MT-DRONE-04: nobody steers it. */
    readonly silent?: Silence;
  }
  interface OptionEvents {
    'drone-silent': {
      readonly type: 'drone-silent';
      readonly unit: number;
      /** Null: it is steered again. */
      readonly silence: Silence | null;
    };
    'drones-stunned': {
      readonly type: 'drones-stunned';
      readonly unit: number;
      readonly drones: readonly number[];
    };
  }
}

const OPTION = 'drones';
const NOBODY = -1;
const HARDER = 1;
const WORDS = 'Steered from afar';
const SILENT = { message: 'Nobody steers that drone now', rule: 'MT-DRONE-03' } as const;

const dronesOf = ({ designs }: Battlefield): number[] =>
  designs.flatMap((design, unit) => (isDrone(design) ? [unit] : []));

/** By unit its carrier: the last one before it that has room, else the first one that has; nobody, if none is there. */
const carriersOf = remembered((field: Battlefield): readonly number[] => {
  const above = field.designs.map(() => NOBODY);
  const roomOf = (unit: number): number =>
    field.designs[unit].fittings?.filter(({ type }) => type.id === 'drone-control').length ?? 0;
  for (const side of SIDES) {
    const carriers = field.unitsOf[side].filter((unit) => roomOf(unit) > 0);
    for (const drone of dronesOf(field).filter((unit) => field.sideOf[unit] === side)) {
      const before = carriers.filter((unit) => unit < drone).reverse();
      const open = [...before, ...carriers].find(
        (unit) => above.filter((one) => one === unit).length < roomOf(unit),
      );
      if (open !== undefined) above[drone] = open;
    }
  }
  return above;
});

/** MT-DRONE-03: jammed where it is, or where its carrier is; or that is gone. One without a carrier is steered from off the map. */
function isCutOff(field: Battlefield, state: State, drone: number): boolean {
  if (isOnMap(state.units[drone]) && isJammedAt(field, state, drone)) return true;
  const carrier = carriersOf(field)[drone];
  if (carrier === NOBODY) return false;
  const unit = state.units[carrier];
  return !canAct(unit) || (isOnMap(unit) && isJammedAt(field, state, carrier));
}

const silenceOf = ({ marks }: Pick<UnitState, 'marks'>): Silence | undefined => marks?.silent;
const isSilent = (unit: Pick<UnitState, 'marks'>): boolean => silenceOf(unit) !== undefined;

function listen(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const unit of dronesOf(field)) {
    const drone = state.units[unit];
    if (drone.loss !== null || silenceOf(drone) === 'disabled') continue;
    const cut = isCutOff(field, state, unit);
    if (cut !== isSilent(drone)) play.happen({ type: 'drone-silent', unit, silence: cut ? 'cut off' : null });
  }
}

function silence(unit: UnitState, how: Silence | null): void {
  const { silent: _, ...marks } = unit.marks ?? {};
  unit.marks = kept(how ? { ...marks, silent: how } : marks);
}

/** MT-DRONE-04 */
function damaged(play: Play<Classic>, field: Battlefield, unit: number, result: VehicleDamage): void {
  const { units } = play.state;
  if (isDrone(field.designs[unit])) {
    if (hitsOn(units[unit], 'commander') > 0 && silenceOf(units[unit]) !== 'disabled')
      play.happen({ type: 'drone-silent', unit, silence: 'disabled' });
  } else if (result === 'crew-stunned' || result === 'commander') {
    const drones = dronesOf(field).filter(
      (drone) => carriersOf(field)[drone] === unit && units[drone].loss === null,
    );
    if (drones.length > 0) play.happen({ type: 'drones-stunned', unit, drones });
  }
}

/** MT-DRONE-02 to MT-DRONE-04 */
export const drones: Option<boolean> = {
  id: OPTION,
  title: 'Drones',
  summary: 'Vehicles may be steered from other vehicles, as long as no ECM comes between.',
  group: 'Vehicle combat',
  rule: 'MT-DRONE-02',
  base: false,
  requires: ['combined-arms'],
  rules: section(
    'Maximum Tech, special vehicles',
    [
      'MT-DRONE-02',
      'Drones',
      'A drone is a vehicle with a crew of one. All its attacks and Driving Skill Rolls are at +1.',
      OPTION,
    ],
    [
      'MT-DRONE-03',
      'Drones and ECM',
      'Within enemy ECM at the end of a Movement Phase a drone neither moves nor attacks, and is an immobile target, until it is out of it at the end of another. So are all drones of a carrier that is within enemy ECM.',
      OPTION,
    ],
    [
      'MT-DRONE-04',
      'Critical hits on drones',
      'Nobody aboard can be stunned or killed; a hit on its commander disables it for good. Who stuns the crew of a carrier stuns its drones. Jams of a drone are not cleared.',
      OPTION,
    ],
  ),
  plug: () => ({
    add: {
      weaponToHit: (tally, { designs }, _state, { attacker }) => {
        if (isDrone(designs[attacker])) tally.add(HARDER, WORDS, 'MT-DRONE-02');
      },
      physicalToHit: (tally, { designs }, _state, { attacker }) => {
        if (isDrone(designs[attacker])) tally.add(HARDER, WORDS, 'MT-DRONE-02');
      },
      piloting: (tally, { designs }, _state, unit) => {
        if (isDrone(designs[unit])) tally.add(HARDER, WORDS, 'MT-DRONE-02');
      },
      phaseEnds: (play, field, phase) => {
        if (phase === 'movement' || phase === 'action') listen(play, field);
      },
      vehicleDamaged: damaged,
    },
    stage: {
      gear: (names) => [...names, 'drones'],
      holds: (hold, { units }, unit) => hold ?? (isSilent(units[unit]) ? SILENT : null),
      whyNoAttack: (why, { units }, unit) => why ?? (isSilent(units[unit]) ? SILENT : null),
      whyNoTask: (why, { units }, unit) => why ?? (isSilent(units[unit]) ? SILENT : null),
      countsAsImmobile: (is, target) => is || isSilent(target),
      mayClear: (may, { designs }, _state, unit) => may && !isDrone(designs[unit]),
      vehicleResult: (result, { designs }, unit) =>
        isDrone(designs[unit]) && (result === 'crew-stunned' || result === 'crew-killed') ? 'none' : result,
      states: (states, _field, { units }, unit) => {
        const how = silenceOf(units[unit]);
        return how ? [...states, how] : states;
      },
    },
  }),
  changes: {
    'drone-silent': ({ units }, { unit, silence: how }) => silence(units[unit], how),
    'drones-stunned': (table, { drones: stunned }) => {
      for (const unit of stunned) daze(table.units[unit], table.turn);
    },
  },
  sentences: {
    'drone-silent': ({ unit, silence: how }, { mech }) =>
      how === 'disabled'
        ? `${mech(unit)} is disabled for good.`
        : how
          ? `${mech(unit)} is cut off: nobody steers it.`
          : `${mech(unit)} is steered again.`,
    'drones-stunned': ({ unit }, { mech }) => `The drones of ${mech(unit)} are stunned with its crew.`,
  },
};
