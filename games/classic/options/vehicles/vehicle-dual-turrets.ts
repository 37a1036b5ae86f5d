import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import type { OrderOf } from '../../orders.ts';
import { section } from '../../rule-index/section.ts';
import { frontTwist, isFrontLocked, turnFront } from '../../rules/damage/front-turret.ts';
import { twistsToward } from '../../rules/fire/pointing.ts';
import type { State, Twist } from '../../state.ts';
import { TURNED } from '../../text/log.ts';
import { TWO_TURRETS } from '../../vehicles/special.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    'front-turret': { readonly type: 'front-turret'; readonly unit: number; readonly twist: Twist };
  }
}

type Attacks = OrderOf<'fire'>['attacks'];
type Aimed = { readonly weapon: number; readonly target: number };

const APART: Reason = {
  message: 'All weapons of the front turret are fired at what it faces, however it is turned',
  rule: 'MT-VCOM-02',
};
const ALL: readonly Twist[] = [0, -1, 1, -2, 2, 3];

/** How the front turret may be turned to each of these shots that is one of its own. */
function facings(
  field: Battlefield,
  state: Pick<State, 'units' | 'turn'>,
  unit: number,
  shots: readonly Aimed[],
): readonly Twist[] {
  let left = ALL;
  for (const { weapon, target } of shots) {
    const mount = field.designs[unit].weapons[weapon];
    const cell = state.units[target]?.hex ?? -1;
    const toward = cell < 0 ? null : twistsToward(field, state, unit, mount, cell);
    if (toward) left = left.filter((twist) => toward.includes(twist));
  }
  return left;
}

const isOfFront = ({ kinds, designs }: Battlefield, unit: number, weapon: number): boolean =>
  (kinds[unit].ownTwists?.(designs[unit].weapons[weapon]) ?? null) !== null;

/** For bots: what the turret cannot face together with its other shots is left out, the primary target first. */
function together(
  attacks: Attacks,
  field: Battlefield,
  state: State,
  unit: number,
  primary: number,
): Attacks {
  const own = attacks.filter(({ weapon }) => isOfFront(field, unit, weapon));
  if (own.length < 2) return attacks;
  const kept: Attacks = [];
  for (const attack of own.toSorted((a, b) => Number(b.target === primary) - Number(a.target === primary)))
    if (facings(field, state, unit, [...kept, attack]).length > 0) kept.push(attack);
  return attacks.filter((attack) => !own.includes(attack) || kept.includes(attack));
}

/** It turns no farther than it has to. */
function turns(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { state } = play;
  const shots = state.weaponAttacks.filter(
    ({ attacker, weapon }) => attacker === unit && isOfFront(field, unit, weapon),
  );
  if (shots.length === 0) return;
  const [twist] = facings(field, state, unit, shots).toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const { [unit]: vehicle } = state.units;
  if (twist === undefined || isFrontLocked(vehicle)) return;
  if (vehicle.marks?.frontTurret?.turn === state.turn || twist === frontTwist(vehicle, state.turn)) return;
  play.happen({ type: 'front-turret', unit, twist });
}

/** MT-VCON-04 */
export const vehicleDualTurrets: Option<boolean> = {
  id: 'vehicle-dual-turrets',
  title: 'Two turrets',
  summary: 'A vehicle may have a second turret in front of the other one.',
  group: 'Vehicle combat',
  rule: 'MT-VCON-04',
  base: false,
  requires: ['combined-arms', 'vehicle-hit-location'],
  rules: section('Maximum Tech, vehicle combat', [
    'MT-VCON-04',
    'Two turrets',
    'The rear turret turns all around; the front one turns to what its weapons are fired at, and never to the rear. Each is hit, locked, jammed or blown off by itself; who flips over comes down on both.',
    'vehicle-dual-turrets',
  ]),
  plug: () => ({
    add: { attacks: turns },
    stage: {
      gear: (names) => [...names, 'a second turret'],
      unitsOffered: (files) => [...files, ...TWO_TURRETS],
      whyNotTogether: (why, field, state, unit, entries) =>
        why ??
        (field.kinds[unit].ownTwists && facings(field, state, unit, entries as readonly Aimed[]).length === 0
          ? APART
          : null),
      completeSalvo: (attacks, field, state, { unit }, primary) =>
        field.kinds[unit].ownTwists ? together(attacks, field, state, unit, primary) : attacks,
    },
  }),
  changes: { 'front-turret': ({ units, turn }, { unit, twist }) => turnFront(units[unit], twist, turn) },
  sentences: {
    'front-turret': ({ unit, twist }, { mech }) => `${mech(unit)} turns its front turret ${TURNED[twist]}.`,
  },
};
