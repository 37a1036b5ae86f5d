import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Each } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Part, Slots } from '../../design.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import { withAdvancedMechs } from '../../mechs/offered.ts';
import type { Option } from '../../option.ts';
import { indexSchema, someOf } from '../../orders/parts.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { section } from '../../rule-index/section.ts';
import { goUp } from '../../rules/crew/go-up.ts';
import { breakWeapon } from '../../rules/damage/motive.ts';
import { seatsToAsk } from '../../rules/turn/asking.ts';
import { canAct, isPlaced, weaponWorks } from '../../rules/unit/condition.ts';
import { workingFittings } from '../../rules/unit/fittings.ts';
import { noteInside } from '../../rules/unit/marks.ts';
import { CALLED_OFF, type State, type UnitState, type WeaponAttack } from '../../state.ts';

declare module '../../extensions.ts' {
  interface InsideMarks {
    /** By weapon: the turn in which its capacitor was charged, and that in which it gave its charge up. */
    readonly capacitors?: Readonly<Record<number, Charge>>;
  }
  interface OptionFrames {
    /** `unit` where it acts by itself. */
    'capacitors/charge': { readonly seat: Seat; readonly unit?: number };
  }
  interface OptionOrders {
    'charge-ppc': {
      readonly type: 'charge-ppc';
      readonly guns: readonly { readonly unit: number; readonly weapon: number }[];
    };
  }
  interface OptionEvents {
    charging: { readonly type: 'charging'; readonly unit: number; readonly weapon: number };
    discharged: { readonly type: 'discharged'; readonly unit: number; readonly weapon: number };
    'capacitor-overload': {
      readonly type: 'capacitor-overload';
      readonly unit: number;
      readonly weapon: number;
    };
    'capacitor-burst': {
      readonly type: 'capacitor-burst';
      readonly unit: number;
      readonly weapon: number;
      readonly damage: number;
    };
  }
}

interface Charge {
  readonly since: number;
  readonly spent?: number;
}

type Turn = Pick<State, 'units' | 'turn'>;

const OPTION = 'ppc-capacitor';
const CHARGING = 'MT-WPN-37';
const CHARGED = 'MT-WPN-38';
const BURSTS = 'MT-WPN-39';
/** MT-WPN-37 */
const PPCS: ReadonlySet<string> = new Set(['ppc', 'er_ppc']);
/** Each turn, be it charged, held or fired. */
const HEAT = 5;
const MORE_DAMAGE = 5;
const EXPLODES = 15;
const OVERLOADS_ON = 2;
/** For bots: with less heat than that a charge is no trouble. */
const COOL = 6;
const ALL = -1;
const WORDS = {
  prompt: 'Charge PPC capacitors?',
  order: 'Charge capacitors',
  of: 'Capacitors of',
  weapon: 'PPC',
  all: 'All of them',
  heat: 'PPC capacitors',
};
const why = (message: string) => ({ message, rule: CHARGING }) as const;
const NO_CAPACITOR = why('A capacitor that works and is empty charges, beside a PPC that works');
const CHARGES = why('Its capacitor charges in this turn');

const chargeOf = ({ marks }: Pick<UnitState, 'marks'>, weapon: number): Charge | undefined =>
  marks?.inside?.capacitors?.[weapon];

const isActive = (unit: Pick<UnitState, 'marks'>, weapon: number): boolean => {
  const charge = chargeOf(unit, weapon);
  return charge !== undefined && charge.spent === undefined;
};

/** It was charged in an earlier turn, so the next shot has it. */
const isLoaded = ({ units, turn }: Turn, unit: number, weapon: number): boolean =>
  isActive(units[unit], weapon) && chargeOf(units[unit], weapon)!.since < turn;

/** MT-WPN-37: each PPC of a part has one of the capacitors there, as far as they go; with the slots of its own. */
function capacitors({ designs }: Battlefield, unit: number): ReadonlyMap<number, readonly Slots[]> {
  const { weapons, fittings = [] } = designs[unit];
  const left = fittings.filter(({ type }) => type.id === OPTION);
  const found = new Map<number, readonly Slots[]>();
  for (const [weapon, { type, location }] of weapons.entries()) {
    if (!PPCS.has(type.id)) continue;
    const index = left.findIndex(({ parts }) => parts.some((part) => part.location === location));
    if (index >= 0) found.set(weapon, left.splice(index, 1)[0].parts);
  }
  return found;
}

/** Empty ones that can be charged now. */
function chargeable(field: Battlefield, { units }: State, unit: number): readonly number[] {
  const mech = units[unit];
  if (!isPlaced(mech) || !canAct(mech)) return [];
  const working = workingFittings(field.designs[unit], mech.body, OPTION).map(({ parts }) => parts);
  return [...capacitors(field, unit)].flatMap(([weapon, parts]) =>
    working.includes(parts) &&
    !isActive(mech, weapon) &&
    weaponWorks(field.designs[unit].weapons[weapon], mech.body)
      ? [weapon]
      : [],
  );
}

