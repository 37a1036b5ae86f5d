import { rule } from '@ironfield/conformance/rule.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { classic } from '../../game.ts';
import { answerOf } from '../../testing/bot.ts';
import { type Duel, duel } from '../../testing/duel.ts';
import { mech } from '../../testing/scene.ts';
import { location, type NamedOrder, toHit } from '../../testing/table.ts';

const options = { 'weapon-linking': true };
const hawk = mech('Hawk', {
  heatSinks: 40,
  slots: {
    LA: ['Medium Laser', 'Medium Laser', 'Small Laser'],
    RA: ['Medium Laser', 'Small Laser'],
    LT: ['SRM 4', 'Ammo SRM 4'],
  },
});
const LEFT = ['Medium Laser LA 1', 'Medium Laser LA 2', 'Small Laser LA'];

/** Seat 0 is asked, as in the End Phase, and links these. */
function link(made: Duel, labels: readonly string[]): NamedOrder {
  const { scene } = made;
  scene.state.agenda.push({ step: 'links/set', seat: 0, settled: [] });
  const links = labels.map((label) => ({ weapon: weapon(made, label), group: 1 }));
  return { type: 'link', unit: 'Gun', links };
}

const weapon = ({ scene }: Duel, label: string): number =>
  scene.design('Gun').weapons.findIndex((mount) => mount.label === label);

function linked(labels: readonly string[], plan: object = {}): Duel {
  const made = duel({ options, gunner: hawk, range: 2, ...plan });
  return made.order(link(made, labels)).order({ type: 'linked' });
}

const fire = (made: Duel, ...labels: readonly string[]): NamedOrder => ({
  type: 'fire',
  unit: 'Gun',
  twist: 0,
  target: 'Mark',
  attacks: labels.map((label) => ({ weapon: weapon(made, label), target: 1 })),
});

rule(
  'MT-ADVF-05',
  'One roll for the group with the worst number in it: all hit or all miss, each where it hits',
  () => {
    const made = linked(LEFT);
    // The small laser is at medium range: 6, and the medium ones at short: 4.
    made.order(fire(made, ...LEFT), toHit(3, 3), location(3, 4), location(3, 4), location(5, 6));
    expect(made.damage('Mark')).toBe(13);
    const [declared] = made.scene.happened('fire-declared');
    expect(declared.attacks.map(({ number }) => number)).toEqual([6, 6, 6]);
    expect(declared.attacks.map(({ explanation }) => explanation.total)).toEqual([6, 6, 6]);
    const missed = linked(LEFT);
    missed.order(fire(missed, ...LEFT), toHit(2, 3));
    expect(missed.scene.happened('weapon-attack').map(({ hit }) => hit)).toEqual([false, false, false]);
  },
);

rule('MT-ADVF-05', 'Not all of a group need to fire, and others roll for themselves', () => {
  const made = linked(LEFT);
  made.order(
    fire(made, LEFT[0], LEFT[1], 'SRM 4 LT'),
    toHit(2, 2),
    location(3, 4),
    location(3, 4),
    toHit(1, 1),
  );
  expect(made.scene.happened('weapon-attack').map(({ hit }) => hit)).toEqual([true, true, false]);
  expect(made.scene.happened('fire-declared')[0].attacks.map(({ number }) => number)).toEqual([4, 4, 4]);
});

rule('MT-ADVF-05', 'Six lasers in an arm are one group; weapons in different arcs are none', () => {
  const made = duel({ options, gunner: hawk, range: 2 });
  const order = link(made, [...LEFT, 'Medium Laser RA']);
  expect(made.refusal(order)).toMatchObject({ rule: 'MT-ADVF-05' });
  // Several groups: another one in the other arm.
  const second = [
    ...LEFT.map((label) => ({ weapon: weapon(made, label), group: 1 })),
    ...['Medium Laser RA', 'Small Laser RA'].map((label) => ({ weapon: weapon(made, label), group: 2 })),
  ];
  made.order({ type: 'link', unit: 'Gun', links: second });
  expect(made.scene.unit('Gun').marks).toEqual({ inside: { links: second } });
  // It is settled until the next End Phase.
  expect(made.orders).toEqual(['linked']);
});

