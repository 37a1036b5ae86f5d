import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Frame, Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import { knowledgeOf } from '../../../knowledge.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { UnitPick } from '../../../phases/turn/activation.ts';
import { section } from '../../../rule-index/section.ts';
import type { RuleId } from '../../../rule-index.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { isBlocked, unitSight } from '../../../rules/sight/line-of-sight.ts';
import { canAct, isOnMap } from '../../../rules/unit/condition.ts';
import type { State } from '../../../state.ts';
import { isRead, probeAll, probeOnTheWay, withoutProbes } from './probing.ts';
import { answerTo, type Question, questionText, type Subject, subjectPick } from './questions.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    /** `used`: units that have looked at somebody this turn. */
    'information/scan': { readonly seat: Seat; readonly used: readonly number[] };
    /** Asks the owner of whoever is scanned; `look` is known to those who are told of it. */
    'information/demand': {
      readonly seat: Seat;
      readonly by: Seat;
      readonly used: readonly number[];
      readonly look: Look | null;
    };
  }
  interface OptionOrders {
    scan: { readonly type: 'scan'; readonly unit: number; readonly target: number } & Question;
    inspect: { readonly type: 'inspect'; readonly unit: number; readonly target: number } & Question;
    'scan-no-more': { readonly type: 'scan-no-more' };
    'demand-roll': { readonly type: 'demand-roll' };
    'let-scan': { readonly type: 'let-scan' };
  }
  interface OptionEvents {
    /** Told to the two players alone. */
    scanned: {
      readonly type: 'scanned';
      readonly unit: number;
      readonly target: number;
      readonly isInspected: boolean;
      readonly question: string;
      readonly answer: string;
      readonly reveals: readonly number[];
    };
    /** Its owner has demanded a roll, because of ECM. */
    'scan-tried': {
      readonly type: 'scan-tried';
      readonly unit: number;
      readonly target: number;
      readonly dice: readonly number[];
      readonly success: boolean;
      readonly reveals: readonly number[];
    };
  }
}

type Look = Question & { readonly unit: number; readonly target: number };

/** MT-INFO-04 */
const NEAR = 3;
const WHY_NOT = {
  nothing: { message: 'It sees nobody to look at, or its sensors are damaged', rule: 'MT-INFO-03' },
  unseen: { message: 'It is not in line of sight', rule: 'MT-INFO-03' },
} satisfies Record<string, Reason>;

function sees(field: Battlefield, state: State, unit: number, target: number): boolean {
  const { place } = knowledgeOf(field, state, target, field.seatOf[unit]);
  return place && isOnMap(state.units[target]) && !isBlocked(unitSight(field, state, unit, target));
}

const sensorsWork = (field: Battlefield, state: State, unit: number): boolean =>
  totalOf<RuleId>((tally) => field.kinds[unit].sensorModifiers(tally, field, state, unit)) === 0;

function targetsOf(field: Battlefield, state: State, unit: number, isInspected: boolean): number[] {
  if (!isInspected && !sensorsWork(field, state, unit)) return [];
  const { hex } = state.units[unit];
  return field.enemiesOf[unit].filter(
    (target) =>
      sees(field, state, unit, target) &&
      (!isInspected || distance(field.board, hex, state.units[target].hex) <= NEAR),
  );
}

class LookerPick extends UnitPick {
  private readonly isInspected: boolean;

  constructor(field: Battlefield, state: State, units: readonly number[], isInspected: boolean) {
    super(field, state, units);
    this.isInspected = isInspected;
  }

  protected override can(unit: number): boolean {
    return targetsOf(this.field, this.state, unit, this.isInspected).length > 0;
  }

  follow(unit: number): readonly Field[] {
    const targets = targetsOf(this.field, this.state, unit, this.isInspected);
    return [new LookedAtPick(this.field, this.state, targets, this.isInspected)];
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? WHY_NOT.nothing : super.whyNot(unit);
  }
}

class LookedAtPick extends UnitPick {
  override readonly name: 'unit' = 'target' as 'unit';
  override readonly label = 'At';
  private readonly isInspected: boolean;

  constructor(field: Battlefield, state: State, units: readonly number[], isInspected: boolean) {
    super(field, state, units);
    this.isInspected = isInspected;
  }

