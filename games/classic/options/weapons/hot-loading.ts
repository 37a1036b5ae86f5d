import { sum } from '@ironfield/kernel/dice.ts';
import type { Each, Field } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Shot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { isLrm } from '../../data/arsenal.ts';
import type { WeaponType } from '../../data/equipment.ts';
import { isAtm } from '../../data/munitions.ts';
import type { Part } from '../../design.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { indexSchema, someOf } from '../../orders/parts.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { section } from '../../rule-index/section.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { breakWeapon } from '../../rules/damage/motive.ts';
import { binsFor } from '../../rules/fire/ammunition.ts';
import { type HotSetting, isHotLoaded } from '../../rules/fire/hot-loading.ts';
import { weaponAsFired } from '../../rules/fire/to-hit.ts';
import { seatsToAsk } from '../../rules/turn/asking.ts';
import { isLost, weaponWorks } from '../../rules/unit/condition.ts';
import { noteInside } from '../../rules/unit/marks.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    /** Those that are settled are not asked about again. */
    'launchers/heat': {
      readonly seat: Seat;
      readonly settled: readonly number[];
      readonly isOpening: boolean;
    };
  }
  interface OptionOrders {
    'hot-load': {
      readonly type: 'hot-load';
      readonly unit: number;
      readonly launchers: readonly { readonly weapon: number }[];
    };
    'launchers-set': { readonly type: 'launchers-set' };
  }
  interface OptionEvents {
    'hot-loaded': {
      readonly type: 'hot-loaded';
      readonly unit: number;
      readonly weapons: readonly number[];
      readonly from: number;
    };
    'launcher-burst': {
      readonly type: 'launcher-burst';
      readonly unit: number;
      readonly weapon: number;
      readonly dice: readonly number[];
      readonly spreads: boolean;
    };
  }
}

const OPTION = 'hot-loading';
const SETTING = 'MT-WPN-31';
const EFFECTS = 'MT-WPN-32';
const VALUES = ['none', 'LRMs and ATMs', 'Thunderbolts as well'] as const;
/** MT-WPN-31: a crew that begins in an End Phase is done after the next one. */
const TURNS = 2;
const DICE = 3;
const USED = 2;
/** MT-WPN-32: two dice up to this let the ammunition beside it go up. */
const SPREADS_UP_TO = 5;
const PURPOSE = 'spread of the explosion';
const WORDS = {
  prompt: 'Hot-load launchers?',
  set: 'Hot-load launchers, or stop it',
  done: 'Leave them as they are',
  launchers: 'Launchers',
  hot: (label: string) => `${label} (hot-loaded)`,
  minimum: 'Hot-loaded: no minimum range',
};
const NO_LAUNCHER: Reason = {
  message: 'Only launchers of LRMs, ATMs and, if so agreed, Thunderbolts of that unit are hot-loaded',
  rule: SETTING,
};
/** What is on its sheet alone. */
const INSIDE: readonly string[] = ['hot-loaded', 'launcher-burst'];

const mayBeHot = ({ setup }: Battlefield, type: WeaponType): boolean =>
  isLrm(type) || isAtm(type) || (setup.options?.[OPTION] === VALUES[2] && /^thunderbolt_/.test(type.id));

/** Those of a unit that work. */
const launchersOf = (field: Battlefield, { units }: Pick<State, 'units'>, unit: number): number[] =>
  field.kinds[unit].troopers
    ? []
    : field.designs[unit].weapons.flatMap((mount, weapon) =>
        mayBeHot(field, mount.type) && weaponWorks(mount, units[unit].body) ? [weapon] : [],
      );

/** MT-WPN-31: those of a crew that are on their way to be hot, or cool. */
const isChanging = ({ marks }: UnitState, weapon: number, turn: number): boolean =>
  (marks?.inside?.hotLaunchers?.[weapon]?.from ?? 0) > turn;

type Asked = OptionFrames['launchers/heat'];

/** 'Mechs are set before the game, crews of vehicles work at it later. */
function choices(field: Battlefield, state: State, unit: number, isOpening: boolean): number[] {
  const isMech = field.kinds[unit].heat !== undefined;
  if (state.units[unit].loss !== null || isMech !== isOpening) return [];
  return launchersOf(field, state, unit).filter(
    (weapon) => !isChanging(state.units[unit], weapon, state.turn),
  );
}

