// BF2-INTEG-10 to -13, PA-ZOOM-20 to -23: `campaigns/duel` proves them with the duels themselves.
import { type Roll, setDice } from '@ironfield/conformance/scripted.ts';
import { scriptedDice } from '@ironfield/kernel/dice.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import { applyReport } from '@ironfield/kernel/play/errand.ts';
import type { Report } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { battleforce2 } from '../../game.ts';
import type { DuelFate, DuelReport } from '../../rules/duels/commission.ts';
import { duelHexes, duelsIn } from '../../rules/duels/eligible.ts';
import {
  battle,
  initiative,
  mech,
  type PlacedUnit,
  platoon,
  type Scene,
  tank,
  unit,
} from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';

const atlas = mech('Atlas AS7-D', { chassis: 'Atlas', armor: 8, structure: 5 });
const jenner = mech('Jenner JR7-D', { chassis: 'Jenner' });
const cudgel = tank('Cudgel');
/** A model of which one version has a sheet, and another of which none has. */
const other = mech('Hunchback HBK-4P', { chassis: 'Hunchback' });
const strange = mech('Battle Hawk BH-K305', { chassis: 'Battle Hawk' });

const FIRST = unit('First', '0810 N', atlas);
const SECOND = unit('Second', '0808 S', jenner);

/** The End Phase of a turn in which the south has acted first. */
function met(
  south: readonly PlacedUnit[] = [FIRST],
  north: readonly PlacedUnit[] = [SECOND],
  more: Pick<Scene, 'options'> & {
    readonly ready?: (table: Battle) => void;
    readonly rolls?: readonly Roll[];
  } = {},
): Battle {
  const { ready, options, rolls = [] } = more;
  const table = battle({ south, north, options: { duels: true, ...options } });
  ready?.(table);
  table.phase('end', 'south', ...rolls);
  return table;
}

function agreed(table: Battle, to = '0809'): Battle {
  table.give({ type: 'duel', to });
  table.give({ type: 'agree-to-duel' });
  return table;
}

/** Is the south offered one? */
function isOffered(
  south: readonly PlacedUnit[],
  north: readonly PlacedUnit[],
  ready?: (table: Battle) => void,
) {
  const table = battle({ south, north, options: { duels: true } });
  ready?.(table);
  return duelHexes(table.field, table.state, 0).length > 0;
}

/** The turn after it begins. */
const NEXT = initiative('south');

const worn = (table: Battle, element: number): DuelFate['worn'] => {
  const { armor, structure, heat, arm, leg, weapon, engine } = table.state.elements[element].condition;
  return { armor, structure, heat, arm, leg, weapon, engine };
};

/** What is reported of a duel: who stands, if nothing else is said. */
function report(table: Battle, more: Partial<DuelReport> = {}, errand = 0): string | null {
  const fates = duelsIn(table.state).on!.units.flatMap((each) =>
    table.field.elementsOf[each].map(
      (element): DuelFate => ({ element, fate: 'stands', worn: worn(table, element) }),
    ),
  );
  const told: DuelReport = { type: 'duelled', turn: 4, isOver: true, winner: 0, fates, ...more };
  // A report that is refused leaves them.
  table.state.dice = scriptedDice();
  setDice(table.state, ...NEXT);
  return (
    applyReport(battleforce2, table.state, errand, told as unknown as Report, table.log)?.message ?? null
  );
}

test('A side names a hex, and there is a duel if the other one agrees', () => {
  const table = met();
  expect(table.asked).toBe('south duel/propose');
  table.give({ type: 'duel', to: '0809' });
  expect(table.asked).toBe('north duel/agree');
  table.done(...NEXT);
  expect(table.news).toContainEqual({ type: 'duel-declined', seat: 1 });
  expect([table.state.turn, duelsIn(table.state).fought]).toEqual([2, 0]);
  agreed(met());
});

test('Each side may call for one, once; whoever acted first is asked first', () => {
  const table = met();
  table.done();
  expect(table.asked).toBe('north duel/propose');
  table.done(...NEXT);
  expect(table.state.turn).toBe(2);
  // Nobody is asked who has nobody to send.
  const alone = met([FIRST], [unit('Second', '0808 S', other)]);
  expect(alone.asked).toBe('south duel/propose');
  alone.done(...NEXT);
  expect(alone.state.turn).toBe(2);
});

