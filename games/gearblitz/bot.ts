import type { Menu, Pick as PickField } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import type { Strength, View } from '@ironfield/kernel/play/game.ts';
import type { Player } from '@ironfield/kernel/play/player.ts';
import { type Random, randomItem, randomUnit } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { DEGREE, headingTo } from '@ironfield/table/heading.ts';
import { distance } from '@ironfield/table/place.ts';
import { callOrder, fielded, heldBack } from './bot/calling.ts';
import { another, electronic, initiative, rerolling, switching } from './bot/command.ts';
import { reloadOrder } from './bot/fire/ammunition.ts';
import { attackOrder, bestChance, chancesOf, formOf, type Judge, worthBySteps } from './bot/fire/attacks.ts';
import { likelyFire, nearFire } from './bot/fire/danger.ts';
import { barrageOrder, indirectly } from './bot/fire/indirect.ts';
import { evading, worthByLosses } from './bot/fire/losses.ts';
import { bestAttack, bestShot, enemiesFrom } from './bot/fire/shots.ts';
import { inchesToGo } from './bot/goals/goals.ts';
import { boldWhenBehind, byTheScore, type Posture } from './bot/goals/posture.ts';
import { heightOrder, isBeforeCliff } from './bot/moves/heights.ts';
import { bestPlan, facingOrder, type Plan, planOrder, straightOn, type Temper } from './bot/moves/moves.ts';
import { fireOrder, smokeOrder } from './bot/precautions.ts';
import { airRun, airStrike, deploymentType, plan, stance } from './bot/setting-up.ts';
import type { Mode, Speed } from './cards/card.ts';
import { INCH } from './data/tables.ts';
import type { GearBlitz } from './game-types.ts';
import type { Order } from './orders.ts';
import { plugged } from './register.ts';
import { whyNotUse } from './rules/attack/aiming.ts';
import { defenseAtSpeed } from './rules/modifiers/defense-modifiers.ts';
import { movementLeft } from './rules/movement/legs.ts';
import { rosterOf, unitOf } from './state/roster.ts';
import { activationOf, type Frames, type State } from './state.ts';
import { imagine } from './view/imagining.ts';

interface Mind {
  readonly temper: Temper;
  /** It goes on wheels where that is faster. */
  readonly drives: boolean;
  /** Steps of damage, more or less, by which it misjudges a shot. */
  readonly wavering: number;
  /** It fires what can do nothing. */
  readonly wastes: boolean;
  /** Steps of damage for which it pays a Command Point, and for which it fires out of its activation. */
  readonly pays: number;
  readonly snaps: number;
  /** The total of an attack from which on it gives up an action to evade, where it does not weigh that. */
  readonly evades: number;
  /** It weighs out-of-turn actions against those of its own turn. */
  readonly weighs: boolean;
  /** In a group, the unit with the best shot goes first. */
  readonly isKeen: boolean;
  /** Places that it thinks of when it deploys a unit. */
  readonly deployments: number;
}

const MINDS: Readonly<Record<Strength, Mind>> = {
  recruit: {
    drives: false,
    temper: {
      attention: 3,
      eagerness: 0,
      caution: 0,
      foes: 3,
      seeksCover: false,
      judge: worthBySteps,
      danger: nearFire,
      posture: boldWhenBehind,
    },
    wavering: 1.5,
    wastes: true,
    pays: 0.2,
    snaps: 0.2,
    evades: 5,
    weighs: false,
    isKeen: false,
    deployments: 12,
  },
  regular: {
    drives: true,
    temper: {
      attention: 6,
      eagerness: 3,
      caution: 0.5,
      foes: 2,
      seeksCover: false,
      judge: worthBySteps,
      danger: nearFire,
      posture: boldWhenBehind,
    },
    wavering: 0.2,
    wastes: false,
    pays: 1,
    snaps: 0.5,
    evades: 5,
    weighs: false,
    isKeen: false,
    deployments: 12,
  },
  veteran: {
    drives: true,
    temper: {
      attention: 10,
      eagerness: 3,
      caution: 2,
      foes: 5,
      seeksCover: true,
      judge: worthByLosses,
      danger: likelyFire,
      posture: byTheScore,
    },
    wavering: 0,
    wastes: false,
    pays: 1,
    snaps: 0.6,
    evades: 9,
    weighs: true,
    isKeen: true,
    deployments: 20,
  },
};

