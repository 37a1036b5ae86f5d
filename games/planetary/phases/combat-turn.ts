import { sum } from '@ironfield/kernel/dice.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Menu, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, FrameOf, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Heading } from '@ironfield/spaces/grid.ts';
import { spaceOf } from '@ironfield/spaces/spaces.ts';
import type { Planetary } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { damageModifiers, hitsWith, resultOf, targetsOf, toHit, whyNotAttack } from '../rules/attack.ts';
import { BOARD } from '../rules/board.ts';
import {
  battleIn,
  fighterOf,
  type InBattle,
  isHeldAgainst,
  onBoard,
  sheetOf,
  toughnessOf,
} from '../rules/fighters.ts';
import { hasFacing, mayStandOn } from '../rules/kinds.ts';
import {
  canFlee,
  destinationsOf,
  facingsIn,
  moveCost,
  pathOf,
  type Reach,
  reachOf,
} from '../rules/movement.ts';
import { repairableBy, repairersOf } from '../rules/repair.ts';
import { brokenOff, wonBattle } from '../rules/victory.ts';
import { COMSTAR, WORD_OF_BLAKE } from '../rules/war/fall.ts';
import type { InWar } from '../rules/war/stacks.ts';
import { bombardmentNumber } from '../rules/war/strikes.ts';
import { supportersIn } from '../rules/war/supports.ts';
import { type Fighter, type Frames, opponentOf } from '../state.ts';
import { ENDINGS, LABELS, MEASURES, PROMPTS, WHY_NOT } from '../text.ts';
import { bombardBoard } from './bombarding.ts';
import { type Interrupt, interrupt, interruptForms, isInterrupt, moment } from './interrupting.ts';
import { leaveTheField } from './retreat.ts';
import { boxPick, facingPick, unitDescription, unitPick } from './setting-up.ts';

type Act = Extract<Order, { type: 'move' | 'leave' | 'attack' | 'repair' | 'bombard' | 'done' | Interrupt }>;
type OwnAct = Exclude<Act['type'], Interrupt>;

/** PA-CBT-06: a Combat Turn is a half of the attacker and a half of the defender. */
export const combatTurn: Procedure<Planetary, Frames['battle/turn']> = (play) => {
  play.happen({ type: 'combat-turn', turn: play.state.battle!.turn + 1 });
  const state = battleIn(play.state);
  const result = wonBattle(state) ?? brokenOff(state);
  if (result) play.next({ step: 'battle/over', ...result });
  else play.next({ step: 'battle/half', side: state.battle.attacker });
};

export const half: Procedure<Planetary, Frames['battle/half']> = (play, { side }) => {
  play.happen({ type: 'acting', seat: side });
  if (!canDoAnything(battleIn(play.state), side)) play.happen({ type: 'done', seat: side });
  follow(play, side);
};

/** PA-FOT-08: what comes next, and before an action of ComStar a moment for special forces. */
function follow(play: Play<Planetary>, seat: Seat): void {
  const frame = nextStep(battleIn(play.state), seat);
  const { war } = play.state;
  const isPaused = war?.fall && frame.step === 'battle/act' && seat === COMSTAR;
  if (isPaused) play.next(moment('battle', [WORD_OF_BLAKE]), { step: 'battle/go-on', seat });
  else play.next(frame);
}

export const goOn: Procedure<Planetary, Frames['battle/go-on']> = (play, { seat }) =>
  play.next(nextStep(battleIn(play.state), seat));

/** PA-CBT-06 */
export const act: Decision<Planetary, Frames['battle/act'], Act['type']> = {
  menu: (state, { seat }, sought) => actMenu(battleIn(state), seat, sought),
  apply(play, { seat }, order) {
    if (isInterrupt(order)) interrupt(play, order);
    else ACTIONS_BY_TYPE[order.type](play, seat, order as never);
    follow(play, seat);
  },
};

/** After an action: another one, the other side, the next Combat Turn, or the end. */
function nextStep(state: InBattle, seat: Seat): FrameOf<Planetary> {
  const result = wonBattle(state);
  if (result) return { step: 'battle/over', ...result };
  if (state.battle.actionsLeft > 0) return { step: 'battle/act', seat };
  const { attacker } = state.battle;
  return seat === attacker ? { step: 'battle/half', side: opponentOf(attacker) } : { step: 'battle/turn' };
}

