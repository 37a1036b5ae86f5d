import type { Field, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import { scattered } from '@ironfield/table/scatter.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { capElsewhere, plugged } from '../../register.ts';
import { centreOf, defendersAgainst, mountedOn } from '../../rules/attack/aiming.ts';
import { attackNumber } from '../../rules/attack/attack-facts.ts';
import { marginOf, resultOf } from '../../rules/core/dice.ts';
import { usableRof } from '../../rules/core/range.ts';
import { scatterDistance } from '../../rules/special/indirect.ts';
import { aimBy, callsFor, firersAt, guidanceOf, placingMounts } from '../../rules/special/observation.ts';
import { nameOf, rosterOf } from '../../state/roster.ts';
import type { Guidance } from '../../state/special.ts';
import type { Attack, Frames, Manner, State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { SPECIAL_TEXT } from '../../text/special.ts';
import { pastMissileDefense, resolve } from '../attack/resolving.ts';
import { targetPoint } from '../battle/planning.ts';
import { rollDie } from '../core/rolls.ts';
import { ratePick, upTo, weaponPick } from '../firing/firing.ts';
import { shoot } from '../firing/shooting.ts';
import { offerCounterBattery } from './counter-battery.ts';
import { thresholdOf } from './observing.ts';

/** HGB-IF-01: at observed or tagged targets. */
export function bombardForms(state: State, id: number): OrderForm<'bombard'>[] {
  if (state.units[id].actions === 0) return [];
  const calls = callsFor(state, id);
  const mounts = mountsAt(state, id, calls);
  if (mounts.length === 0) return [];
  return [
    {
      type: 'bombard',
      label: SPECIAL_TEXT.bombard,
      fields: [weaponPick(state, id, mounts, (mount) => [callPick(state, id, mount, calls)])],
    },
  ];
}

/** The weapons that can be placed by one of these. */
const mountsAt = (state: State, by: number, calls: readonly Guidance[]): number[] =>
  placingMounts(state, by).filter((mount) =>
    calls.some((guidance) => aimBy(state, { by, mount, guidance }).whyNot === null),
  );

function callPick(state: State, by: number, mount: number, calls: readonly Guidance[]): Pick {
  const values = calls.flatMap((guidance, index) =>
    aimBy(state, { by, mount, guidance }).whyNot === null ? index : [],
  );
  return {
    kind: 'pick',
    name: 'call',
    label: SPECIAL_TEXT.call,
    values,
    describe(index) {
      const guidance = calls[Number(index)];
      const { target, observer } = guidance;
      const attack = placedBy(by, guidance, { mount, rof: 0, concentrated: 0 }, 'action');
      return {
        label: SPECIAL_TEXT.observed(aimName(state, target), nameOf(state, observer)),
        ...(target !== null && { piece: target }),
        explanation: attackNumber(state, attack),
        measure: SPECIAL_TEXT.placement(thresholdOf(guidance).total),
      };
    },
    known: numbersOf(calls),
    whyNot: (index) =>
      index === undefined ? null : aimBy(state, { by, mount, guidance: calls[Number(index)] }).whyNot,
    follow: (index) => rateFields(state, by, mount, calls[Number(index)]),
  };
}

const aimName = (state: State, target: number | null): string =>
  target === null ? SPECIAL_TEXT.aPlace : nameOf(state, target);

function rateFields(state: State, by: number, mount: number, guidance: Guidance): Field[] {
  const aim = aimBy(state, { by, mount, guidance });
  const { mount: mounted, weapon } = mountedOn(state, by, mount);
  return aim.whyNot === null ? [ratePick(weapon, upTo(usableRof(mounted, weapon, aim.band)))] : [];
}

const placedBy = (
  by: number,
  guidance: Guidance,
  { mount, rof, concentrated }: { mount: number; rof: number; concentrated: number },
  manner: Manner,
): Attack => ({
  by,
  mount,
  rof,
  concentrated,
  target: guidance.target,
  at: guidance.target === null ? guidance.at : null,
  guidance,
  manner,
});

/** The attack made by an order to fire indirectly. */
export const bombardmentBy = (state: State, by: number, order: Extract<Order, { type: 'bombard' }>): Attack =>
  placedBy(by, callsFor(state, by)[order.call], order, 'action');

/** HGB-ACT-09, HGB-IF-02: a unit on Stand-By fires at once, or not at all. */
export const barrage: Procedure<GearBlitz, Frames['barrage']> = (play, coordinates) => {
  const { state } = play;
  if (firersAt(state, coordinates).length === 0) return;
  const { seat } = rosterOf(state.setup).units[coordinates.observer];
  play.next({ ...coordinates, step: 'barrage/fire', seat });
};

/** HGB-ACT-09: one after the other, in the order that the owner wants. */
export const barrageFire: Decision<GearBlitz, Frames['barrage/fire'], 'barrage' | 'hold'> = {
  menu: (state, frame) => ({
    prompt: SPECIAL_TEXT.fireAtOnce(frame.target === null ? null : nameOf(state, frame.target)),
    rule: 'HGB-ACT-09',
    orders: [
      { type: 'hold', label: SPECIAL_TEXT.holdFire, fields: [], isPass: true },
      {
        type: 'barrage',
        label: SPECIAL_TEXT.barrage,
        fields: [
          {
            kind: 'pick',
            name: 'unit',
            label: TEXT.unit,
            values: firersAt(state, frame),
            describe: (id) => ({ label: nameOf(state, Number(id)), piece: id }),
            follow: (id) => [
              weaponPick(state, Number(id), mountsAt(state, Number(id), [frame]), (mount) =>
                rateFields(state, Number(id), mount, frame),
              ),
            ],
          },
        ],
      },
    ],
  }),
  apply(play, { seat: _asked, ...coordinates }, order) {
    if (order.type === 'hold') return;
    const { served: _told, ...guidance } = coordinates;
    play.next(
      { step: 'attack', ...placedBy(order.unit, guidance, order, 'stand-by') },
      { ...coordinates, step: 'barrage' },
    );
  },
};

/** HGB-IF-03 */
export const scatterPoint: Decision<GearBlitz, Frames['scatter-point'], 'cardinal'> = {
  menu: (state, { unit }) => ({
    prompt: SPECIAL_TEXT.scatters(nameOf(state, unit)),
    rule: 'HGB-IF-03',
    orders: [{ type: 'cardinal', label: SPECIAL_TEXT.scatterPoint, fields: [targetPoint(state)] }],
  }),
  apply(play, { attack }, { at }) {
    play.next({ step: 'placement', attack, cardinal: at });
  },
};

/** HGB-IF-04, HGB-IF-05: on the spot, or somewhere around it. */
export const placement: Procedure<GearBlitz, Frames['placement']> = (play, { attack, cardinal }) => {
  const { state } = play;
  const { by } = attack;
  const aim = centreOf(state, attack);
  const threshold = thresholdOf(guidanceOf(state, attack));
  const shot = shoot(play, attack, threshold.total);
  const { roll, total, modifiers, isDry, now } = shot;
  const cap = capElsewhere(state);
  const far = scatterDistance(marginOf(total, threshold.total), { cap });
  const die = far > 0 ? rollDie(play, by, 'scatter') : null;
  const at = die === null ? aim : scattered({ aim, cardinal, direction: die, directions: 6, distance: far });
  const aimedAt = defendersAgainst(state, attack, at);
  play.happen({
    type: 'placed',
    unit: by,
    attack,
    dice: roll.dice,
    total,
    modifiers,
    threshold,
    isFumble: roll.isFumble,
    isDry,
    cardinal,
    die,
    at,
    now,
  });
  if (attack.isTimed) {
    plugged(state.setup).landed?.(play, attack, at, resultOf(roll, 0));
    return;
  }
  const left = pastMissileDefense(play, attack, { shot, landing: at });
  const defenders = left ? resolve(play, { attack: left, shot, landing: at }) : aimedAt;
  offerCounterBattery(play, by, defenders);
};