/** It looks around from where it is, fires when that is worth it, and stands where its weapons are good. */
export function bot(strength: Strength): Player<GearBlitz> {
  const mind = MINDS[strength];
  return {
    choose(look, menu, random) {
      const view = look();
      const idea = plugged(view.table.setup).choice;
      const state = idea ? imagine(view, '') : null;
      return (
        (state && idea!(null, state, view.question!, menu)) ??
        decide(mind, view, menu, random) ??
        sampleOrder<Order>(modest(menu), random)!
      );
    },
  };
}

/** Orders it never gives by chance. */
const DELIBERATE: readonly string[] = ['wish', 'activate-now', 'extra-action', 'switch-off'];

const modest = (menu: Menu): Menu => ({
  ...menu,
  orders: menu.orders.filter(({ type }) => !DELIBERATE.includes(type)),
});

function decide(mind: Mind, view: View<GearBlitz>, menu: Menu, random: Random): Order | null {
  const question = view.question as { step: string };
  switch (question.step) {
    case 'evade':
      return evasion(mind, imagine(view, ''), question as unknown as Frames['evade']);
    case 'barrage/fire':
      return barrageOrder(imagine(view, ''), menu, question as unknown as Frames['barrage/fire']);
    case 'counter-battery':
      return { type: 'seek' };
    case 'charges':
      return { type: 'detonate' };
    case 'autopilot':
      return { type: 'autopilot', units: [] };
    case 'reroll':
      return rerolling(imagine(view, ''), question as unknown as Frames['reroll'], mind.weighs);
    case 'reroll-initiative':
      return initiative(imagine(view, ''), (question as unknown as Frames['reroll']).seat, menu);
    case 'extra':
    case 'last-shot':
      return shot(mind, imagine(view, ''), question as unknown as Shot, menu, random);
    case 'snap':
      return snap(mind, imagine(view, ''), question as unknown as Frames['snap'], menu, random);
    case 'second-weapon':
      return secondShot(
        mind,
        imagine(view, ''),
        question as unknown as Frames['second-weapon'],
        menu,
        random,
      );
    case 'stances':
      return mind.drives ? stance() : null;
    case 'deployment-type':
      return mind.drives ? deploymentType(menu) : null;
    case 'plans':
      return mind.drives ? planned(mind, imagine(view, ''), view.viewer as number) : null;
    case 'run':
      return airRun(imagine(view, ''), (question as unknown as Frames['run']).seat);
    case 'strike':
      return airStrike(imagine(view, ''), menu);
    case 'first':
      return { type: 'go-first', seat: (question as unknown as Frames['first']).seat };
    case 'group':
      return mind.drives ? group(imagine(view, ''), menu, mind.temper.judge) : null;
    case 'deploy':
      return deployment(mind, imagine(view, ''), menu, random);
    case 'activate':
      return activation(mind, imagine(view, ''), menu, random);
    case 'act':
      return action(mind, imagine(view, ''), question as unknown as Frames['act'], menu, random);
    default:
      return null;
  }
}

/** A bot that weighs its options holds back units it need not show, and calls its shells. */
const planned = ({ temper, weighs }: Mind, state: State, seat: Seat): Order =>
  plan(state, seat, {
    reserves: weighs ? heldBack(state, seat, temper.posture(fielded(state), seat)) : [],
    calls: weighs,
  });