test('It is around a hex with units of both sides within three hexes', () => {
  const table = met([unit('First', '0809 N', atlas)], [unit('Second', '0804 S', jenner)]);
  expect([...table.values('duel', 'to')].sort()).toEqual(['0707', '0806', '0807', '0907']);
  expect(table.refusal({ type: 'duel', to: '0805' }).message).toContain('no unit within three hexes');
  expect(table.refusal({ type: 'duel', to: '0812' }).message).toContain('No enemy');
  expect(table.refusal({ type: 'duel', to: '9999' }).message).toContain('no hex 9999');
});

test('Nobody is offered who is aboard or carries somebody, or whose model has no sheet', () => {
  expect(isOffered([FIRST], [SECOND])).toBe(true);
  expect(isOffered([FIRST], [unit('Second', '0808 S', strange)])).toBe(false);
  // The other side cannot see which version it is; its own side can.
  const version = unit('Second', '0808 S', other);
  expect([isOffered([FIRST], [version]), isOffered([version], [FIRST])]).toEqual([true, false]);
  const armor = [unit('Armor', '0808 S', cudgel), unit('Foot', '0101', platoon('Rifles'))];
  const rides = (table: Battle) =>
    Object.assign(table.unit('Foot'), { hex: -1, carrier: table.unitIndex('Armor') });
  expect([isOffered([FIRST], armor), isOffered([FIRST], armor, rides)]).toEqual([true, false]);
  expect([isOffered(armor, [FIRST]), isOffered(armor, [FIRST], rides)]).toEqual([true, false]);
});

test('An enemy of two machines is seen to have sheets if both have; of lost ones nobody asks', () => {
  const lost = (table: Battle) => Object.assign(table.element('Battle Hawk BH-K305'), { destroyed: true });
  const two = [unit('Second', '0808 S', jenner, strange)];
  expect([isOffered([FIRST], two), isOffered([FIRST], two, lost)]).toEqual([false, true]);
});

test('The refusal names what has no sheet', () => {
  const near = [FIRST, unit('Rear', '0201 N', atlas, other)];
  expect(met(near, [SECOND]).refusal({ type: 'duel', to: '0201' }).message).toBe(
    'There is no BattleTech record sheet of Hunchback HBK-4P in MM2',
  );
});

test('Both sides must have some, and otherwise the agreement comes to nothing', () => {
  const table = met([FIRST], [unit('Second', '0808 S', other)]);
  table.give({ type: 'duel', to: '0809' });
  table.give({ type: 'agree-to-duel' }, ...NEXT);
  expect(table.news).toContainEqual({ type: 'duel-off', hex: table.cell('0809') });
  expect(table.state.turn).toBe(2);
});

test('Whole units, the nearest first, and at most twelve elements of a side', () => {
  const lance = (name: string, place: string, size = 4) =>
    unit(name, place, ...Array.from({ length: size }, () => jenner));
  const lances = [
    lance('A', '0809 N'),
    lance('B', '0811 N'),
    lance('C', '0810 N', 5),
    lance('D', '0909 N', 3),
  ];
  const table = agreed(met(lances, [SECOND]));
  // The third lance leaves room for three, and not for the four of the second.
  expect(duelsIn(table.state).on).toMatchObject({ units: [0, 2, 3, 4], distances: [0, 1, 1, 1] });
});

test('It rests after three turns, and goes on in the next End Phase', () => {
  const table = agreed(met([FIRST, unit('Rear', '0117 N', atlas)], [SECOND, unit('Far', '1501 S', atlas)]));
  expect([table.hexOf('First'), waitingFor(table.state)]).toEqual([undefined, []]);
  expect(report(table, { isOver: false, turn: 2 })).toContain('goes on until turn 3');
  expect(report(table, { isOver: false, turn: 3 })).toBeNull();
  expect([table.state.turn, duelsIn(table.state).on!.turn]).toEqual([2, 3]);
  expect(battleforce2.describe({ type: 'duel-rests', turn: 3 }, table.table(0))).toBe(
    'The duel rests after 3 turns.',
  );
  table.state.dice = scriptedDice();
  table.phase('end', 'south');
  expect(report(table, { isOver: false, turn: 5 })).toContain('goes on until turn 6');
});

