import { sum } from '@ironfield/kernel/dice.ts';
import type { Field } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import { CONSCIOUSNESS } from '../../../data/piloting.ts';
import { CRITICAL_HITS } from '../../../data/tables.ts';
import { bitOf, type Part } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { befalls } from '../../../rules/crew/about-rolls.ts';
import { stayAwake } from '../../../rules/crew/pilot.ts';
import { oweRoll } from '../../../rules/piloting/piloting.ts';
import { endMark, type PassingMark } from '../../../rules/unit/mark-ends.ts';
import { kept } from '../../../rules/unit/marks.ts';
import { isDark } from '../../../rules/weather/weather.ts';
import type { PhysicalAttack, State, UnitState } from '../../../state.ts';
import { PURPOSES as DAMAGE_PURPOSES } from '../../../text/damage.ts';
import { ARMS, Location } from '../../../units/locations.ts';
import {
  breakBypass,
  bypassedOf,
  bypassesIn,
  type Component,
  damagedComponents,
  heats,
  install,
  isBypassed,
  isRigged,
  isUseless,
  keyOf,
  losesBypass,
  MOST_PER_LIMB,
  note,
  weaponIn,
} from './bypass.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    'rig/try': { readonly seat: Seat };
  }
  interface OptionOrders {
    rig: { readonly type: 'rig'; readonly bypasses: readonly { readonly component: string }[] };
  }
  interface OptionRolls {
    bypass: true;
  }
  interface AttackMarks {
    /** The one weapon that bypassed sensors aim well (MT-REPAIR-07). */
    readonly sighted?: true;
  }
  interface TurnMarks {
    /** It comes down in the Physical Attack Phase, on bypassed actuators. */
    readonly comesDown?: true;
  }
  interface OptionEvents {
    'rig-roll': {
      readonly type: 'rig-roll';
      readonly unit: number;
      readonly kind: Component['kind'];
      readonly part: Part;
      readonly mask: number;
      readonly name: string;
      readonly dice: readonly number[];
      readonly number: number;
      readonly success: boolean;
    };
    'bypass-roll': {
      readonly type: 'bypass-roll';
      readonly unit: number;
      readonly name: string;
      readonly dice: readonly number[];
      readonly holds: boolean;
    };
    'arm-useless': { readonly type: 'arm-useless'; readonly unit: number; readonly part: Part };
    'comes-down': { readonly type: 'comes-down'; readonly unit: number; readonly isDown: boolean };
  }
}

const OPTION = 'jury-rigging';
type Quality = 'none' | 'green' | 'regular' | 'veteran' | 'elite';
/** MT-BASE-18 */
const NUMBERS: Readonly<Record<Quality, number>> = { none: 0, green: 9, regular: 7, veteran: 6, elite: 5 };
/** On so much, and more, a bypass does not survive a jump or a fall. */
const BREAKS_ON = 7;
const WEAPON_HEAT = 2;
const WEAPON_SPIKE = 6;
const ENGINE_SPIKE = 10;
const FURTHER_WEAPON = 2;
const DARK = 1;
/** MT-REPAIR-05: of a MechWarrior without a scratch. */
const STARTLED = 3;
/** MT-REPAIR-06: one critical hit from 6 on. */
const BARE_ENGINE: readonly number[] = CRITICAL_HITS.map((count, i) =>
  i + 2 >= 6 && i + 2 <= 9 ? 1 : count,
);
const INSIDE: readonly string[] = ['rig-roll', 'bypass-roll', 'bypass-lost', 'bypass-heat', 'arm-useless'];
const PURPOSES = { rig: 'technician', bypass: 'bypass' };
const WORDS = {
  prompt: (number: number, chance: number) =>
    `What do your technicians bypass before the battle? Each try needs ${number}+ (${Math.round(100 * chance)} %); a failure costs nothing`,
  /** Its state afterwards. */
  effects: {
    leg: 'running −1 MP',
    arm: 'until a punch or charge hits',
    weapon: `+${WEAPON_HEAT} heat a shot`,
    engine: 'half the rear armour of the torso',
    sensors: `one weapon aims well, others at +${FURTHER_WEAPON}`,
  } satisfies Readonly<Record<Component['kind'], string>>,
  order: 'Send the technicians',
  components: 'Damaged components',
  running: 'Bypassed leg actuators',
  sensors: 'Bypassed sensors',
  dark: 'Bypassed sensors in the dark',
  sighted: 'Aimed',
  well: 'As well as ever',
  badly: '+2 by bypassed sensors',
};
const TOO_MANY: Reason = {
  message: 'A limb has two bypassed actuators at most',
  rule: 'MT-REPAIR-03',
};
const TWO_SIGHTED: Reason = { message: 'Bypassed sensors aim one weapon well', rule: 'MT-REPAIR-07' };
const USELESS: Reason = { message: 'That arm is of no use any more', rule: 'MT-REPAIR-04' };