/** HGB-ACT-05: an action is worth more than a point, unless the attack is a good one. */
function evasion(mind: Mind, state: State, { unit, by, against }: Frames['evade']): Order {
  const { evades, weighs, temper } = mind;
  if (!weighs) return { type: against >= evades ? 'evade' : 'stand' };
  const attack = bestAttack(state, by, [unit], temper.judge)?.attack;
  if (!attack) return { type: 'stand' };
  const { saved, doomed } = evading(state, attack, against);
  // A unit that will be lost fires no more.
  return { type: saved > ownShot(mind, state, unit) * (1 - doomed) ? 'evade' : 'stand' };
}

const ownShot = ({ temper }: Mind, state: State, id: number): number =>
  bestShot(state, id, enemiesFrom(state, id), temper.judge);

function snap(mind: Mind, state: State, _frame: Frames['snap'], menu: Menu, random: Random): Order {
  const form = formOf(menu.orders, 'snap');
  const units = form?.fields[0] as PickField | undefined;
  const chances = Array.from(units?.values ?? []).flatMap((unit) => [
    ...chancesOf(state, Number(unit), units!.follow!(unit), 'snap fire', mind.temper.judge),
  ]);
  const best = bestChance(chances, noise(mind, random), mind.wastes);
  const later = best && mind.weighs ? WAITS * ownShot(mind, state, best.attack.by) : 0;
  if (!best || best.worth < Math.max(mind.snaps, later)) return { type: 'let-pass', until: 'here' };
  return { ...attackOrder(best), type: 'snap', unit: best.attack.by };
}

/** A unit waits for its own activation if that is worth at least this share of a shot now. */
const WAITS = 0.85;

interface Shot {
  readonly step: 'extra' | 'last-shot';
  readonly unit: number;
}

/** HGB-CP-05, HGB-CP-06: the best attack; an action is paid for already, a last shot is not. */
function shot(mind: Mind, state: State, { step, unit }: Shot, { orders }: Menu, random: Random): Order {
  const [manner, least] = step === 'extra' ? (['action', 0] as const) : (['final shot', mind.snaps] as const);
  const form = formOf(orders, 'attack');
  const best = form
    ? bestChance(
        chancesOf(state, unit, form.fields, manner, mind.temper.judge),
        noise(mind, random),
        mind.wastes,
      )
    : null;
  return best && best.worth >= least ? attackOrder(best) : { type: 'hold' };
}

/** HGB-INF-06: it costs nothing. */
function secondShot(
  mind: Mind,
  state: State,
  { attack }: Frames['second-weapon'],
  menu: Menu,
  random: Random,
): Order {
  const form = formOf(menu.orders, 'attack');
  const chances = form ? chancesOf(state, attack.by, form.fields, 'second weapon', mind.temper.judge) : [];
  const best = bestChance(chances, noise(mind, random), mind.wastes);
  return best ? attackOrder(best) : { type: 'hold' };
}

const noise =
  ({ wavering }: Mind, random: Random) =>
  () =>
    (randomUnit(random) - 0.5) * wavering;

/** The unit with the best shot: targets that are hit shoot back less. */
function keenest(state: State, { values }: PickField, judge: Judge): number {
  const shots = Array.from(values, Number).map((id) => ({
    id,
    shot: bestShot(state, id, enemiesFrom(state, id), judge),
  }));
  return shots.reduce((best, each) => (each.shot > best.shot ? each : best)).id;
}