function note(unit: UnitState, weapon: number, charge: Charge): void {
  noteInside(unit, { capacitors: { ...unit.marks?.inside?.capacitors, [weapon]: charge } });
}

function empty({ units, turn }: Turn, unit: number, weapon: number): void {
  const charge = chargeOf(units[unit], weapon);
  if (charge) note(units[unit], weapon, { ...charge, spent: turn });
}

type Asked = OptionFrames['capacitors/charge'];

const ownOf = (field: Battlefield, state: State, { seat, unit }: Asked): number[] =>
  state.units.flatMap((_, own) =>
    field.seatOf[own] === seat &&
    (unit === undefined || unit === own) &&
    chargeable(field, state, own).length > 0
      ? [own]
      : [],
  );

const charging: Decision<Classic, Asked, 'charge-ppc'> = {
  menu(state, frame) {
    const field = battlefieldOf(state);
    const pick = new UnitPick(field, state, []);
    const guns: Each = {
      kind: 'each',
      name: 'guns',
      label: WORDS.of,
      key: 'unit',
      items: ownOf(field, state, frame),
      describe: (unit) => pick.describe(unit as number),
      whyNot: () => NO_CAPACITOR,
      fields: (unit) => {
        const weapons = chargeable(field, state, unit as number);
        return [
          {
            kind: 'pick',
            name: 'weapon',
            label: WORDS.weapon,
            values: weapons.length > 1 ? [ALL, ...weapons] : weapons,
            describe: (weapon) => ({
              label:
                weapon === ALL ? WORDS.all : field.designs[unit as number].weapons[weapon as number].label,
            }),
            whyNot: () => NO_CAPACITOR,
          },
        ];
      },
    };
    return {
      prompt: WORDS.prompt,
      rule: CHARGING,
      orders: [{ type: 'charge-ppc', label: WORDS.order, fields: [guns] }],
    };
  },
  apply(play, _frame, order) {
    const field = battlefieldOf(play.state);
    for (const { unit, weapon } of order.guns)
      for (const each of weapon === ALL ? chargeable(field, play.state, unit) : [weapon])
        play.happen({ type: 'charging', unit, weapon: each });
  },
};

/** MT-WPN-39: a shot with its charge, by the lowest throw. */
function overload(play: Play<Classic>, { attacker, weapon }: WeaponAttack, dice: readonly number[]): void {
  if (sum(dice) === OVERLOADS_ON && isLoaded(play.state, attacker, weapon))
    play.happen({ type: 'capacitor-overload', unit: attacker, weapon });
}

const isFiring = ({ weaponAttacks, phase }: State, unit: number, weapon: number): boolean =>
  phase === 'weapon' &&
  weaponAttacks.some(
    (attack) => attack.attacker === unit && attack.weapon === weapon && attack.number !== CALLED_OFF,
  );

/** MT-WPN-39: a critical hit on a capacitor with a charge, or on its PPC, unless that fires in this phase. */
function critical(play: Play<Classic>, field: Battlefield, unit: number, part: Part, slot: number): void {
  const isHit = ({ location, mask }: Slots) => location === part && (mask & (1 << slot)) !== 0;
  for (const [weapon, parts] of capacitors(field, unit)) {
    if (!isActive(play.state.units[unit], weapon) || isFiring(play.state, unit, weapon)) continue;
    if (![...parts, ...field.designs[unit].weapons[weapon].parts].some(isHit)) continue;
    play.happen({ type: 'capacitor-burst', unit, weapon, damage: EXPLODES });
    goUp(play, field, unit, part, EXPLODES);
  }
}

/** Bots charge where no enemy is within the reach of the PPC, and heat is no trouble. */
function botCharges(
  field: Battlefield,
  state: State,
  frame: Asked,
): readonly { unit: number; weapon: number }[] {
  return ownOf(field, state, frame).flatMap((unit) => {
    const { hex, heat } = state.units[unit];
    if (heat > COOL) return [];
    const weapons = chargeable(field, state, unit);
    const reach = Math.max(...weapons.map((weapon) => field.designs[unit].weapons[weapon].type.long));
    const isNear = field.enemiesOf[unit].some(
      (enemy) => isPlaced(state.units[enemy]) && distance(field.board, hex, state.units[enemy].hex) <= reach,
    );
    return isNear ? [] : [{ unit, weapon: weapons.length > 1 ? ALL : weapons[0] }];
  });
}

/** What happens inside, for those who know the sheet. */
const INSIDE: ReadonlySet<string> = new Set(['charging', 'discharged']);