rule('MT-ADVF-05', 'The weapons of a group fire at one target', () => {
  const made = linked(LEFT);
  const bad = fire(made, ...LEFT);
  const attacks = (bad.attacks as { weapon: number; target: number }[]).map((attack, i) => ({
    ...attack,
    target: i,
  }));
  const { plugged } = made.scene.field;
  expect(plugged.whyNotTogether!(null, made.scene.field, made.scene.state, 0, attacks)).toMatchObject({
    rule: 'MT-ADVF-05',
  });
  expect(
    plugged.whyNotTogether!(null, made.scene.field, made.scene.state, 0, attacks.slice(1, 2)),
  ).toBeNull();
});

rule('MT-ADVF-05', 'Everybody is asked in the End Phase', () => {
  const made = duel({ options, gunner: hawk, range: 2 });
  made.endOfTurn();
  expect(made.asked).toBe('1 links/set');
  expect(made.order({ type: 'linked' }).asked).toBe('0 links/set');
});

rule('MT-CRIT-02', 'The roll of a group is that of every weapon in it: a 2 jams each damaged one', () => {
  const made = linked(LEFT, { options: { ...options, 'expanded-critical-damage': true } });
  const inside = made.scene.unit('Gun').marks!.inside!;
  made.scene.unit('Gun').marks = {
    inside: { ...inside, faults: { [LEFT[0]]: ['barrel'], [LEFT[1]]: ['barrel'] } },
  };
  made.order(fire(made, ...LEFT), toHit(1, 1));
  expect(made.scene.happened('jam')).toHaveLength(2);
});

rule('MT-ATK-01', 'One glancing roll makes the whole group glance', () => {
  const made = linked(LEFT, { options: { ...options, 'glancing-blows': true } });
  made.order(fire(made, LEFT[0], LEFT[1]), toHit(2, 2), location(3, 4), location(3, 4));
  expect(made.damage('Mark')).toBe(4);
});

rule(['MT-ADVF-05', 'MT-INFO-01'], 'It is told what is linked, to its own side alone', () => {
  const made = linked(LEFT);
  expect(made.scene.said('links')).toHaveLength(1);
  expect(made.scene.said('links')[0]).toContain('Medium Laser LA 1');
  const none = duel({ options, gunner: hawk, range: 2 });
  none.order(link(none, []));
  expect(none.scene.said('links')).toEqual(['Hawk links no weapons.']);
  const { glimpse } = made.scene.field.plugged;
  expect(glimpse!({ type: 'links', unit: 0, links: [] } as never)).toBeNull();
});

rule('MT-ADVF-05', 'Bots link nothing, and players usually do not either', () => {
  const made = duel({ options, gunner: hawk, range: 2 });
  made.scene.state.agenda.push({ step: 'links/set', seat: 0, settled: [] });
  expect(answerOf(made.scene)).toEqual({ type: 'linked' });
  const menu = menuFor(classic, made.scene.state, 0)!;
  expect(menu.orders.find(({ type }) => type === 'linked')).toMatchObject({ isUsual: true });
});

rule('MT-ADVF-05', 'There are four groups', () => {
  const linkedAs = (group: number) => {
    const made = duel({ options, gunner: hawk, range: 2 });
    const order = link(made, []);
    const links = LEFT.slice(0, 2).map((label) => ({ weapon: weapon(made, label), group }));
    if (group > 4) return made.refusal({ ...order, links }).message;
    made.order({ ...order, links });
    return made.scene.happened('links')[0].links.map((each) => each.group);
  };
  expect([3, 4].map(linkedAs)).toEqual([
    [3, 3],
    [4, 4],
  ]);
  expect(linkedAs(5)).toBeDefined();
});

/** Weapons of Gun by label, and the group of each. */
function grouped(groups: Record<string, number>): Duel {
  const made = duel({ options, gunner: hawk, range: 2 });
  const links = Object.entries(groups).map(([label, group]) => ({ weapon: weapon(made, label), group }));
  made.scene.state.units[0].marks = { inside: { links } };
  return made;
}