const ACTIONS_BY_TYPE: {
  readonly [Type in OwnAct]: (play: Play<Planetary>, seat: Seat, order: Extract<Act, { type: Type }>) => void;
} = {
  move(play, _seat, { unit, to, facing }) {
    const state = battleIn(play.state);
    const fighter = fighterOf(state, unit);
    const reach = reachOf(state, fighter);
    const box = spaceOf(BOARD, to);
    const heading = facing ?? fighter.facing;
    const cost = play.explain(moveCost(state, reach, box, heading));
    play.happen({ type: 'moved', counter: unit, path: pathOf(reach, box), facing: heading, cost });
  },
  leave: (play, _seat, { unit }) => play.happen({ type: 'fled', counter: unit }),
  attack(play, seat, { unit, target }) {
    const state = battleIn(play.state);
    const attack = { attacker: fighterOf(state, unit), target: fighterOf(state, target) };
    const number = toHit(state, attack);
    const modifiers = damageModifiers(state, attack);
    const dice = play.roll('to-hit', 2, { by: seat, against: opponentOf(seat) });
    const hits = hitsWith(sum(dice), totalOf(number));
    play.happen({ type: 'attacked', attacker: unit, target, toHit: play.explain(number), dice, hits });
    if (!hits) return;
    const damage = play.roll('damage', 2, { by: seat, against: opponentOf(seat) });
    const toughness = toughnessOf(state, target);
    const result = resultOf(sum(damage), totalOf(modifiers), toughness, attack.target.damaged);
    play.happen({ type: 'damage', target, dice: damage, modifiers: play.explain(modifiers), result });
  },
  repair: (play, _seat, { unit, target }) => play.happen({ type: 'repaired', convoy: unit, target }),
  bombard: (play, _seat, { unit, target }) => bombardBoard(play, unit, target),
  done: (play, seat) => play.happen({ type: 'done', seat }),
};

const canDoAnything = (state: InBattle, seat: Seat): boolean =>
  supportersIn(state, seat).length > 0 ||
  onBoard(state, seat).some(
    (fighter) =>
      destinationsOf(state, fighter).length > 0 ||
      canFlee(state, fighter) ||
      targetsOf(state, fighter).length > 0 ||
      repairableBy(state, fighter).length > 0,
  );

function actMenu(state: InBattle, seat: Seat, sought?: string): Menu<Act['type']> {
  const forms: { readonly [Type in OwnAct]: () => OrderForm<Type> } = {
    attack: () => ({ type: 'attack', label: LABELS.attack, fields: [attackerPick(state, seat)] }),
    move: () => ({ type: 'move', label: LABELS.move, fields: [moverPick(state, seat)] }),
    repair: () => ({ type: 'repair', label: LABELS.repair, fields: [repairerPick(state, seat)] }),
    bombard: () => ({ type: 'bombard', label: LABELS.bombard, fields: [bombarderPick(state, seat)] }),
    leave: () => ({ type: 'leave', label: LABELS.leave, fields: [leaverPick(state, seat)] }),
    done: () => ({ type: 'done', label: LABELS.done, fields: [], isPass: true }),
  };
  const types = (Object.keys(forms) as OwnAct[]).filter((type) =>
    sought ? type === sought : type !== 'bombard' || supportersIn(state, seat).length > 0,
  );
  return {
    prompt: PROMPTS.act(state.battle.actionsLeft),
    rule: 'PA-CBT-06',
    orders: [...types.map((type) => forms[type]()), ...strikesBetween(state, seat, sought)],
  };
}

/** PA-FOT-08: special forces strike between actions; nothing in a battle hangs on the defences above it. */
const strikesBetween = (state: InBattle, seat: Seat, sought?: string) =>
  state.war?.fall && seat === WORD_OF_BLAKE
    ? interruptForms(state as InWar, seat).filter(({ type }) => !sought || type === sought)
    : [];

/** Those of a side that can do something, and what the others are told. */
function actorPick(
  state: InBattle,
  seat: Seat,
  can: (fighter: Fighter) => boolean,
  whyNot: (fighter: Fighter) => Reason | null,
  follow?: (fighter: Fighter) => readonly Pick[],
): Pick {
  const own = onBoard(state, seat);
  return {
    ...unitPick(state, [], follow && ((unit) => follow(fighterOf(state, unit)))),
    get values() {
      return own.filter(can).map(({ counter }) => counter);
    },
    has: (unit) => own.some((fighter) => fighter.counter === unit && can(fighter)),
    known: own.map(({ counter }) => counter),
    whyNot: (unit) => (unit === undefined ? null : whyNot(fighterOf(state, Number(unit)))),
  };
}