test('Who stays out of it comes no nearer to it within three hexes', () => {
  const table = agreed(met([FIRST, unit('Rear', '0813 N', atlas)], [SECOND, unit('Far', '1501 S', atlas)]));
  report(table, { isOver: false, turn: 3 });
  table.phase('movement', 'south');
  const reach = Object.keys(table.reach('Rear'));
  expect(reach).toContain('0813');
  expect(reach).not.toContain('0812');
});

test('Whoever comes back does so with the damage of the report, known to both sides', () => {
  const table = agreed(met());
  const fates: DuelFate[] = [
    { element: 0, fate: 'stands', worn: { ...worn(table, 0), armor: 2, heat: 1, leg: 1 } },
    { element: 1, fate: 'stands', worn: worn(table, 1) },
  ];
  expect(report(table, { fates })).toBeNull();
  expect([table.boxes('Atlas AS7-D'), table.element('Atlas AS7-D').condition.leg]).toEqual(['2/5', 1]);
  expect(table.element('Atlas AS7-D').known!.condition).toEqual(table.element('Atlas AS7-D').condition);
  // The winner is in the hex, and the other one beside it.
  expect(table.hexOf('First')).toBe('0809');
  expect(table.hexOf('Second')).toBe('0808');
  expect(duelsIn(table.state)).toMatchObject({ on: null, fought: 1, veterans: [0, 1] });
});

test('The winner is placed first, whichever side it is; who has left is three hexes off', () => {
  const north = agreed(met());
  report(north, { winner: 1 });
  expect([north.hexOf('Second'), north.hexOf('First')]).toEqual(['0809', '0808']);
  const left = agreed(met());
  report(left, {
    fates: [
      { element: 0, fate: 'stands', worn: worn(left, 0) },
      { element: 1, fate: 'left', worn: worn(left, 1) },
    ],
  });
  expect([left.hexOf('First'), left.hexOf('Second')]).toEqual(['0809', '0806']);
});

test('Destroyed there is destroyed here', () => {
  const table = agreed(met([FIRST, unit('Rear', '0117 N', atlas)], [SECOND, unit('Far', '1501 S', atlas)]));
  const fates: DuelFate[] = [
    { element: 0, fate: 'destroyed', worn: worn(table, 0) },
    { element: 2, fate: 'stands', worn: worn(table, 2) },
  ];
  expect(report(table, { winner: 1, fates })).toBeNull();
  expect([table.state.elements[0].destroyed, table.state.elements[2].destroyed]).toEqual([true, false]);
  expect(table.log).toContainEqual(expect.objectContaining({ type: 'duel-over', winner: 1 }));
});

test('A report is of those who fight, and nobody comes out of a duel better than before', () => {
  const table = agreed(met());
  const own: DuelFate = { element: 0, fate: 'stands', worn: worn(table, 0) };
  const its: DuelFate = { element: 1, fate: 'stands', worn: worn(table, 1) };
  const wrong = (...fates: readonly DuelFate[]) => report(table, { fates });
  for (const fates of [[own], [own, own], [own, { ...its, element: 2 }], [own, its, its]])
    expect(wrong(...fates)).toContain('not of those who fight');
  const better = (change: Partial<DuelFate['worn']>) =>
    wrong(own, { ...its, worn: { ...its.worn, ...change } });
  expect([better({ armor: 4 }), better({ structure: 4 })]).toEqual(
    Array(2).fill('Nobody comes out of a duel better than before'),
  );
  expect(report(table, {}, 1)).toContain('battle 1');
  expect(wrong(its, own)).toBeNull();
});

test('A machine fights one duel in a battle', () => {
  const table = agreed(met([FIRST, unit('Rear', '0117 N', atlas)], [SECOND, unit('Far', '1501 S', atlas)]));
  report(table);
  table.phase('end', 'south', ...NEXT);
  expect(table.state.turn).toBe(3);
});

test('Bots agree to a duel, and call for none', () => {
  const table = met();
  expect(table.advice()).toEqual({ type: 'done' });
  table.give({ type: 'duel', to: '0809' });
  expect(table.advice()).toEqual({ type: 'agree-to-duel' });
});
