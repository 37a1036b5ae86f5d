import type { OpenField } from '@ironfield/battleforce2/battlefield.ts';
import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import type { Event } from '@ironfield/battleforce2/events.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { opponentOf } from '@ironfield/battleforce2/state.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Timeline } from '../../../replay/timeline.ts';
import { damageChart, dwindlingChart, total } from '../../../result/side-charts.ts';
import type { Extractor, KeyFigure, StatisticsTable } from '../../../result/statistics.ts';
import { hitShare } from '../../../result/to-hit-rolls.ts';
import { unitsTable } from '../../../result/units-table.ts';

const LEFT = { id: 'survivors', title: 'Elements left', yLabel: 'Elements' };
const HEADS = { id: 'elements', title: 'Elements', name: 'Element', of: 'Unit', left: 'At the end' };

/** An attack as everybody sees it: numbers and their reasons are secret (BF2-INFO-01). */
interface Attack {
  readonly attacker: number;
  readonly isHit: boolean;
  damage: number;
  destroys: boolean;
}

/** The events of one turn. */
interface Account {
  readonly turn: number;
  readonly attacks: Attack[];
  /** Hits of a volley whose damage is still to come, in order (BF2-DECL-02); and the last that came. */
  pending: Attack[];
  dealt: Attack | null;
  /** Damage, critical hits and losses by the side that suffers them. */
  readonly damage: number[];
  readonly criticals: number[];
  readonly lost: number[];
}

/** BattleForce 2 in numbers that both sides may know. */
export const statisticsOf: Extractor<Battleforce2> = (timeline) => {
  const { table } = timeline.at(timeline.last).view;
  const field = openFieldOf(table);
  const sides = timeline.setup.sides.map(({ name }) => name);
  const turns = accountsOf(timeline, field);
  const numbers = turns.map(({ turn }) => turn);
  const began = sides.map((_, seat) =>
    total(field.unitsOf[seat].map((unit) => field.elementsOf[unit].length)),
  );
  const survivors = (seat: Seat, turn: number) =>
    began[seat] - total(turns.map((each) => (each.turn <= turn ? each.lost[seat] : 0)));
  return {
    sides,
    figures: figures(field, sides, turns, (seat) => `${survivors(seat, numbers.at(-1)!)} of ${began[seat]}`),
    charts: [
      damageChart(sides, numbers, (seat, turn) => turns[numbers.indexOf(turn)].damage[opponentOf(seat)]),
      dwindlingChart(LEFT, sides, numbers, survivors),
    ],
    tables: [elementsTable(field, turns, table)],
  };
};

const accountFor = (turn: number): Account => ({
  turn,
  attacks: [],
  pending: [],
  dealt: null,
  damage: [0, 0],
  criticals: [0, 0],
  lost: [0, 0],
});

/** From the set-up on, turn by turn. */
function accountsOf(timeline: Timeline<Battleforce2>, field: OpenField): readonly Account[] {
  const accounts = [accountFor(0)];
  for (const moment of timeline.standing()) {
    for (const event of timeline.stepAt(moment).events) {
      if (event.type === 'turn') accounts.push(accountFor(event.turn));
      else enter(accounts.at(-1)!, field, event);
    }
  }
  return accounts;
}

function enter(account: Account, field: OpenField, event: Event): void {
  const ownerOf = (element: number) => field.seatOf[field.unitOf[element]];
  switch (event.type) {
    case 'attacked': {
      const attack = { attacker: event.attacker, isHit: event.hit, damage: 0, destroys: false };
      account.attacks.push(attack);
      if (event.hit) account.pending.push(attack);
      return;
    }
    case 'lost':
      account.pending = account.pending.filter(({ attacker }) => attacker !== event.attacker);
      return;
    case 'damaged': {
      const next = account.pending.findIndex(({ attacker }) => ownerOf(attacker) !== event.seat);
      account.dealt = account.pending.splice(next, next < 0 ? 0 : 1)[0] ?? null;
      if (account.dealt) account.dealt.damage += event.damage;
      account.damage[event.seat] += event.damage;
      return;
    }
    case 'critical':
      if (event.hit !== 'none') account.criticals[ownerOf(event.element)]++;
      return;
    case 'destroyed':
      if (account.dealt) account.dealt.destroys = true;
      account.lost[ownerOf(event.element)]++;
      return;
    case 'fired':
      account.pending = [];
      account.dealt = null;
  }
}

function figures(
  { seatOf, unitOf }: OpenField,
  sides: readonly string[],
  turns: readonly Account[],
  left: (seat: Seat) => string,
): KeyFigure[] {
  const suffered = (seat: Seat, what: 'damage' | 'criticals') => total(turns.map((turn) => turn[what][seat]));
  const each = (value: (seat: Seat) => string) => sides.map((_, seat) => value(seat));
  const share = (seat: Seat) => {
    const own = turns
      .flatMap(({ attacks }) => attacks)
      .filter(({ attacker }) => seatOf[unitOf[attacker]] === seat);
    return hitShare(own);
  };
  return [
    {
      id: 'damage',
      label: 'Damage dealt',
      values: each((seat) => `${suffered(opponentOf(seat), 'damage')}`),
    },
    { id: 'survivors', label: 'Elements left', values: each(left) },
    { id: 'hits', label: 'Hits', values: each(share) },
    {
      id: 'criticals',
      label: 'Critical hits',
      values: each((seat) => `${suffered(opponentOf(seat), 'criticals')}`),
    },
  ];
}

function elementsTable(
  { unitSetups, elementsOf, seatOf, unitOf }: OpenField,
  turns: readonly Account[],
  { elements }: Battleforce2['Table'],
): StatisticsTable {
  const attacks = turns.flatMap((turn) => turn.attacks);
  return unitsTable(
    HEADS,
    elements.map(({ destroyed }, element) => {
      const unit = unitOf[element];
      return {
        side: seatOf[unit],
        name: unitSetups[unit].elements[elementsOf[unit].indexOf(element)].chassis,
        of: `${unitSetups[unit].id} ${unitSetups[unit].name}`,
        rolls: attacks.filter(({ attacker }) => attacker === element),
        left: destroyed ? 'destroyed' : 'works',
      };
    }),
  );
}
