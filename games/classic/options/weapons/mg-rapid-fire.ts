import type { Each, Field } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield, Forces } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { isMachineGun } from '../../data/equipment.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { indexSchema, someOf } from '../../orders/parts.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { section } from '../../rule-index/section.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { seatsToAsk } from '../../rules/turn/asking.ts';
import { noteInside } from '../../rules/unit/marks.ts';
import type { State, UnitState, WeaponAttack } from '../../state.ts';

declare module '../../extensions.ts' {
  interface InsideMarks {
    /** MT-WPN-28: machine guns that fire rapidly, and the die of the latest burst. */
    readonly rapidGuns?: { readonly weapons: readonly number[]; readonly die: number };
  }
  interface OptionFrames {
    /** Those that are settled are not asked about again. */
    'guns/rapid': { readonly seat: Seat; readonly settled: readonly number[] };
  }
  interface OptionOrders {
    'rapid-guns': {
      readonly type: 'rapid-guns';
      readonly unit: number;
      readonly guns: readonly { readonly weapon: number }[];
    };
    'guns-set': { readonly type: 'guns-set' };
  }
  interface OptionEvents {
    'rapid-guns': { readonly type: 'rapid-guns'; readonly unit: number; readonly weapons: readonly number[] };
    'rapid-burst': {
      readonly type: 'rapid-burst';
      readonly unit: number;
      readonly weapon: number;
      readonly bin: number;
      readonly die: number;
      /** Taken from its bin, besides the first. */
      readonly rounds: number;
    };
  }
}

const OPTION = 'mg-rapid-fire';
const RULE = 'MT-WPN-28';
const ROUNDS_EACH = 3;
const PURPOSE = 'burst of a machine gun';
const WORDS = {
  prompt: 'Set machine guns to rapid fire?',
  set: 'Set machine guns to rapid fire',
  done: 'Leave them as they are',
  guns: 'Machine guns that fire rapidly in this game',
};
const NO_GUN: Reason = { message: 'Only machine guns of that unit fire rapidly', rule: RULE };
/** What is on its sheet alone. */
const INSIDE: readonly string[] = ['rapid-guns', 'rapid-burst'];

const gunsOf = ({ designs, kinds }: Forces, unit: number): number[] =>
  kinds[unit].troopers
    ? []
    : designs[unit].weapons.flatMap(({ type }, weapon) => (isMachineGun(type) ? [weapon] : []));

type Marked = Pick<UnitState, 'marks'>;

const isRapid = ({ marks }: Marked, weapon: number): boolean =>
  marks?.inside?.rapidGuns?.weapons.includes(weapon) ?? false;

/** Infantry is swept as ever. */
const bursts = (field: Battlefield, { units }: Pick<State, 'units'>, attack: WeaponAttack): boolean =>
  isRapid(units[attack.attacker], attack.weapon) &&
  typeof attack.target === 'number' &&
  field.kinds[attack.target].troopers === undefined;

class GunPick extends UnitPick {
  follow(unit: number): readonly Field[] {
    const { weapons } = this.field.designs[unit];
    const each: Each = {
      kind: 'each',
      name: 'guns',
      label: WORDS.guns,
      key: 'weapon',
      items: gunsOf(this.field, unit),
      describe: (weapon) => ({ label: weapons[weapon as number].label }),
      whyNot: () => NO_GUN,
      fields: () => [],
    };
    return [each];
  }
}

const armed = (field: Battlefield, { units }: State, seat: Seat): number[] =>
  units.flatMap(({ loss }, unit) =>
    field.seatOf[unit] === seat && loss === null && gunsOf(field, unit).length > 0 ? [unit] : [],
  );

const set: Decision<Classic, OptionFrames['guns/rapid'], 'rapid-guns' | 'guns-set'> = {
  menu(state, { seat, settled }) {
    const field = battlefieldOf(state);
    const own = armed(field, state, seat).filter((unit) => !settled.includes(unit));
    return {
      prompt: WORDS.prompt,
      rule: RULE,
      orders: [
        { type: 'guns-set', label: WORDS.done, fields: [], isUsual: true, isPass: true },
        { type: 'rapid-guns', label: WORDS.set, fields: [new GunPick(field, state, own)] },
      ],
    };
  },
  apply(play, { seat, settled }, order) {
    if (order.type === 'guns-set') return;
    const { unit, guns } = order;
    play.happen({ type: 'rapid-guns', unit, weapons: guns.map(({ weapon }) => weapon) });
    play.next({ step: 'guns/rapid', seat, settled: [...settled, unit] });
  },
};