/** MT-WPN-37 to MT-WPN-39 */
export const ppcCapacitor: Option<boolean> = {
  id: OPTION,
  title: 'PPC capacitors',
  summary: 'PPCs may have capacitors, which take a turn to charge and make the next shot stronger.',
  group: 'Weapons',
  rule: CHARGED,
  base: false,
  rules: section(
    'Maximum Tech, weapons',
    [
      CHARGING,
      'PPC capacitor: charging',
      'Instead of firing, a PPC or ER PPC with a capacitor beside it charges that for 5 heat, and holds the charge for 5 a turn.',
      OPTION,
    ],
    [
      CHARGED,
      'PPC capacitor: charged shot',
      'The shot with the charge makes 5 more heat and does 15 points in one place.',
      OPTION,
    ],
    [
      BURSTS,
      'PPC capacitor: overload and explosion',
      'A charged shot with a throw of 2 is the last of its PPC. A critical hit on a PPC or a capacitor with a charge explodes for 15 points, but not in the phase in which it is fired.',
      OPTION,
    ],
  ),
  orders: [
    z.strictObject({
      type: z.literal('charge-ppc'),
      guns: someOf(z.strictObject({ unit: indexSchema, weapon: z.int().min(ALL) })),
    }),
  ],
  steps: { 'capacitors/charge': charging },
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'PPC capacitors'],
      unitsOffered: withAdvancedMechs,
      beforeFire: (steps, field, state, unit) => {
        if (unit !== undefined) {
          const own = { step: 'capacitors/charge', seat: field.seatOf[unit], unit } as const;
          return ownOf(field, state, own).length > 0 ? [...steps, own] : steps;
        }
        const seats = seatsToAsk(field, state, (seat) => ownOf(field, state, { seat }).length > 0);
        return [...steps, ...seats.map((seat) => ({ step: 'capacitors/charge', seat }) as const)];
      },
      whyNotReady: (reason, field, state, unit, mount) => {
        const weapon = field.designs[unit].weapons.indexOf(mount);
        const isCharging = isActive(state.units[unit], weapon) && !isLoaded(state, unit, weapon);
        return reason ?? (isCharging ? CHARGES : null);
      },
      hit: (hit, { state }) =>
        isLoaded(state, hit.attack.attacker, hit.attack.weapon)
          ? { ...hit, damageEach: hit.damageEach + MORE_DAMAGE }
          : hit,
      meanPoints: (points, _field, state, { attacker, weapon }) =>
        isLoaded(state, attacker, weapon) ? points + MORE_DAMAGE : points,
      states: (states, _field, { units }, unit) =>
        Object.values(units[unit].marks?.inside?.capacitors ?? {}).some(({ spent }) => spent === undefined)
          ? [...states, 'PPC charged']
          : states,
      glimpse: (event) => (event && INSIDE.has(event.type) ? null : event),
      answer: (order, field, state, frame) =>
        frame.step === 'capacitors/charge'
          ? { type: 'charge-ppc', guns: botCharges(field, state, frame) }
          : order,
    },
    add: {
      rolledToHit: (play, _field, attack, dice) => overload(play, attack, dice),
      fired: (play, _field, { attacker, weapon }) => {
        if (isLoaded(play.state, attacker, weapon))
          play.happen({ type: 'discharged', unit: attacker, weapon });
      },
      critical,
      heat: (tally, _field, { units, turn }, unit) => {
        const charges = Object.values(units[unit].marks?.inside?.capacitors ?? {});
        const count = charges.filter(({ spent }) => spent === undefined || spent === turn).length;
        if (count > 0) tally.add(HEAT * count, WORDS.heat, CHARGED);
      },
    },
  }),
  changes: {
    charging: ({ units, turn }, { unit, weapon }) => note(units[unit], weapon, { since: turn }),
    discharged: (table, { unit, weapon }) => empty(table, unit, weapon),
    'capacitor-overload': ({ units }, { unit, weapon }, { designs }) =>
      breakWeapon(units[unit], designs[unit].weapons[weapon]),
    'capacitor-burst': (table, { unit, weapon }) => empty(table, unit, weapon),
  },
  sentences: {
    charging: ({ unit, weapon }, names) =>
      `${names.mech(unit)} charges the capacitor of ${names.weapon(unit, weapon)}.`,
    discharged: () => null,
    'capacitor-overload': ({ unit, weapon }, names) =>
      `${names.weapon(unit, weapon)} of ${names.mech(unit)} overloads and is out of action.`,
    'capacitor-burst': ({ unit, weapon, damage }, names) =>
      `The charge of ${names.weapon(unit, weapon)} of ${names.mech(unit)} explodes for ${damage} points.`,
  },
};
