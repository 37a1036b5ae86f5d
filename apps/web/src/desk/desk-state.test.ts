import { expect, test } from 'vitest';
import {
  type DeskInput,
  type DeskKinds,
  type DeskState,
  deskAfter,
  deskWith,
  keptIn,
  lookIn,
} from './desk-state.ts';
import type { Plans } from './plans.ts';

interface Kinds extends DeskKinds {
  readonly step: string;
  readonly spot: number;
  readonly overlay: string;
}

type State = DeskState<Kinds>;

const after = (state: State, ...inputs: DeskInput<Kinds>[]): State => inputs.reduce(deskAfter<Kinds>, state);
const fresh = deskWith<Kinds>([]);
const plansFor = (...units: number[]): Plans =>
  new Map(units.map((unit) => [unit, { type: 'still', entry: { unit } }]));

/** Somebody in the middle of everything. */
const busy = after(
  fresh,
  { type: 'asked', moment: 'game 1 0', steps: [] },
  { type: 'step', step: 'to 0304' },
  { type: 'field', path: 'to' },
  { type: 'way', name: 'run' },
  { type: 'take', piece: 3 },
  { type: 'aim', item: 'laser' },
  { type: 'hold' },
  { type: 'point', spot: 17 },
  { type: 'wheel', isOpen: true },
  { type: 'layer', id: 'threats' },
  { type: 'look', look: { piece: 5, isAsked: true, isTarget: true } },
  { type: 'draw', id: 'arc', overlays: ['arc'] },
  { type: 'keep', plans: plansFor(1), during: '1 move' },
);

test('Each step can be taken back, one by one', () => {
  const two = after(fresh, { type: 'step', step: 'walk' }, { type: 'step', step: 'walk to 0304' });
  expect(two.steps).toEqual(['walk', 'walk to 0304']);
  expect(after(two, { type: 'back' }).steps).toEqual(['walk']);
  expect(after(two, { type: 'back' }, { type: 'back' }).steps).toEqual([]);
});

test('What is amended is no step of its own', () => {
  const turned = after(fresh, { type: 'step', step: 'facing 1' }, { type: 'amend', step: 'facing 2' });
  expect(turned.steps).toEqual(['facing 2']);
  expect(after(fresh, { type: 'amend', step: 'facing 2' }).steps).toEqual(['facing 2']);
});

test('A new question finds an empty hand, but plans for others and what is shown on demand stay', () => {
  const next = after(busy, { type: 'asked', moment: 'game 2 0', steps: [] });
  expect(next).toEqual({
    ...fresh,
    moment: 'game 2 0',
    layers: new Set(['threats']),
    kept: { plans: plansFor(1), during: '1 move', isWhole: false, sent: null },
  });
});

test('The same question again means that the order was refused: everything is at hand but the way', () => {
  const again = after(busy, { type: 'asked', moment: 'game 1 0', steps: ['to 0304'] });
  expect(again).toEqual({ ...busy, way: null });
});

test('Whoever reads a record sheet goes on reading; another sheet gives way to the plan', () => {
  const asked = { type: 'asked', moment: 'game 2 0', steps: [] } as const;
  expect(after(busy, { type: 'tab', tab: 'record' }, asked).tab).toBe('record');
  expect(after(busy, { type: 'tab', tab: 'sheet' }, asked).tab).toBe('plan');
});

test('Letting go puts aside what was looked at and aimed, and keeps what is planned', () => {
  const { look, taken, pointed, isWheelOpen, drawn, steps, kept } = after(busy, { type: 'let-go', piece: 4 });
  expect({ look, taken, pointed, isWheelOpen, drawn }).toEqual({
    look: null,
    taken: { piece: 4, item: undefined, isHeld: false },
    pointed: null,
    isWheelOpen: false,
    drawn: null,
  });
  expect(steps).toEqual(['to 0304']);
  expect(kept).toBe(busy.kept);
});

test('Another piece is taken in hand with no weapon aimed, and as it stands', () => {
  expect(after(busy, { type: 'take', piece: 4 }).taken).toEqual({ piece: 4, item: undefined, isHeld: false });
  expect(after(busy, { type: 'aim', item: 'ac' }).taken).toEqual({ piece: 3, item: 'ac', isHeld: true });
});

test('What is shown on demand is put away by asking for it again', () => {
  const threats: DeskInput<Kinds> = { type: 'layer', id: 'threats' };
  expect([...after(fresh, threats, { type: 'layer', id: 'ranges' }).layers]).toEqual(['threats', 'ranges']);
  expect([...after(fresh, threats, { type: 'layer', id: 'ranges' }, threats).layers]).toEqual(['ranges']);
  const arc: DeskInput<Kinds> = { type: 'draw', id: 'arc', overlays: ['arc'] };
  expect(after(fresh, arc, arc).drawn).toBeNull();
  expect(after(fresh, arc, { type: 'draw', id: 'blast', overlays: ['blast'] }).drawn?.id).toBe('blast');
});

test('The sheet of another piece takes away what the last one had laid over the map', () => {
  const look: DeskInput<Kinds> = { type: 'look', look: { piece: 2, isAsked: true, isTarget: false } };
  expect(after(busy, look).drawn).toBeNull();
});

test('What somebody looked at while they decided is forgotten when they have, and there again while they do', () => {
  expect(lookIn(busy, true)?.piece).toBe(5);
  expect(lookIn(busy, false)).toBeNull();
});

test('The same place pointed at again changes nothing', () => {
  expect(after(busy, { type: 'point', spot: 17 })).toBe(busy);
});

test('Plans hold for the phase they were made in', () => {
  expect([...keptIn(busy, '1 move').plans.keys()]).toEqual([1]);
  expect(keptIn(busy, '1 fire').plans.size).toBe(0);
  const whole = after(busy, { type: 'plan-all', plans: plansFor(1, 2), during: '1 move' });
  const later = after(whole, { type: 'keep', plans: plansFor(3), during: '1 fire' });
  expect(later.kept).toEqual({ plans: plansFor(3), during: '1 fire', isWhole: false, sent: null });
});

test('Plans that were made together stay so while one of them is changed, until none is left', () => {
  const whole = after(fresh, { type: 'plan-all', plans: plansFor(1, 2), during: '1 move' });
  expect(whole.kept.isWhole).toBe(true);
  const changed = after(whole, { type: 'keep', plans: plansFor(2), during: '1 move' });
  expect(changed.kept.isWhole).toBe(true);
  const none = after(changed, { type: 'keep', plans: plansFor(), during: '1 move' });
  expect(after(none, { type: 'keep', plans: plansFor(1), during: '1 move' }).kept.isWhole).toBe(false);
  expect(after(fresh, { type: 'plan-all', plans: plansFor(), during: '1 move' }).kept.isWhole).toBe(false);
});

test('What is given is noted with the length of the log, until the last one or until somebody stops it', () => {
  const whole = after(fresh, { type: 'plan-all', plans: plansFor(1, 2), during: '1 move' });
  const giving = after(whole, { type: 'give', plans: plansFor(2), during: '1 move', number: 7 });
  expect(giving.kept).toEqual({ plans: plansFor(2), during: '1 move', isWhole: true, sent: 7 });
  const last = after(giving, { type: 'give', plans: plansFor(), during: '1 move', number: 8 });
  expect(last.kept.sent).toBeNull();
  expect(after(giving, { type: 'stop' }).kept).toEqual({
    plans: plansFor(2),
    during: '1 move',
    isWhole: false,
    sent: null,
  });
});