rule(
  'MT-ADVF-05',
  'Each group has its roll with its own worst number, and each weapon without one its own',
  () => {
    const made = grouped({ 'Medium Laser LA 1': 1, 'Small Laser LA': 1, 'Small Laser RA': 2 });
    const labels = [
      'Medium Laser LA 1',
      'Medium Laser LA 2',
      'Small Laser LA',
      'Medium Laser RA',
      'Small Laser RA',
    ];
    made.order(
      fire(made, ...labels),
      toHit(1, 1),
      toHit(2, 2),
      location(3, 4),
      toHit(1, 2),
      toHit(3, 3),
      location(3, 4),
    );
    const attacks = made.scene.happened('fire-declared')[0].attacks;
    expect(attacks.map(({ number }) => number)).toEqual([6, 4, 6, 4, 6]);
    const hits = made.scene.happened('weapon-attack').filter(({ hit }) => hit);
    expect(hits.map(({ attack }) => attack.weapon)).toEqual(
      [labels[1], labels[4]].map((label) => weapon(made, label)),
    );
  },
);

rule('MT-ADVF-05', 'Two groups, and weapons without one, may have targets of their own', () => {
  const made = grouped({ 'Medium Laser LA 1': 1, 'Small Laser LA': 1, 'Small Laser RA': 2 });
  const { field, state } = made.scene;
  const why = (targets: Record<string, number>) => {
    const entries = Object.entries(targets).map(([label, target]) => ({
      weapon: weapon(made, label),
      target,
    }));
    return field.plugged.whyNotTogether!(null, field, state, 0, entries)?.rule ?? null;
  };
  expect(why({ 'Medium Laser LA 2': 0, 'Medium Laser RA': 1 })).toBeNull();
  expect(why({ 'Medium Laser LA 1': 0, 'Small Laser RA': 1 })).toBeNull();
  expect(why({ 'Medium Laser LA 1': 1, 'Medium Laser RA': 0, 'Small Laser LA': 1 })).toBeNull();
  expect(why({ 'Medium Laser LA 1': 0, 'Small Laser LA': 1 })).toBe('MT-ADVF-05');
  expect(why({ 'Medium Laser LA 1': 1, 'Small Laser LA': 0 })).toBe('MT-ADVF-05');
});

rule('MT-ADVF-05', 'Weapons in the torso turn with it and those in a leg do not: they are not linked', () => {
  const slots = { CT: ['Medium Laser'], LT: ['Medium Laser'], LL: ['Medium Laser'] };
  const made = duel({ options, gunner: mech('Gun', { slots }), range: 2 });
  const order = link(made, []);
  const links = (...labels: string[]) => ({
    ...order,
    links: labels.map((label) => ({ weapon: weapon(made, label), group: 1 })),
  });
  expect(made.refusal(links('Medium Laser LT', 'Medium Laser LL'))).toMatchObject({ rule: 'MT-ADVF-05' });
  made.order(links('Medium Laser LT', 'Medium Laser CT'));
  expect(made.scene.said('links')).toEqual(['Gun links Medium Laser LT (1), Medium Laser CT (1).']);
});

rule('MT-ADVF-05', 'Whoever has a unit left is asked, before the game as well, and about those alone', () => {
  const made = duel({ options, gunner: hawk, range: 2 });
  const { field, play, state } = made.scene;
  const asked = () => {
    const before = state.agenda.length;
    field.plugged.opening!(play, field);
    const seats = state.agenda
      .slice(before)
      .flatMap((frame) => (frame.step === 'links/set' ? [frame.seat] : []));
    state.agenda.length = before;
    return seats.sort();
  };
  expect(asked()).toEqual([0, 1]);
  state.units[1].loss = 'engine';
  expect(asked()).toEqual([0]);
  state.units[1].loss = null;
  state.agenda.push({ step: 'links/set', seat: 0, settled: [] });
  expect(made.choices('link')).toEqual([0]);
  expect(made.refusal({ type: 'link', unit: 'Mark', links: [] })).toBeDefined();
  state.units[0].loss = 'engine';
  expect(made.orders).toEqual(['linked']);
});

rule('MT-ADVF-05', 'It tells a player of his own links alone, and asks bots nothing else', () => {
  const { field, state } = linked(LEFT).scene;
  const other = { type: 'done', unit: 0 } as const;
  expect(field.plugged.glimpse!(other as never)).toBe(other);
  const pass = { type: 'pass', unit: 0 } as const;
  expect(field.plugged.answer!(pass, field, state, { step: 'physical/declare' } as never)).toBe(pass);
});