function ask(play: Play<Classic>): void {
  const field = battlefieldOf(play.state);
  const seats = seatsToAsk(field, play.state, (seat) => armed(field, play.state, seat).length > 0);
  play.next(...seats.map((seat) => ({ step: 'guns/rapid', seat, settled: [] }) as const));
}

/** For bots: where there is no heat to mind. */
function settle(field: Battlefield, state: State, { seat, settled }: OptionFrames['guns/rapid']) {
  const unit = armed(field, state, seat).find((each) => !field.kinds[each].heat && !settled.includes(each));
  if (unit === undefined) return { type: 'guns-set' } as const;
  return { type: 'rapid-guns', unit, guns: gunsOf(field, unit).map((weapon) => ({ weapon })) } as const;
}

export const mgRapidFire: Option<boolean> = {
  id: OPTION,
  title: 'Machine-gun rapid fire',
  summary: 'Machine guns may be set to fire bursts: a die of damage and of heat each.',
  group: 'Weapons',
  rule: RULE,
  base: false,
  rules: section('Maximum Tech, weapons', [
    RULE,
    'Machine-gun rapid fire',
    'Machine guns are set to it before the game, for all of it. For each shot a die says how much heat it makes and, if it hits, how much damage; it takes three times as many rounds. Infantry is fired at as ever.',
    OPTION,
  ]),
  orders: [
    z.strictObject({
      type: z.literal('rapid-guns'),
      unit: indexSchema,
      guns: someOf(z.strictObject({ weapon: indexSchema })),
    }),
    z.strictObject({ type: z.literal('guns-set') }),
  ],
  steps: { 'guns/rapid': set },
  plug: () => ({
    add: {
      opening: ask,
      rolledToHit(play, field, attack) {
        // MT-WPN-27: a burst that walks on is the same one.
        if (attack.walked || !bursts(field, play.state, attack)) return;
        const { attacker: unit, weapon, bin, target } = attack;
        const [die] = play.roll(PURPOSE, 1, rolledBy(unit, undefined, target as number));
        const left = bin < 0 ? 0 : play.state.units[unit].body.shots[bin];
        const rounds = Math.min(left, ROUNDS_EACH * die - 1);
        play.happen({ type: 'rapid-burst', unit, weapon, bin, die, rounds });
      },
    },
    stage: {
      hit: (hit, { state }) => {
        const { attacker } = hit.attack;
        if (hit.dice.length === 0 || !bursts(battlefieldOf(state), state, hit.attack)) return hit;
        return { ...hit, damageEach: state.units[attacker].marks!.inside!.rapidGuns!.die };
      },
      answer: (order, field, state, frame) =>
        order ?? (frame.step === 'guns/rapid' ? settle(field, state, frame) : null),
      glimpse: (event) => (event && INSIDE.includes(event.type) ? null : event),
    },
  }),
  changes: {
    'rapid-guns': ({ units }, { unit, weapons }) =>
      noteInside(units[unit], { rapidGuns: { weapons, die: 0 } }),
    'rapid-burst': ({ units }, { unit, bin, die, rounds }) => {
      const { body, thisTurn, marks } = units[unit];
      thisTurn.heatBuilt += die;
      if (bin >= 0) body.shots[bin] -= rounds;
      noteInside(units[unit], { rapidGuns: { weapons: marks?.inside?.rapidGuns?.weapons ?? [], die } });
    },
  },
  sentences: {
    'rapid-guns': ({ unit, weapons }, names) =>
      weapons.length === 0
        ? null
        : `${names.mech(unit)} fires rapidly with ${weapons.map((weapon) => names.weapon(unit, weapon)).join(', ')}.`,
    'rapid-burst': ({ unit, weapon, die, rounds }, names) =>
      `${names.mech(unit)} fires a burst of ${rounds + 1} rounds with ${names.weapon(unit, weapon)}: ${die} points.`,
  },
};
