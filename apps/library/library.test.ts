import { demo } from '@ironfield/demo/game.ts';
import { expect, test } from 'vitest';
import {
  advance,
  bots,
  choices,
  create,
  draw,
  events,
  explain,
  fork,
  menu,
  outcome,
  playOut,
  record,
  resume,
  sides,
  suggest,
  verify,
  view,
  waiting,
} from './ironfield.ts';

function begun(seed: string) {
  const made = create(demo, { scenario: 'ravine', seed });
  if (!made.ok) throw new Error(made.error[0].message);
  return made.value;
}

const stateOf = (battle: ReturnType<typeof begun>): string => JSON.stringify(battle.state);

test('a battle that cannot be played is refused in words', () => {
  const unknown = create(demo, { scenario: 'canyon' });
  expect(!unknown.ok && unknown.error[0].message).toContain('has no scenario "canyon"');
  const odd = create(demo, { options: { rain: true } });
  expect(!odd.ok && odd.error[0].message).toContain('rain');
  const broken = create(demo, { setup: { scenario: 4 } });
  expect(!broken.ok && broken.error[0].message).toContain('setup.scenario');
});

test('the same seed and players lead to the same game, another seed to another', () => {
  const played = (seed: string) => {
    const battle = begun(seed);
    playOut(battle, ['regular', 'random']);
    return JSON.stringify(battle.log);
  };
  expect(played('one')).toBe(played('one'));
  expect(played('one')).not.toBe(played('two'));
});

test('a refused order changes nothing, whatever it is', () => {
  const battle = begun('refusals');
  const before = stateOf(battle);
  const [seat] = waiting(battle);
  const order = suggest(battle, 'recruit', seat)!;
  const wrong = [null, 'fire', { type: 'fly' }, { ...order, extra: 1 }, []];
  for (const each of wrong) expect(advance(battle, each, seat).ok).toBe(false);
  expect(advance(battle, order, 7).ok).toBe(false);
  expect(stateOf(battle)).toBe(before);
  expect(battle.log).toEqual([]);
  expect(advance(battle, order, seat).ok).toBe(true);
  expect(battle.log).toEqual([{ kind: 'order', seat, order }]);
});

test('a fork goes its own way, and both have the same dice and bots to come', () => {
  const battle = begun('forks');
  playOut(battle, ['random', 'random'], 2);
  const other = fork(battle);
  const before = stateOf(battle);
  playOut(other, ['random', 'random']);
  expect(stateOf(battle)).toBe(before);
  expect(battle.log.length).toBe(2);
  playOut(battle, ['random', 'random']);
  expect(stateOf(battle)).toBe(stateOf(other));
});

test('a viewer sees and hears no more than it may', () => {
  const battle = begun('secrets');
  const [seat] = waiting(battle);
  const told = advance(battle, suggest(battle, 'random', seat), seat);
  if (!told.ok) throw new Error(told.error.message);
  const heard = (viewer: number) => events(battle, told.value, viewer).map(({ event }) => event);
  for (const viewer of [0, 1]) {
    const seen = told.value.events.flatMap((event) => demo.redact(event, viewer) ?? []);
    expect(heard(viewer).length).toBeLessThanOrEqual(seen.length);
    expect(view(battle, viewer).viewer).toBe(viewer);
  }
  expect(sides(battle)).toHaveLength(2);
  expect(draw(battle, 0)).not.toBe('');
});

test('menus are read kind by kind and field by field', () => {
  const battle = begun('menus');
  const [seat] = waiting(battle);
  const order = suggest(battle, 'random', seat)!;
  const page = menu(battle, seat)!;
  expect(page.orders.map(({ type }) => type)).toContain(order.type);
  const fields = choices(battle, { type: order.type, seat });
  expect(fields.ok).toBe(true);
  for (const field of fields.ok ? fields.value : []) expect(order).toHaveProperty(field.name);
  expect(choices(battle, { type: 'fly' }).ok).toBe(false);
  expect(menu(battle, 7)).toBeNull();
  expect(choices(battle, { type: order.type, seat: 7 }).ok).toBe(false);
  expect(suggest(battle, 'random', 7)).toBeNull();
});

test('numbers are explained with their rules before an order is given, and a wrong order says why not', () => {
  const battle = begun('numbers');
  const found: string[] = [];
  while (!outcome(battle)) {
    const order = suggest(battle, 'random');
    const reasons = explain(battle, order);
    if (!reasons.ok) throw new Error(reasons.error.message);
    for (const { explanation, path, label } of reasons.value) {
      expect(label).not.toBe('');
      expect(path).not.toBe('');
      if (!explanation) continue;
      const sum = explanation.lines.reduce(
        (total, { kind, value }) => (kind === 'set' ? value : total + value),
        0,
      );
      expect(sum).toBe(explanation.total);
      found.push(...explanation.lines.map(({ rule }) => rule));
    }
    advance(battle, order);
  }
  expect(found.length).toBeGreaterThan(0);
  for (const rule of found) expect(demo.rules.map(({ id }) => id as string)).toContain(rule);
  expect(explain(battle, { type: 'fly' }).ok).toBe(false);
  expect(explain(begun('numbers'), { type: 'fly' }).ok).toBe(false);
});

test('a record is verified, resumed, and refused where it was changed or belongs elsewhere', () => {
  const battle = begun('records');
  playOut(battle, ['random', 'random'], 3);
  const file = JSON.parse(JSON.stringify(record(battle, 'a test')));
  const again = resume(demo, file);
  expect(again.ok && stateOf(again.value as ReturnType<typeof begun>)).toBe(stateOf(battle));
  expect(verify(demo, file)).toMatchObject({ ok: true, value: { writtenBy: 'a test' } });
  expect(verify(demo, { ...file, seed: 'mine' }).ok).toBe(false);
  expect(verify(demo, { ...file, log: file.log.toReversed() }).ok).toBe(false);
  const other = verify({ ...demo, id: 'other' }, file);
  expect(!other.ok && other.error[0].message).toContain('not of "other"');
  for (const none of [null, 4, 'x', {}, { ...file, log: 'none' }]) expect(verify(demo, none).ok).toBe(false);
});

test('every bot plays', () => {
  expect(bots).toContain('veteran');
  for (const bot of bots) {
    const battle = begun(`bot ${bot}`);
    playOut(battle, [bot, bot], 4);
    expect(battle.log).toHaveLength(4);
  }
});