const componentsOf = (field: Battlefield, state: State, seat: Seat): Component[] =>
  state.units.flatMap((_, unit) =>
    field.seatOf[unit] === seat ? damagedComponents(field, state, unit) : [],
  );

function ask(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const seats = state.setup.seats.flatMap((_, seat) =>
    componentsOf(field, state, seat).length > 0 ? [seat] : [],
  );
  play.next(...seats.map((seat) => ({ step: 'rig/try', seat }) as const));
}

/** Does the limb of a component get more bypasses than it can have? */
function isTooMuch(state: State, chosen: readonly Component[]): boolean {
  return chosen.some(({ unit, part, kind }) => {
    if (kind !== 'leg' && kind !== 'arm') return false;
    const before = bypassesIn(state.units[unit], [part]).length;
    const more = chosen.filter((other) => other.unit === unit && other.part === part && other.kind === kind);
    return before + more.length > MOST_PER_LIMB;
  });
}

const tryToRig: Decision<Classic, { readonly seat: Seat }, 'rig'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const components = componentsOf(field, state, seat);
    const number = NUMBERS[field.setup.options[OPTION] as Quality];
    const find = (key: unknown) => components.find((each) => keyOf(each) === key);
    return {
      prompt: WORDS.prompt(number, chanceOfTwoDice(number)),
      rule: 'MT-REPAIR-02',
      orders: [
        {
          type: 'rig',
          label: WORDS.order,
          fields: [
            {
              kind: 'each',
              name: 'bypasses',
              label: WORDS.components,
              key: 'component',
              items: components.map(keyOf),
              describe: (key) => ({ label: labelOf(field, find(key)!) }),
              fields: () => [],
              together: (entries) => {
                const chosen = entries.flatMap(({ component }) => find(component) ?? []);
                return isTooMuch(state, chosen) ? TOO_MANY : null;
              },
            },
          ],
        },
      ],
    };
  },

  apply(play, { seat }, { bypasses }) {
    const { state } = play;
    const field = battlefieldOf(state);
    const number = NUMBERS[field.setup.options[OPTION] as Quality];
    const components = componentsOf(field, state, seat);
    for (const { component } of bypasses) {
      const { unit, kind, part, mask, name } = components.find((each) => keyOf(each) === component)!;
      const dice = play.roll(PURPOSES.rig, 2);
      const success = sum(dice) >= number;
      if (success) install(state, field, { unit, kind, part, mask });
      play.emit({ type: 'rig-roll', unit, kind, part, mask, name, dice, number, success });
    }
  },
};

function labelOf({ designs, kinds }: Battlefield, { unit, part, name, kind }: Component): string {
  const place = kind === 'weapon' ? '' : `, ${kinds[unit].names[part]}`;
  return `${designs[unit].name}: ${name}${place} (${WORDS.effects[kind]})`;
}

/** MT-REPAIR-02: bots try all that they may. */
function botOrder(
  field: Battlefield,
  state: State,
  seat: Seat,
): { type: 'rig'; bypasses: { component: string }[] } {
  const chosen: Component[] = [];
  for (const each of componentsOf(field, state, seat)) {
    if (!isTooMuch(state, [...chosen, each])) chosen.push(each);
  }
  return { type: 'rig', bypasses: chosen.map((each) => ({ component: keyOf(each) })) };
}

/** MT-REPAIR-03, MT-REPAIR-05: 7 and more is too much for a bypass. */
function strain(play: Play<Classic>, field: Battlefield, unit: number, name: string): boolean {
  const dice = play.roll(
    PURPOSES.bypass,
    2,
    befalls(field, unit, (total) => total >= BREAKS_ON),
  );
  const holds = sum(dice) < BREAKS_ON;
  play.emit({ type: 'bypass-roll', unit, name, dice, holds });
  return holds;
}

const componentIn = (field: Battlefield, unit: number, part: Part, mask: number) =>
  field.kinds[unit].repairs!.componentAt(field, unit, part, 31 - Math.clz32(mask))!;

