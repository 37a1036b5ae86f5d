import { isSame } from '@ironfield/kernel/json.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { Order, OrderOf } from '../../orders.ts';
import { isAnybodyNear, probesOf, unitsToAttack, unitsToFire } from '../../rules/attack/declaration.ts';
import { isLineJammed, jammersAgainst } from '../../rules/attack/ecm.ts';
import { isShutDown, surviving } from '../../rules/elements/condition.ts';
import { sharesHex } from '../../rules/elements/places.ts';
import { type ElementRecord, type Frames, type Known, opponentOf } from '../../state.ts';
import { LABELS, PROMPTS } from '../../text.ts';
import { notice, setHeat } from '../announcing.ts';
import { beginPhase } from '../turn.ts';
import { FirerPick, ProbePick } from './combat-picks.ts';
import { HexFirerPick } from './hex-attack-picks.ts';
import { declareHexAttack } from './hex-attacks.ts';
import { noticeJammers } from './volley.ts';

/** BF2-SEQ-05 */
export function combat(play: Play<Battleforce2>, { seat }: Frames['combat']): void {
  beginPhase(play, 'combat', seat);
  const field = battlefieldOf(play.state);
  const landing = field.plugged.attacksEnd?.([], field, seat) ?? [];
  play.next({ step: 'combat/side', seat }, ...landing, { step: 'combat/end', seat });
}

/** One unit after the other, until none is near enough or the side is done. */
export function combatSide(play: Play<Battleforce2>, { seat }: Frames['combat/side']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  showNeighbours(play, field, seat);
  const hasAims = field.plugged.aims !== undefined && unitsToFire(field, state, seat).length > 0;
  const isNear = hasAims || isAnybodyNear(field, state, seat);
  if (field.plugged.isAsked?.(isNear, field, state, seat) ?? isNear)
    play.next({ step: 'combat/declare', seat });
}

/** BF2-INFO-02: a unit that shares a hex with an enemy sees its condition. */
function showNeighbours(play: Play<Battleforce2>, field: Battlefield, seat: Seat): void {
  const { state } = play;
  for (const unit of unitsToFire(field, state, seat)) {
    for (const enemy of field.unitsOf[opponentOf(seat)]) {
      if (!sharesHex(state, unit, enemy)) continue;
      for (const element of surviving(field, state, enemy)) show(play, field, element, null);
    }
  }
}

/** Shows the line of an element to the other side, which keeps what it already knew. */
function show(
  play: Play<Battleforce2>,
  field: Battlefield,
  element: number,
  record: ElementRecord | null,
): void {
  const { elements, turn } = play.state;
  const { condition, known } = elements[element];
  const now: Known = { turn, record: record ?? known?.record ?? null, condition };
  if (isSame(known, now)) return;
  const owner = field.seatOf[field.unitOf[element]];
  play.happen({ type: 'shown', element, known: now }, [owner, opponentOf(owner)]);
}

export const declare: Decision<Battleforce2, Frames['combat/declare'], Order['type']> = {
  menu(state, { seat }, sought) {
    const field = battlefieldOf(state);
    const { aims, declareForms } = field.plugged;
    const attackers = unitsToAttack(field, state, seat);
    const firing: OrderForm<'fire'> = {
      type: 'fire',
      label: LABELS.fire,
      fields: [new FirerPick(field, state, seat, attackers)],
    };
    if (sought === 'fire') return { prompt: PROMPTS.declare, rule: 'BF2-DECL-01', orders: [firing] };
    const units = unitsToFire(field, state, seat);
    const probe = new ProbePick(field, state, probesOf(field, state, seat));
    const forms: readonly OrderForm<Order['type']>[] = [
      firing,
      ...(aims
        ? [
            {
              type: 'attack-hex' as const,
              label: LABELS.attackHex,
              fields: [new HexFirerPick(field, state, units)],
            },
          ]
        : []),
      { type: 'scan', label: LABELS.scan, fields: [probe] },
      { type: 'done', label: LABELS.done, fields: [], isPass: true },
    ];
    return {
      prompt: PROMPTS.declare,
      rule: 'BF2-DECL-01',
      orders: declareForms?.(forms, field, state, seat) ?? forms,
    };
  },

  apply(play, { seat }, order) {
    switch (order.type) {
      case 'done':
        return;
      case 'scan':
        scan(play, order.element, order.target);
        play.next({ step: 'combat/side', seat });
        return;
      case 'attack-hex':
        play.next({ step: 'combat/side', seat });
        declareHexAttack(play, order);
        return;
      case 'fire':
        declareVolley(play, seat, order);
        play.next({ step: 'combat/volley' }, { step: 'combat/side', seat });
        return;
      default:
        play.next({ step: 'combat/side', seat });
        battlefieldOf(play.state).plugged.ordered!(play, seat, order);
    }
  },
};