const attackerPick = (state: InBattle, seat: Seat): Pick =>
  actorPick(
    state,
    seat,
    (fighter) => !fighter.attacked && targetsOf(state, fighter).length > 0,
    (fighter) => (fighter.attacked ? WHY_NOT.attacked : WHY_NOT.nobody),
    (attacker) => [
      {
        kind: 'pick',
        name: 'target',
        label: LABELS.target,
        values: targetsOf(state, attacker).map(({ counter }) => counter),
        known: state.battle.fighters.map(({ counter }) => counter),
        describe: (target) => ({
          ...unitDescription(state, Number(target)),
          explanation: explain(toHit(state, { attacker, target: fighterOf(state, Number(target)) })),
          measure: MEASURES.toHit,
        }),
        whyNot: (target) =>
          target === undefined
            ? null
            : whyNotAttack(state, { attacker, target: fighterOf(state, Number(target)) }),
      },
    ],
  );

const moverPick = (state: InBattle, seat: Seat): Pick =>
  actorPick(
    state,
    seat,
    (fighter) => !fighter.moved && destinationsOf(state, fighter).length > 0,
    (fighter) => (fighter.moved ? WHY_NOT.moved : WHY_NOT.cannotMove),
    (fighter) => {
      const reach = reachOf(state, fighter);
      return [
        boxPick(
          state,
          destinationsOf(state, fighter),
          (box) => whyNotMove(state, reach, seat, box),
          hasFacing(reach.sheet.kind)
            ? { follow: (to) => [facingsPick(state, reach, spaceOf(BOARD, String(to)))] }
            : {},
        ),
      ];
    },
  );

const facingsPick = (state: InBattle, reach: Reach, box: number): Pick => {
  const facings = facingsIn(reach, box);
  const kept = facings.filter((heading) => heading === reach.from.facing);
  return facingPick([...kept, ...facings.filter((heading) => !kept.includes(heading))], {
    describe: (heading) => ({
      ...facingPick([]).describe!(heading),
      explanation: explain(moveCost(state, reach, box, heading as Heading)),
      measure: MEASURES.mp,
    }),
  });
};

function whyNotMove(state: InBattle, { sheet }: Reach, seat: Seat, box: number): Reason {
  const name = BOARD.name[box];
  if (isHeldAgainst(state, seat, box)) return WHY_NOT.held(name);
  if (!mayStandOn(sheet.kind, state.battle.terrain[box])) return WHY_NOT.noEntry(name);
  return WHY_NOT.outOfReach(name, sheet.mp);
}

const leaverPick = (state: InBattle, seat: Seat): Pick =>
  actorPick(
    state,
    seat,
    (fighter) => !fighter.moved && canFlee(state, fighter),
    (fighter) => (fighter.moved ? WHY_NOT.moved : WHY_NOT.farFromHome),
  );

const bombarderPick = (state: InBattle, seat: Seat): Pick => {
  const targets = onBoard(state, opponentOf(seat)).filter(
    ({ counter }) => sheetOf(state, counter).kind !== 'city',
  );
  return unitPick(state, supportersIn(state, seat), (ship) => [
    {
      kind: 'pick',
      name: 'target',
      label: LABELS.target,
      values: targets.map(({ counter }) => counter),
      describe: (target) => ({
        ...unitDescription(state, Number(target)),
        explanation: explain(bombardmentNumber(state, ship)),
        measure: MEASURES.toHit,
      }),
    },
  ]);
};

const repairerPick = (state: InBattle, seat: Seat): Pick =>
  actorPick(
    state,
    seat,
    (fighter) => repairersOf(state, seat).includes(fighter),
    () => WHY_NOT.nothingToRepair,
    (convoy) => [
      {
        kind: 'pick',
        name: 'target',
        label: LABELS.target,
        values: repairableBy(state, convoy).map(({ counter }) => counter),
        describe: (target) => unitDescription(state, Number(target)),
      },
    ],
  );

/** PA-CBT-16: what the battle leads to. A game that is one battle ends with it. */
export const battleOver: Procedure<Planetary, Frames['battle/over']> = (play, { winner, why }) => {
  if (play.state.war) return leaveTheField(play, winner, why);
  play.happen({ type: 'battle-over', winner, why });
  const rule = why === 'last-unit' ? 'PA-CBT-16' : 'PA-CBT-06';
  const outcome = { winners: [winner], reason: ENDINGS[why], rule };
  play.happen({ type: 'ended', outcome });
  play.end(outcome);
};