const ownOf = (field: Battlefield, state: State, seat: Seat, isOpening: boolean): number[] =>
  state.units.flatMap((_, unit) =>
    field.seatOf[unit] === seat && choices(field, state, unit, isOpening).length > 0 ? [unit] : [],
  );

class LauncherPick extends UnitPick {
  private readonly isOpening: boolean;

  constructor(field: Battlefield, state: State, units: readonly number[], isOpening: boolean) {
    super(field, state, units);
    this.isOpening = isOpening;
  }

  follow(unit: number): readonly Field[] {
    const { field, state } = this;
    const each: Each = {
      kind: 'each',
      name: 'launchers',
      label: WORDS.launchers,
      key: 'weapon',
      items: choices(field, state, unit, this.isOpening),
      describe: (weapon) => {
        const { label } = field.designs[unit].weapons[weapon as number];
        return { label: isHotLoaded(state.units[unit], weapon as number, state) ? WORDS.hot(label) : label };
      },
      whyNot: () => NO_LAUNCHER,
      fields: () => [],
    };
    return [each];
  }
}

const set: Decision<Classic, Asked, 'hot-load' | 'launchers-set'> = {
  menu(state, { seat, settled, isOpening }) {
    const field = battlefieldOf(state);
    const own = ownOf(field, state, seat, isOpening).filter((unit) => !settled.includes(unit));
    return {
      prompt: WORDS.prompt,
      rule: SETTING,
      orders: [
        { type: 'launchers-set', label: WORDS.done, fields: [], isUsual: true, isPass: true },
        { type: 'hot-load', label: WORDS.set, fields: [new LauncherPick(field, state, own, isOpening)] },
      ],
    };
  },
  apply(play, frame, order) {
    if (order.type === 'launchers-set') return;
    const { unit, launchers } = order;
    const from = frame.isOpening ? 0 : play.state.turn + TURNS;
    play.happen({ type: 'hot-loaded', unit, weapons: launchers.map(({ weapon }) => weapon), from });
    play.next({ step: 'launchers/heat', ...frame, settled: [...frame.settled, unit] });
  },
};

function ask(play: Play<Classic>, isOpening: boolean): void {
  const { state } = play;
  const field = battlefieldOf(state);
  // Where sheets are hidden the question would tell of them.
  const isSecret = field.plugged.known !== undefined;
  const seats = seatsToAsk(
    field,
    state,
    (seat) => isSecret || ownOf(field, state, seat, isOpening).length > 0,
  );
  play.next(...seats.map((seat) => ({ step: 'launchers/heat', seat, settled: [], isOpening }) as const));
}

/** What a shot at its worst would do; a launcher with nothing left to fire does not explode. */
function burstOf(field: Battlefield, state: State, unit: number, weapon: number): number {
  if (!isHotLoaded(state.units[unit], weapon, state)) return 0;
  const { bins } = field.designs[unit];
  const salvos = binsFor(field, state, unit, weapon).map((bin) => bins[bin].as ?? bins[bin].type);
  return Math.max(0, ...salvos.map(({ damage, cluster }) => damage * cluster));
}

/** MT-WPN-32: a launcher that has burst is gone, and may take the ammunition beside it along. */
function critical(play: Play<Classic>, field: Battlefield, unit: number, part: Part, slot: number): void {
  const { state } = play;
  const { weapons, bins } = field.designs[unit];
  const weapon = weapons.findIndex(({ parts }) =>
    parts.some(({ location, mask }) => location === part && (mask & (1 << slot)) !== 0),
  );
  if (weapon < 0 || burstOf(field, state, unit, weapon) === 0) return;
  const { hits } = state.units[unit].body;
  const wasWhole = weapons[weapon].parts.every(
    ({ location, mask }) => (hits[location] & mask & ~(location === part ? 1 << slot : 0)) === 0,
  );
  if (!wasWhole) return;
  const dice = play.roll(PURPOSE, 2, rolledBy(unit));
  const spreads = sum(dice) <= SPREADS_UP_TO;
  play.happen({ type: 'launcher-burst', unit, weapon, dice, spreads });
  for (const [bin, { part: slots }] of bins.entries()) {
    const { loss, body } = state.units[unit];
    if (spreads && loss === null && slots?.location === part && !isLost(body, part))
      field.kinds[unit].explode(play, field, unit, bin);
  }
}