/** BF2-DECL-01 */
export function declareVolley(
  play: Play<Battleforce2>,
  seat: Seat,
  { unit, target, spotter: by, withholds = false, attacks: listed }: OrderOf<'fire'>,
): void {
  const spotter = by ?? null;
  const attacks = listed.map(({ attacker, element, overheat = 0, withhold = 0, charges = false }) => ({
    attacker,
    target: element,
    overheat,
    withhold,
    charges,
  }));
  battlefieldOf(play.state).plugged.attacks?.(play, unit);
  play.happen({ type: 'declared', seat, unit, target, spotter, withholds, attacks });
  if (spotter === null) for (const { attacker } of attacks) noticeJammers(play, attacker, target);
}

/** BF2-CMDX-02: in the enemy's turn; it will neither move nor attack in its own next phases. */
export const ambushFire: Decision<Battleforce2, Frames['combat/ambush'], 'fire' | 'done'> = {
  menu(state, { seat, unit }) {
    const field = battlefieldOf(state);
    return {
      prompt: PROMPTS.ambushFire(field.unitSetups[unit].id),
      rule: 'BF2-CMDX-02',
      orders: [
        { type: 'fire', label: LABELS.fire, fields: [new FirerPick(field, state, seat, [unit])] },
        { type: 'done', label: LABELS.done, fields: [], isPass: true },
      ],
    };
  },
  apply(play, { seat, unit }, order) {
    play.happen({ type: 'price', unit, move: true, attack: true });
    if (order.type === 'done') return;
    declareVolley(play, seat, order);
    play.next({ step: 'combat/volley' });
  },
};

/** BF2-INFO-03, BF2-EQ-08: ECM that stops a probe is noticed. */
function scan(play: Play<Battleforce2>, element: number, target: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const unit = field.unitOf[element];
  play.happen({ type: 'scanned', element, target });
  const jammers = jammersAgainst(field, state, field.seatOf[unit]).filter((jammer) =>
    isLineJammed(field, state, [jammer], state.units[unit].hex, state.units[target].hex),
  );
  if (jammers.length > 0) {
    for (const jammer of jammers) notice(play, jammer);
    return;
  }
  for (const seen of surviving(field, state, target)) show(play, field, seen, field.records[seen]);
}

/** BF2-HEAT-06: elements that have not attacked this turn cool down. Heat that was due has been paid. */
export function combatEnd(play: Play<Battleforce2>, { seat }: Frames['combat/end']): void {
  const { state } = play;
  const { unitsOf, elementsOf } = battlefieldOf(state);
  for (const unit of unitsOf[seat]) {
    const { mayNotMove, mayNotAttack } = state.units[unit];
    if (mayNotMove || mayNotAttack) play.happen({ type: 'price', unit, move: false, attack: false });
  }
  for (const unit of unitsOf[seat])
    for (const element of elementsOf[unit]) {
      const { destroyed, attacked } = state.elements[element];
      if (!destroyed && !attacked && !isShutDown(state.elements[element])) setHeat(play, element, 0);
    }
}