/** MT-PRE-11: of some there are four, and no arms. */
const walkingLegs = ({ kinds }: Battlefield, unit: number): readonly Part[] => kinds[unit].limbs?.legs ?? [];
const armsOf = (field: Battlefield, unit: number): readonly Part[] =>
  ARMS.filter((arm) => !walkingLegs(field, unit).includes(arm));

function landOn(play: Play<Classic>, field: Battlefield, unit: number): void {
  for (const { part, mask } of bypassesIn(play.state.units[unit], walkingLegs(field, unit))) {
    const { name } = componentIn(field, unit, part, mask);
    if (!strain(play, field, unit, name)) breakBypass(play, unit, part, mask);
  }
}

function breakAll(play: Play<Classic>, unit: number, parts: readonly Part[]): void {
  const design = battlefieldOf(play.state).designs[unit];
  for (const { part, mask } of bypassesIn(play.state.units[unit], parts)) {
    if (!weaponIn(design, part, mask)) breakBypass(play, unit, part, mask);
  }
}

/** A fall shakes bypassed components. */
function shake(play: Play<Classic>, field: Battlefield, unit: number): void {
  const mech = play.state.units[unit];
  for (const mount of field.designs[unit].weapons) {
    if (!isBypassed(mech, mount) || strain(play, field, unit, mount.label)) continue;
    for (const { location, mask } of mount.parts) breakBypass(play, unit, location, mask);
    heats(play, unit, WEAPON_SPIKE);
  }
}

/** A slot has been hit that was bypassed, or the engine. */
function hitBypass(play: Play<Classic>, field: Battlefield, unit: number, part: Part, slot: number): void {
  const mech = play.state.units[unit];
  const rig = bypassedOf(mech);
  const mask = 1 << slot;
  const { kind } = componentIn(field, unit, part, mask);
  if (kind === 'engine' && rig.engine > 0) heats(play, unit, ENGINE_SPIKE);
  if ((rig.slots[part] & mask) === 0) return;
  const mount = weaponIn(field.designs[unit], part, mask);
  if (mount) {
    for (const { location, mask: slots } of mount.parts) breakBypass(play, unit, location, slots);
    heats(play, unit, WEAPON_SPIKE);
    startle(play, field, unit);
    return;
  }
  breakBypass(play, unit, part, mask);
  if (walkingLegs(field, unit).includes(part)) oweRoll(mech, 'bypass', 0, 'MT-REPAIR-03');
  if (kind !== 'shoulder') return;
  note(mech, { useless: rig.useless | bitOf(part) });
  play.emit({ type: 'arm-useless', unit, part });
}

/** MT-REPAIR-05: the MechWarrior rolls at once. */
function startle(play: Play<Classic>, field: Battlefield, unit: number): void {
  const mech = play.state.units[unit];
  if (mech.loss || mech.crew.knockedOut > 0) return;
  const number = mech.crew.hits === 0 ? STARTLED : CONSCIOUSNESS[mech.crew.hits];
  if (!field.past.hurtsAlike?.()) {
    stayAwake(play, field, unit, number);
    return;
  }
  const dice = play.roll(DAMAGE_PURPOSES.consciousness, 2);
  const awake = sum(dice) >= number;
  if (!awake) mech.crew = { ...mech.crew, knockedOut: play.state.turn };
  play.emit({ type: 'consciousness', unit, dice, number, awake });
}

const LEG_BREAKERS: readonly string[] = ['kick', 'mule-kick', 'charge'];
const ARM_LIFTERS: readonly string[] = ['grab'];

/** MT-REPAIR-03, MT-REPAIR-04: what blows do to those who strike them. */
function strikes(play: Play<Classic>, { attacker, kind, limb }: PhysicalAttack): void {
  const field = battlefieldOf(play.state);
  if (LEG_BREAKERS.includes(kind)) breakAll(play, attacker, walkingLegs(field, attacker));
  if (kind === 'punch' && limb >= 0) breakAll(play, attacker, [limb]);
  if (kind === 'charge' || ARM_LIFTERS.includes(kind)) breakAll(play, attacker, armsOf(field, attacker));
}

const hasRiggedSensors = (mech: State['units'][number]): boolean => bypassedOf(mech).slots[Location.HD] !== 0;

const SIGHTED: Field = {
  kind: 'pick',
  name: 'sighted',
  label: WORDS.sighted,
  values: [false, true],
  describe: (sighted) => ({ label: sighted ? WORDS.well : WORDS.badly }),
};

const isStreak = (id: string): boolean => id.includes('streak');

/** For bots: the heaviest of its weapons. */
function heaviest({ designs }: Battlefield, unit: number): number {
  const harm = designs[unit].weapons.map(({ type }) =>
    isStreak(type.id) ? 0 : type.damage * Math.max(1, type.cluster),
  );
  return harm.indexOf(Math.max(...harm));
}