  follow(target: number): readonly Field[] {
    return [subjectPick(this.field, target, this.isInspected)];
  }

  override whyNot(): Reason {
    return WHY_NOT.unseen;
  }
}

const lookers = (field: Battlefield, state: State, seat: Seat): number[] =>
  field.seatOf.flatMap((owner, unit) =>
    owner === seat && isOnMap(state.units[unit]) && canAct(state.units[unit]) ? [unit] : [],
  );

/** The question itself must not tell anything hidden. */
const isAsked = (field: Battlefield, state: State, seat: Seat): boolean =>
  field.plugged.hidesPlaces?.() ||
  lookers(field, state, seat).some((unit) =>
    field.enemiesOf[unit].some((target) => sees(field, state, unit, target)),
  );

/** MT-INFO-03: in the End Phase, those who have lost the Initiative first. */
function scans(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  const seats = [...state.setup.seats.keys()].filter((seat) => isAsked(field, state, seat));
  const isLast = (seat: Seat) => Number(state.setup.seats[seat].side === state.initiativeWinner);
  seats.sort((one, other) => isLast(one) - isLast(other));
  play.next(...seats.map((seat) => ({ step: 'information/scan', seat, used: [] }) as const));
}

const scan: Decision<Classic, OptionFrames['information/scan'], 'scan' | 'inspect' | 'scan-no-more'> = {
  menu(state, { seat, used }) {
    const field = battlefieldOf(state);
    const units = lookers(field, state, seat).filter((unit) => !used.includes(unit));
    return {
      prompt: 'Look at the enemy?',
      rule: 'MT-INFO-03',
      orders: [
        { type: 'scan-no-more', label: 'No more', fields: [], isPass: true },
        { type: 'scan', label: 'Scan with sensors', fields: [new LookerPick(field, state, units, false)] },
        { type: 'inspect', label: 'Look closely', fields: [new LookerPick(field, state, units, true)] },
      ],
    };
  },
  apply(play, { seat, used }, order) {
    if (order.type === 'scan-no-more') return;
    const { type, ...look } = order;
    play.next({ step: 'information/scan', seat, used: [...used, look.unit] });
    const field = battlefieldOf(play.state);
    // Whether somebody is asked must not tell of ECM.
    if (type === 'scan' && field.plugged.jams)
      play.next({ step: 'information/demand', seat: field.seatOf[look.target], by: seat, used, look });
    else tell(play, field, look, seat, type === 'inspect');
  },
};

function tell(play: Play<Classic>, field: Battlefield, look: Look, seat: Seat, isInspected: boolean): void {
  const { unit, target } = look;
  play.emit(
    {
      type: 'scanned',
      unit,
      target,
      isInspected,
      question: questionText(look),
      answer: answerTo(field, play.state, target, look),
      reveals: [unit, target],
    },
    [seat, field.seatOf[target]],
  );
}

const THROUGH_ECM = 8;

/** MT-INFO-03: it is within ECM of its own side. */
const isShielded = (field: Battlefield, state: State, { unit, target }: Look): boolean =>
  field.plugged.jams?.(field, state, field.sideOf[unit], [state.units[target].hex], 'electronics') === true;

const demand: Decision<Classic, OptionFrames['information/demand'], 'demand-roll' | 'let-scan'> = {
  menu(state, { look }) {
    const field = battlefieldOf(state);
    const mayDemand = look !== null && isShielded(field, state, look);
    return {
      prompt: look ? `${field.designs[look.target].name} is scanned` : 'A unit is scanned',
      rule: 'MT-INFO-03',
      orders: [
        { type: 'let-scan', label: 'Answer', fields: [], isPass: true },
        ...(mayDemand
          ? [{ type: 'demand-roll', label: 'Demand a roll of 8, for ECM', fields: [] } as const]
          : []),
      ],
    };
  },
  apply(play, { seat, by, look }, { type }) {
    if (!look) return;
    const field = battlefieldOf(play.state);
    const { unit, target } = look;
    if (type === 'demand-roll') {
      const dice = play.roll('scan through ECM', 2, rolledBy(unit, THROUGH_ECM, target));
      const success = sum(dice) >= THROUGH_ECM;
      play.emit({ type: 'scan-tried', unit, target, dice, success, reveals: [unit, target] }, [by, seat]);
      if (!success) return;
    }
    tell(play, field, look, by, false);
  },
};

