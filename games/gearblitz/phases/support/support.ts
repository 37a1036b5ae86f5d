import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field, Place } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { scattered } from '@ironfield/table/scatter.ts';
import { distanceToSegment } from '@ironfield/table/segment.ts';
import type { AirStrike } from '../../cards/army-list.ts';
import { isInfantry } from '../../cards/unit.ts';
import { AIRCRAFT, RUN_WIDTH, SALVO, SUPPORT_SKILL } from '../../data/support.ts';
import { INCH, TOLERANCE } from '../../data/tables.ts';
import { weaponOf } from '../../data/weapons.ts';
import type { GearBlitz } from '../../game-types.ts';
import { capElsewhere, isChapterByChapter } from '../../register.ts';
import type { RuleId } from '../../rule-index.ts';
import { infantryAt, isReached, unitsUnder } from '../../rules/attack/touched.ts';
import { EDGES, homeOf } from '../../rules/battle/zones.ts';
import { isTagged } from '../../rules/command/tags.ts';
import { marginOf, resultOf, skillRoll } from '../../rules/core/dice.ts';
import { coverFrom, measuredFrom } from '../../rules/sight/sighting.ts';
import { indirectValue, placementThreshold, scatterDistance } from '../../rules/special/indirect.ts';
import { coverOnRun } from '../../rules/support/run.ts';
import {
  airAttackModifiers,
  arrivalRound,
  interceptionResult,
  interceptModifiers,
  isSalvo,
  windDelay,
} from '../../rules/support/support.ts';
import type { Asset, BattleFrames } from '../../state/battle.ts';
import { nameOf, opponentOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { BATTLE_TEXT } from '../../text/battle.ts';
import { TEXT } from '../../text/menus.ts';
import { type Bombs, hitBy, hitWalls } from '../attack/bombing.ts';
import { defendAgainstMissiles } from '../attack/missile-defense.ts';
import { assetName, targetPoint } from '../battle/planning.ts';
import { settle } from '../damage/damage.ts';

const isPending = ({ fate }: Asset): boolean => fate === 'waiting' || fate === 'driven off';

/** HGB-ROUND-05: support that is due, the initiative winner's first. */
function dueOf({ battle, round }: State, seat: Seat): number[] {
  return battle.support.flatMap((asset, index) =>
    asset.seat === seat && isPending(asset) && asset.due && asset.due <= round ? index : [],
  );
}

/** HGB-ROUND-05: one after the other, each side in the order that it wants. */
export const support: Procedure<GearBlitz, BattleFrames['support']> = (play) => {
  const { state } = play;
  for (const seat of [state.winner, opponentOf(state.winner)]) {
    const due = dueOf(state, seat);
    for (const asset of due)
      if (!state.battle.support[asset].isKnown)
        play.happen({ type: 'support-arrives', asset, now: shown(state, asset) });
    if (due.length === 1) play.next({ step: 'arrive', asset: due[0] }, { step: 'support' });
    else if (due.length > 1) play.next({ step: 'support/order', seat }, { step: 'support' });
    if (due.length > 0) return;
  }
};

/** HGB-AIR-01, HGB-ARTY-01: everybody sees now what was written down. */
function shown({ battle }: State, asset: number): Partial<Asset> {
  const { due, at } = battle.support[asset];
  return { due, at, isKnown: true };
}

/** HGB-ROUND-05 */
export const supportOrder: Decision<GearBlitz, BattleFrames['support/order'], 'support-first'> = {
  menu: (state, { seat }) => ({
    prompt: BATTLE_TEXT.whichSupport,
    rule: 'HGB-ROUND-05',
    orders: [
      {
        type: 'support-first',
        label: BATTLE_TEXT.supportFirst,
        fields: [
          {
            kind: 'pick',
            name: 'asset',
            label: BATTLE_TEXT.support,
            values: dueOf(state, seat),
            describe: (index) => ({ label: assetName(state.battle.support[Number(index)]) }),
          },
        ],
      },
    ],
  }),
  apply(play, _frame, { asset }) {
    play.next({ step: 'arrive', asset });
  },
};

/** HGB-AIR-01: winds may hold up aircraft, once. */
export const arrive: Procedure<GearBlitz, BattleFrames['arrive']> = (play, { asset }) => {
  const { state } = play;
  const { seat, isDelayed } = state.battle.support[asset];
  if (isSalvo(state.battle.support[asset])) return play.next({ step: 'cardinal', seat, asset });
  if (state.battle.weather === 'winds' && !isDelayed) {
    const rounds = windDelay(state.battle.weather, play.roll('winds', 1, { by: seat })[0]);
    play.happen({
      type: 'support-delayed',
      asset,
      rounds,
      now: { due: state.round + rounds, isDelayed: true },
    });
    if (rounds > 0) return;
  }
  play.next({ step: 'interception', asset, tried: [] });
};

/** HGB-AIR-03: strikes of the other side that have not flown, and have not tried it yet. */
function interceptors({ battle }: State, seat: Seat, tried: readonly number[]): number[] {
  return battle.support.flatMap((asset, index) =>
    asset.seat === seat &&
    isPending(asset) &&
    !isSalvo(asset) &&
    AIRCRAFT[asset.type as AirStrike].intercept !== null &&
    !tried.includes(index)
      ? index
      : [],
  );
}

export const interception: Procedure<GearBlitz, BattleFrames['interception']> = (play, { asset, tried }) => {
  const { seat } = play.state.battle.support[asset];
  const other = opponentOf(seat);
  if (interceptors(play.state, other, tried).length > 0)
    play.next({ step: 'intercept', seat: other, asset, tried });
  else play.next({ step: 'run', seat, asset });
};

/** HGB-AIR-03 */
export const intercept: Decision<GearBlitz, BattleFrames['intercept'], 'intercept' | 'let-through'> = {
  menu: (state, { seat, asset, tried }) => ({
    prompt: BATTLE_TEXT.intercepts(assetName(state.battle.support[asset])),
    rule: 'HGB-AIR-03',
    orders: [
      { type: 'let-through', label: BATTLE_TEXT.letThrough, fields: [], isPass: true },
      {
        type: 'intercept',
        label: BATTLE_TEXT.intercept,
        fields: [
          {
            kind: 'pick',
            name: 'by',
            label: BATTLE_TEXT.support,
            values: interceptors(state, seat, tried),
            describe: (index) => ({ label: assetName(state.battle.support[Number(index)]) }),
          },
        ],
      },
    ],
  }),
  apply(play, { seat, asset, tried }, order) {
    const { state } = play;
    const target = state.battle.support[asset];
    if (order.type === 'let-through') return play.next({ step: 'run', seat: target.seat, asset });
    const bonusOf = (side: Seat): number => state.setup.armies[side].support?.aircraftBonus ?? 0;
    const { intercept: attack, defense } = interceptModifiers(
      state.battle.support[order.by].type as AirStrike,
      target.type as AirStrike,
      { interceptor: bonusOf(seat), target: bonusOf(target.seat) },
    )!;
    const rolls = [
      skillRoll(SUPPORT_SKILL, play.roll('interception', SUPPORT_SKILL, { by: seat })),
      skillRoll(SUPPORT_SKILL, play.roll('flight', SUPPORT_SKILL, { by: target.seat })),
    ];
    const results = [resultOf(rolls[0], attack), resultOf(rolls[1], defense)];
    const outcome = interceptionResult(marginOf(results[0], results[1]));
    const now: Partial<Asset> =
      outcome === 'destroyed'
        ? { fate: 'destroyed', due: 0 }
        : outcome === 'driven off'
          ? {
              fate: 'driven off',
              due: arrivalRound(state.round, play.roll('return', 1, { by: target.seat })[0]),
            }
          : {};
    const dice = rolls.map((roll) => roll.dice);
    const bySpent = outcome !== 'attacks';
    play.happen({ type: 'intercepted', asset, by: order.by, bySpent, dice, results, outcome, now });
    if (outcome === 'attacks') play.next({ step: 'interception', asset, tried: [...tried, order.by] });
  },
};

/** A place on an edge of the table, clockwise from the upper left corner. */
function edgePlace({ width, height }: State['scene'], edge: number, at: number): Place {
  return [
    { x: at, y: 0 },
    { x: width, y: at },
    { x: at, y: height },
    { x: 0, y: at },
  ][edge];
}

/** HGB-AIR-02: from a place on an edge of the table straight to one on another. */
export const run: Decision<GearBlitz, BattleFrames['run'], 'air-run'> = {
  menu: (state, { asset }) => ({
    prompt: BATTLE_TEXT.whichRun(assetName(state.battle.support[asset])),
    rule: 'HGB-AIR-02',
    orders: [
      {
        type: 'air-run',
        label: BATTLE_TEXT.run,
        fields: [
          edgePick(state, 'from', EDGES, (from) => [
            edgePick(
              state,
              'to',
              EDGES.filter((to) => to !== from),
            ),
          ]),
        ],
      },
    ],
  }),
  apply(play, { seat, asset }, order) {
    const { scene } = play.state;
    const from = edgePlace(scene, order.from, order.fromAt);
    const to = edgePlace(scene, order.to, order.toAt);
    play.happen({ type: 'air-run', asset, from, to });
    const left = AIRCRAFT[play.state.battle.support[asset].type as AirStrike].attacks;
    play.next({ step: 'running', seat, asset, from, to, left });
  },
};

function edgePick(
  { scene }: State,
  name: 'from' | 'to',
  values: readonly number[],
  more: (edge: number) => Field[] = () => [],
): Field {
  return {
    kind: 'pick',
    name,
    label: BATTLE_TEXT[name],
    values,
    describe: (edge) => ({ label: BATTLE_TEXT.edges[Number(edge)] }),
    follow: (edge) => [
      {
        kind: 'whole',
        name: `${name}At`,
        label: BATTLE_TEXT.along,
        min: 0,
        max: Number(edge) % 2 === 0 ? scene.width : scene.height,
        describe: (at) => ({ label: TEXT.inches(at) }),
      },
      ...more(Number(edge)),
    ],
  };
}

type Run = Omit<BattleFrames['running'], 'seat'>;

/** HGB-AIR-02: enemies near its line. */
function targetsOf(state: State, seat: Seat, { from, to }: Run): number[] {
  return rosterOf(state.setup).units.flatMap(({ id, seat: side }) =>
    side !== seat &&
    isReached(state, id, { effect: 'run' }) &&
    distanceToSegment(measuredFrom(state, id), from, to) <= RUN_WIDTH * INCH + TOLERANCE
      ? id
      : [],
  );
}

/** HGB-AIR-02: one attack after the other; when there is nothing more to attack the strike is used up. */
export const running: Procedure<GearBlitz, BattleFrames['running']> = (play, { seat, ...flight }) => {
  if (flight.left > 0 && targetsOf(play.state, seat, flight).length > 0)
    play.next({ ...flight, step: 'strike', seat });
  else play.happen({ type: 'support-over', asset: flight.asset, now: { fate: 'used', due: 0 } });
};

/** HGB-AIR-02 */
export const strike: Decision<GearBlitz, BattleFrames['strike'], 'strike' | 'break-off'> = {
  menu: (state, { seat, ...flight }) => ({
    prompt: BATTLE_TEXT.whichTarget(flight.left),
    rule: 'HGB-AIR-02',
    orders: [
      {
        type: 'strike',
        label: BATTLE_TEXT.strike,
        fields: [
          {
            kind: 'pick',
            name: 'target',
            label: TEXT.target,
            values: targetsOf(state, seat, flight),
            describe: (id) => ({ label: nameOf(state, Number(id)), piece: id }),
          },
          {
            kind: 'whole',
            name: 'rof',
            label: TEXT.rof,
            min: 0,
            max: weaponOfRun(state, flight).rof[0],
          },
        ],
      },
      { type: 'break-off', label: BATTLE_TEXT.breakOff, fields: [] },
    ],
  }),
  apply(play, { seat, asset, from, to, left }, order) {
    const flight = { step: 'running', seat, asset, from, to } as const;
    if (order.type === 'break-off') return play.next({ ...flight, left: 0 });
    const { target, rof } = order;
    play.next({ step: 'strafe', asset, from, target, rof }, { ...flight, left: left - 1 });
  },
};

const weaponOfRun = ({ battle }: State, { asset }: Pick<Run, 'asset'>) =>
  weaponOf(AIRCRAFT[battle.support[asset].type as AirStrike].weapon);

/** HGB-AIR-02: skill 2, Accuracy, and Obscurement of the terrain that the target is in. */
export const strafe: Procedure<GearBlitz, BattleFrames['strafe']> = (play, { asset, from, target, rof }) => {
  const { state } = play;
  const { seat, type } = state.battle.support[asset];
  const roll = skillRoll(SUPPORT_SKILL, play.roll('attack', SUPPORT_SKILL, { by: seat }));
  const facts = { obscured: coverOnRun(state, from, target), isTagged: isTagged(state, target) };
  const modifiers = play.explain<RuleId>((tally) => airAttackModifiers(tally, type as AirStrike, facts));
  const added = totalOf<RuleId>((tally) => airAttackModifiers(tally, type as AirStrike, facts));
  const total = resultOf(roll, added);
  play.happen({ type: 'strafed', asset, unit: target, dice: roll.dice, total, modifiers });
  const weapon = weaponOfRun(state, { asset });
  // HGB-AUX-01: missiles of aircraft can be shot down, too.
  const defenders = () => [target];
  const incoming = { weapon, seat, by: null, defenders, against: total, rof, concentrated: rof };
  const rate = defendAgainstMissiles(play, incoming);
  if (!rate) return;
  const bombs: Bombs = { seat, weapon, concentrated: rate.concentrated, from, centre: null };
  const house = isInfantry(unitOf(state, target)) ? state.units[target].at : null;
  settle(play, target, hitBy(play, bombs, target, total));
  if (house) hitWalls(play, bombs, house, total);
};

/** HGB-IF-03: the owner names a point to scatter towards. */
export const cardinal: Decision<GearBlitz, BattleFrames['cardinal'], 'cardinal'> = {
  menu: (state, { asset }) => ({
    prompt: BATTLE_TEXT.whichCardinal(assetName(state.battle.support[asset])),
    rule: 'HGB-ARTY-02',
    orders: [{ type: 'cardinal', label: BATTLE_TEXT.cardinal, fields: [targetPoint(state)] }],
  }),
  apply(play, { asset }, { at }) {
    play.next({ step: 'salvo', asset, cardinal: at });
  },
};

/** HGB-ARTY-02: placed with skill 2 and no modifiers; a miss scatters twice as far. */
export const salvo: Procedure<GearBlitz, BattleFrames['salvo']> = (play, { asset, cardinal: towards }) => {
  const { state } = play;
  const fired = state.battle.support[asset];
  if (!isSalvo(fired)) return;
  const { seat, type } = fired;
  const aim = fired.at!;
  const threshold =
    fired.threshold ?? totalOf<RuleId>((tally) => placementThreshold(tally, { obscured: 0, lockMargin: 0 }));
  const roll = skillRoll(SUPPORT_SKILL, play.roll('placement', SUPPORT_SKILL, { by: seat }));
  const result = resultOf(roll, 0);
  const cap = capElsewhere(state);
  const distance = scatterDistance(marginOf(result, threshold), { isOffBoard: true, cap });
  const die = distance > 0 ? play.roll('scatter', 1, { by: seat })[0] : null;
  const at =
    die === null ? aim : scattered({ aim, cardinal: towards, direction: die, directions: 6, distance });
  play.happen({ type: 'salvo-lands', asset, dice: roll.dice, result, threshold, die, at });
  const { damage, radius } = SALVO[type];
  const weapon = { ...SHELL, name: assetName(fired), damage, traits: { areaEffect: radius } };
  const bombs: Bombs = {
    seat,
    weapon,
    concentrated: 0,
    from: homeOf(state.scene, state.battle.zones[seat], at),
    centre: at,
  };
  const value = indirectValue(roll, { isInCover: false, isBlast: true });
  const isSpared = (id: number) => coverFrom(state, at, id).isShielded;
  const under = unitsUnder(state, { centre: at, radius: radius * INCH, target: null }, seat, isSpared);
  // HGB-BLDG-03: units in a building that is hit count as aimed at.
  const inside = isChapterByChapter(state) ? [] : infantryAt(state, at);
  const hits = [...new Set([...under, ...inside])].map((id) => [id, hitBy(play, bombs, id, value)] as const);
  for (const [id, level] of hits) settle(play, id, level);
  hitWalls(play, bombs, at, value);
  play.happen({ type: 'support-over', asset, now: { fate: 'used', due: 0 } });
};

/** Common values of all salvos, which are in no weapon table. */
const SHELL = {
  code: 'salvo',
  class: 'support',
  ranges: null,
  accuracy: 0,
  addsSize: false,
  rof: [0, 0],
} as const;