function comeDown({ thisTurn }: UnitState, isDown: boolean): void {
  const { comesDown: _, ...marks } = thisTurn.marks ?? {};
  thisTurn.marks = isDown ? { ...marks, comesDown: true } : kept(marks);
}

const COMING_DOWN: PassingMark = {
  name: 'coming down on bypassed legs',
  ends: ['phase'],
  isOn: ({ thisTurn }) => thisTurn.marks?.comesDown === true,
  takeOff: (mech) => comeDown(mech, false),
  outlasts: ({ phase }) => phase !== 'physical' && phase !== 'action',
  told: (unit) => ({ type: 'comes-down', unit, isDown: false }),
};

export const juryRigging: Option<Quality> = {
  id: OPTION,
  title: 'Jury-rigging',
  summary:
    "Technicians bypass what was damaged in an earlier battle, before 'Mechs that begin so are placed.",
  group: 'Repairs',
  rule: 'MT-REPAIR-02',
  base: 'none',
  allowed: ['none', 'green', 'regular', 'veteran', 'elite'],
  rules: section(
    'Maximum Tech, repairs',
    [
      'MT-REPAIR-02',
      'Jury-rigging',
      'Between two battles a technician tries once for each damaged actuator, laser, PPC, engine or pair of sensors. A bypass lasts until it is destroyed; a failure costs nothing.',
      OPTION,
    ],
    [
      'MT-BASE-18',
      'Technicians',
      'A technician rolls 2D6 against the number of his quality: green 9, regular 7, veteran 6, elite 5.',
      OPTION,
    ],
    [
      'MT-REPAIR-03',
      'Leg actuators',
      'Each bypass takes a Running MP, not below walking. A kick or charge that hits destroys all; a jump each on 7+; a critical hit makes the unit fall. Two a leg at most, and no hips.',
      OPTION,
    ],
    [
      'MT-REPAIR-04',
      'Arm actuators',
      'A punch or charge that hits, or lifting, destroys the bypasses of the arms. A critical hit on a bypassed shoulder leaves the arm useless. Two an arm at most.',
      OPTION,
    ],
    [
      'MT-REPAIR-05',
      'Lasers and PPCs',
      'Each shot makes 2 more heat. A critical hit adds 6 and makes the MechWarrior roll for consciousness; a fall destroys the bypass on 7+, which adds 6 as well.',
      OPTION,
    ],
    [
      'MT-REPAIR-06',
      'Engine',
      'The heat of the hits is kept away until the next, which adds 10 besides. The rear torsos lose half their armour, and attacks from the rear find one critical hit from 6 on.',
      OPTION,
    ],
    [
      'MT-REPAIR-07',
      'Sensors',
      'Where both were hit: one target a turn, one weapon without and every other with +2, and +1 in the dark. Another hit puts them out for good.',
      OPTION,
    ],
  ),
  plug: () => ({
    replace: {
      coolsEngine: (mech, hits) => bypassedOf(mech).engine === hits,
      sparesSensors: hasRiggedSensors,
    },
    add: {
      opening: ask,
      critical: hitBypass,
      hasFallen: shake,
      struckHome: (play, _field, attack) => strikes(play, attack),
      lifts: (play, _field, unit) => breakAll(play, unit, ARMS),
      fired: (play, field, { attacker, weapon }) => {
        const mount = field.designs[attacker].weapons[weapon];
        if (isBypassed(play.state.units[attacker], mount)) heats(play, attacker, WEAPON_HEAT);
      },
      runningPoints: (tally, field, { units }, unit, walking) => {
        const count = bypassesIn(units[unit], walkingLegs(field, unit)).length;
        const loss = Math.min(count, tally.total - walking);
        if (loss > 0) tally.add(-loss, WORDS.running, 'MT-REPAIR-03');
      },
      weaponToHit: (tally, field, state, shot) => {
        const { attacker, weapon, sighted } = shot;
        if (!hasRiggedSensors(state.units[attacker])) return;
        const { type } = field.designs[attacker].weapons[weapon];
        if (!sighted && !isStreak(type.id)) tally.add(FURTHER_WEAPON, WORDS.sensors, 'MT-REPAIR-07');
        if (isDark(field, state, shot)) tally.add(DARK, WORDS.dark, 'MT-REPAIR-07');
      },
      moveEnds: (play, field, unit) => {
        const mech = play.state.units[unit];
        const rigged = bypassesIn(mech, walkingLegs(field, unit));
        if (mech.loss || mech.thisTurn.mode !== 'jump' || rigged.length === 0) return;
        if (!mech.thisTurn.onslaught) landOn(play, field, unit);
        else {
          comeDown(mech, true);
          play.emit({ type: 'comes-down', unit, isDown: true });
        }
      },
      phaseEnds: (play, field, phase) => {
        for (const [unit, mech] of play.state.units.entries())
          if (endMark(play, field, unit, COMING_DOWN, { end: 'phase', phase }) && !mech.loss)
            landOn(play, field, unit);
      },
    },
    stage: {
      carriesOn: () => true,
      marks: (marks) => [...marks, COMING_DOWN],
      automaticFall: (reason, { thisPhase }) =>
        reason ?? (thisPhase.rolls.some(({ cause }) => cause === 'bypass') ? 'bypass' : null),
      incoming: (from, _field, { units }, { target }) =>
        from.side === 'rear' && bypassedOf(units[target]).engine > 0
          ? { ...from, counts: BARE_ENGINE }
          : from,
      oneTarget: (is, _field, { units }, unit) => is || hasRiggedSensors(units[unit]),
      attackFields: (fields, { designs }, unit, weapon, { units }) =>
        hasRiggedSensors(units[unit]) && !isStreak(designs[unit].weapons[weapon].type.id)
          ? [...fields, SIGHTED]
          : fields,
      declared: (marks, { sighted }) => (sighted === true ? { ...marks, sighted } : marks),
      whyNotTogether: (why, _field, { units }, unit, entries) => {
        const count = entries.filter(({ sighted }) => sighted === true).length;
        return why ?? (hasRiggedSensors(units[unit]) && count > 1 ? TWO_SIGHTED : null);
      },
      betterShot: (idea, field, { units }, { attacker, weapon }) =>
        hasRiggedSensors(units[attacker]) && weapon === heaviest(field, attacker)
          ? { ...idea, number: idea.number - FURTHER_WEAPON, choice: { ...idea.choice, sighted: true } }
          : idea,
      whyNotFire: (why, field, { units }, { unit }, { weapon }) =>
        why ?? (isUseless(units[unit], field.designs[unit].weapons[weapon]) ? USELESS : null),
      states: (states, _field, { units }, unit) =>
        isRigged(units[unit]) ? [...states, 'jury-rigged'] : states,
      glimpse: (event) => (event && INSIDE.includes(event.type) ? null : event),
      answer: (order, field, state, frame) =>
        frame.step === 'rig/try' ? botOrder(field, state, frame.seat) : order,
    },
  }),
  steps: { 'rig/try': tryToRig },
  orders: [
    z.strictObject({
      type: z.literal('rig'),
      bypasses: z.array(z.strictObject({ component: z.string().max(20) })).max(200),
    }),
  ],
  words: { bypass: 'for a bypass that was hit' },
  sentences: {
    'rig-roll': ({ unit, name, dice, number, success }, { mech }) =>
      `Technicians try to bypass ${name} of ${mech(unit)}: need ${number}, roll ${sum(dice)}, and ${success ? 'it works' : 'fail'}.`,
    'bypass-roll': ({ unit, name, dice, holds }, { mech }) =>
      `The bypass of ${name} of ${mech(unit)} ${holds ? 'holds' : 'breaks'} (${sum(dice)}).`,
    'bypass-lost': ({ unit, part }, names) =>
      `A bypass in the ${names.part(unit, part)} of ${names.mech(unit)} is destroyed.`,
    'bypass-heat': ({ unit, heat }, { mech }) => `The bypass heats ${mech(unit)} by ${heat}.`,
    'arm-useless': ({ unit, part }, names) =>
      `The ${names.part(unit, part)} of ${names.mech(unit)} is useless.`,
    'comes-down': () => null,
  },
  changes: {
    'rig-roll': (table, { unit, kind, part, mask, success }, field) => {
      if (success) install(table, field, { unit, kind, part, mask });
    },
    'bypass-roll': () => {},
    'bypass-lost': (table, { unit, part, mask }) => losesBypass(table, unit, part, mask),
    'bypass-heat': ({ units }, { unit, heat }) => {
      units[unit].thisTurn.heatBuilt += heat;
    },
    'arm-useless': ({ units }, { unit, part }) =>
      note(units[unit], { useless: bypassedOf(units[unit]).useless | bitOf(part) }),
    'comes-down': ({ units }, { unit, isDown }) => comeDown(units[unit], isDown),
  },
};