/** MT-WPN-32: what minimum range adds is taken off again. */
function spared(field: Battlefield, state: State, shot: Shot, range: number): number {
  const { attacker, weapon } = shot;
  if (!isHotLoaded(state.units[attacker], weapon, state)) return 0;
  const { min } = weaponAsFired(field, state, shot);
  return range > min || min === 0 ? 0 : range - min - 1;
}

function note(unit: UnitState, weapons: readonly number[], from: number): void {
  const all: Record<number, HotSetting> = { ...unit.marks?.inside?.hotLaunchers };
  for (const weapon of weapons) all[weapon] = { isHot: !(all[weapon]?.isHot ?? false), from };
  noteInside(unit, { hotLaunchers: all });
}

/** MT-WPN-31, MT-WPN-32 */
export const hotLoading: Option<string> = {
  id: OPTION,
  title: 'Hot-loading',
  summary: 'Launchers may arm their missiles in the tubes: no minimum range, fewer hits, and they may burst.',
  group: 'Weapons',
  rule: SETTING,
  base: VALUES[0],
  allowed: VALUES,
  rules: section(
    'Maximum Tech, weapons',
    [
      SETTING,
      'Hot-loading: setting',
      "LRMs and ATMs of 'Mechs are hot-loaded before the game, launcher by launcher. Crews of vehicles begin with it in an End Phase, and are done after the next one; so they do to stop it. Thunderbolts, where that is agreed.",
      OPTION,
    ],
    [
      EFFECTS,
      'Hot-loading: effects',
      "No minimum range; of three dice for the missiles that hit the two lowest count. A critical hit on a loaded launcher of a 'Mech bursts it with all it can do, and on 2 to 5 the ammunition in that place as well.",
      OPTION,
    ],
  ),
  orders: [
    z.strictObject({
      type: z.literal('hot-load'),
      unit: indexSchema,
      launchers: someOf(z.strictObject({ weapon: indexSchema })),
    }),
    z.strictObject({ type: z.literal('launchers-set') }),
  ],
  steps: { 'launchers/heat': set },
  plug: () => ({
    add: {
      opening: (play) => ask(play, true),
      turnEnds: (play) => ask(play, false),
      weaponToHit: (tally, field, state, shot, range) => {
        const modifier = spared(field, state, shot, range);
        if (modifier !== 0) tally.add(modifier, WORDS.minimum, EFFECTS);
      },
      critical,
    },
    stage: {
      clusterDice: (dice, state, { attacker, weapon }) =>
        isHotLoaded(state.units[attacker], weapon, state) ? { count: DICE, lowest: USED } : dice,
      weaponBursts: (points, field, state, unit, weapon) =>
        Math.max(points, burstOf(field, state, unit, weapon)),
      // Bots leave launchers as they are.
      answer: (order, _field, _state, frame) =>
        order ?? (frame.step === 'launchers/heat' ? ({ type: 'launchers-set' } as const) : null),
      glimpse: (event) => (event && INSIDE.includes(event.type) ? null : event),
    },
  }),
  changes: {
    'hot-loaded': ({ units }, { unit, weapons, from }) => note(units[unit], weapons, from),
    'launcher-burst': ({ units }, { unit, weapon }, { designs }) =>
      breakWeapon(units[unit], designs[unit].weapons[weapon]),
  },
  sentences: {
    'hot-loaded': ({ unit, weapons, from }, names) =>
      weapons.length === 0
        ? null
        : `${names.mech(unit)} changes the loading of ${weapons.map((weapon) => names.weapon(unit, weapon)).join(', ')}${from === 0 ? '' : `, which is done in turn ${from}`}.`,
    'launcher-burst': ({ unit, weapon, dice, spreads }, names) =>
      `${names.weapon(unit, weapon)} of ${names.mech(unit)} is torn apart; rolls ${sum(dice)}: the ammunition there ${spreads ? 'goes up' : 'holds'}.`,
  },
};