const looked = <Type extends string>(type: Type) =>
  z.strictObject({
    type: z.literal(type),
    unit: indexSchema,
    target: indexSchema,
    about: z.string().max(30) as unknown as z.ZodType<Subject>,
    where: z.string().max(30).optional(),
    weapon: z.string().max(30).optional(),
  });

export const concealedInformation: Option<boolean> = {
  id: 'concealed-information',
  title: 'Concealed record sheets',
  summary: 'Of enemies only place, facing and chassis show; the rest must be found out.',
  group: 'Information',
  rule: 'MT-INFO-01',
  base: false,
  rules: section(
    'Maximum Tech, information',
    [
      'MT-INFO-01',
      'Concealed record sheets',
      'Models, skills, armour left, heat, ammunition and critical hits are known to their owner alone. What can be seen on the table stays public.',
      'concealed-information',
    ],
    [
      'MT-INFO-02',
      'Reading sheets with active probes',
      'In reach of an enemy probe that works the whole sheet lies open, until the unit is out of reach. A move of the unit is tried hex by hex, one of the probe at its end. Within ECM of its own side nothing is read.',
      'concealed-information',
    ],
    [
      'MT-INFO-03',
      'Scanning with sensors',
      'In the End Phase each unit with whole sensors may ask one closed question about an enemy in sight, and gets the true answer, which nobody else hears. Within ECM of its side a target may ask for a roll of 8.',
      'concealed-information',
    ],
    [
      'MT-INFO-04',
      'Looking closely',
      'Instead of scanning, a unit may look at an enemy within three hexes, even with damaged sensors, and ask for what shows from outside.',
      'concealed-information',
    ],
  ),
  plug: () => ({
    add: {
      opening: (play, field) => probeAll(play, field),
      arrived: probeOnTheWay,
      moveEnds: (play, field) => {
        if (!field.plugged.hidesPlaces?.()) probeAll(play, field);
      },
      phaseEnds: (play, field) => probeAll(play, field),
      turnEnds: (play, field) => {
        scans(play, field);
        probeAll(play, field);
      },
    },
    stage: {
      known: (knowledge, _field, { units }, unit, viewer) =>
        knowledge.place && isRead(units[unit], viewer)
          ? knowledge
          : { ...knowledge, model: false, sheet: false },
      seenUnit: withoutProbes,
      answer: (order, field, state, frame) => {
        if (frame.step === 'information/scan') return { type: 'scan-no-more' };
        if (frame.step !== 'information/demand') return order;
        const isJammed = frame.look !== null && isShielded(field, state, frame.look);
        return { type: isJammed ? 'demand-roll' : 'let-scan' };
      },
      // What is asked about is for the two players.
      asked: (question, _field, _state, viewer) => {
        const frame = question as Partial<OptionFrames['information/demand']> & Frame;
        return frame.step === 'information/demand' && frame.by !== viewer && frame.seat !== viewer
          ? ({ ...frame, look: null } as Frame)
          : question;
      },
    },
  }),
  steps: { 'information/scan': scan, 'information/demand': demand },
  orders: [
    looked('scan'),
    looked('inspect'),
    z.strictObject({ type: z.literal('scan-no-more') }),
    z.strictObject({ type: z.literal('demand-roll') }),
    z.strictObject({ type: z.literal('let-scan') }),
  ],
  changes: { scanned: () => {}, 'scan-tried': () => {} },
  sentences: {
    'scan-tried': ({ unit, target, dice, success }, { mech }) =>
      `ECM stands between ${mech(unit)} and ${mech(target)}: needs ${THROUGH_ECM}, rolls ${sum(dice)}${success ? '.' : ', and nothing is scanned.'}`,
    scanned: ({ unit, target, isInspected, question, answer }, { mech }) =>
      `${mech(unit)} ${isInspected ? 'looks closely at' : 'scans'} ${mech(target)}. ${question}: ${answer}.`,
  },
};