/** With the speed, and in the mode, from which the best is to be expected. */
function activation(
  { drives, temper, isKeen }: Mind,
  state: State,
  menu: Menu,
  random: Random,
): Order | null {
  const form = formOf(menu.orders, 'activate');
  if (!form) return null;
  const units = form.fields[0] as PickField;
  const id = isKeen ? keenest(state, units, temper.judge) : Number(randomItem(random, units.values));
  const speeds = units.follow!(id)[0] as PickField;
  const unit = state.units[id];
  const { body } = unit;
  const planAt = (speed: Speed, mode: Mode, least?: number): Plan | null => {
    unit.body = { ...body, speed, mode };
    unit.activation = activationOf(unit);
    return bestPlan(state, id, temper, least);
  };
  // HGB-TERR-07: a unit that must climb goes on foot, and slowly.
  const climbs = isBeforeCliff(state, id);
  let best: Plan | null = null;
  let order: Activate | null = null;
  for (const speed of Array.from(speeds.values) as Speed[]) {
    for (const mode of Array.from((speeds.follow!(speed)[0] as PickField).values) as Mode[]) {
      if (climbs && (speed === 'top' || (speed === 'combat' && mode !== 'W' && body.mode === 'W'))) continue;
      if (!drives && speed === 'top') continue;
      const plan = planAt(speed, mode, best?.value);
      if (order && !plan) continue;
      best = plan ?? best;
      order = { type: 'activate', unit: id, speed, mode };
    }
  }
  if (order?.speed !== 'stationary' || !best || best.shot > 0) return order;
  // HGB-MOVE-13: a unit that gets nowhere and has no target may need another mode.
  const modes = Array.from((speeds.follow!('stationary')[0] as PickField).values) as Mode[];
  const [{ mode }] = modes
    .map((each) => ({ mode: each, value: planAt('combat', each)?.value ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => b.value - a.value);
  return { ...order, mode };
}

type Activate = Extract<Order, { type: 'activate' }>;

/** The best of several places, near its goal or the middle of the table, or far from it if it is ready to go. */
function deployment(mind: Mind, state: State, menu: Menu, random: Random): Order | null {
  const middle = { x: Math.round(state.scene.width / 2), y: Math.round(state.scene.height / 2) };
  let best: Order | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < mind.deployments; i++) {
    const order = sampleOrder<Order>(menu, random);
    if (order?.type === 'deploy-aboard') continue;
    if (order?.type !== 'deploy') return order;
    const ready = { ...order, speed: 'combat', heading: Math.max(0, headingTo(order.at, middle)) } as const;
    const toGo = inchesToGo(state, order.unit);
    const fromMiddle = distance(order.at, middle) / INCH;
    const far = toGo ? toGo(order.at) : keepsAway(mind, state, order.unit) ? -fromMiddle : fromMiddle;
    const cost = mind.weighs
      ? far * PER_INCH + exposure(mind, state, ready)
      : far + (mind.drives === (order.mode === 'W') ? 2 : 0);
    if (cost >= least) continue;
    least = cost;
    best = ready;
  }
  return best;
}

const postureOf = ({ temper }: Mind, state: State, id: number): Posture =>
  temper.posture(state, rosterOf(state.setup).units[id].seat);

const keepsAway = (mind: Mind, state: State, id: number): boolean =>
  postureOf(mind, state, id).keepsAway === true;

/** The cost of an inch from the middle compared with danger, and the value of a point of Defense. */
const PER_INCH = 0.05;
const PER_DEFENSE = 0.5;

/** The fire of enemies already deployed, and how well the unit defends against the others. */
function exposure({ temper }: Mind, state: State, { unit: id, at, heading, mode, speed }: Deploy): number {
  const unit = state.units[id];
  const before = { at: unit.at, heading: unit.heading, body: unit.body };
  Object.assign(unit, { at, heading, body: { ...unit.body, mode, speed } });
  const danger = temper.danger(state, id, temper)();
  const defense = defenseAtSpeed(unitOf(state, id));
  Object.assign(unit, before);
  return danger - PER_DEFENSE * defense;
}

type Deploy = Extract<Order, { type: 'deploy' }>;

function action(
  mind: Mind,
  state: State,
  { unit: id }: Frames['act'],
  menu: Menu,
  random: Random,
): Order | null {
  const { orders } = menu;
  const { activation: moved, actions, body } = state.units[id];
  const switched = switching(state, id, menu);
  if (switched) return switched;
  const form = formOf(orders, 'attack');
  const best = form
    ? bestChance(
        chancesOf(state, id, form.fields, 'action', mind.temper.judge),
        noise(mind, random),
        mind.wastes,
      )
    : null;
  const indirect = indirectly(state, id, menu);
  if (indirect && indirect.worth > (best?.worth ?? 0)) return indirect.order;
  const forms = {
    walk: formOf(orders, 'walk'),
    advance: formOf(orders, 'advance'),
    turn: formOf(orders, 'turn'),
  };
  // A unit that has only risen has not moved on.
  const isHere = body.altitude > 0 ? moved!.straight === 0 : moved!.path === 0;
  // A unit that has fired moves out of sight again.
  const isHiding = mind.temper.seeksCover && actions === 0 && movementLeft(state, id) >= INCH;
  const isMoving = (isHere || isHiding) && (forms.walk ?? forms.advance) !== undefined;
  const way = isMoving ? bestPlan(state, id, mind.temper) : null;
  const empty = mind.drives ? formOf(orders, 'reload') : undefined;
  const shot = Math.max(best?.worth ?? 0, way?.shot ?? 0);
  const reload = empty && reloadOrder(state, id, empty, { shot, judge: mind.temper.judge });
  if (reload) return reload;
  if (best && best.worth >= (way?.shot ?? 0) * PREFERS_TO_MOVE) return attackOrder(best);
  const height = heightOrder(state, id, orders);
  if (height) return height;
  const step = way && planOrder(state, id, way, forms);
  if (step) return step;
  const facing = forms.turn && facingOrder(state, id, forms.turn, (forms.walk ? 20 : 40) * DEGREE);
  if (facing) return facing;
  const done = formOf(orders, 'done');
  if (done) {
    const fire = formOf(orders, 'fight-fire');
    if (fire) return fireOrder(id, fire);
    const launchers = mind.drives ? formOf(orders, 'smoke') : undefined;
    const screen = launchers && smokeOrder(state, id, launchers, mind.temper.judge);
    if (screen) return screen;
    const call = mind.weighs && callOrder(state, id, menu, postureOf(mind, state, id));
    if (call) return call;
    const more =
      another(state, id, menu, { least: mind.pays, judge: mind.temper.judge }) ?? electronic(state, id, menu);
    if (more) return more;
    const hide = formOf(orders, 'hull-down');
    return hide && actions > 0
      ? { type: 'hull-down' }
      : { type: 'done', standBy: maySnap(state, id) ? actions : 0 };
  }
  const onward = bestPlan(state, id, mind.temper);
  return (
    (onward && planOrder(state, id, onward, forms)) ?? (forms.advance ? straightOn(forms.advance) : null)
  );
}

/** HGB-ACT-09, HGB-INF-02: a unit that has run, or has nothing left, cannot fire from Stand-By. */
const maySnap = (state: State, id: number): boolean =>
  unitOf(state, id).sheet.card.weapons.some((_, mount) => !whyNotUse(state, id, mount));

/** How much better a shot from elsewhere must be to wait for it. */
const PREFERS_TO_MOVE = 0.85;

/** The group that has most to shoot at. */
function group(state: State, menu: Menu, judge: Judge): Order | null {
  const form = formOf(menu.orders, 'group');
  if (!form) return null;
  const { groups } = rosterOf(state.setup);
  let best: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of Array.from((form.fields[0] as PickField).values)) {
    const index = Number(value);
    const units = groups[index].units.filter(
      (id) => state.units[id].at !== null && !state.units[id].isLocked,
    );
    const shots = units.map((id) => bestShot(state, id, enemiesFrom(state, id), judge));
    const worth = shots.reduce((sum, shot) => sum + shot, 0);
    if (worth <= most) continue;
    most = worth;
    best = index;
  }
  return best === null ? null : { type: 'group', group: best };
}
