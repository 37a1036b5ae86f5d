import { rule } from '@ironfield/conformance/rule.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { eventsFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { classic } from '../../../game.ts';
import type { State } from '../../../state.ts';
import { melee } from '../../../testing/melee.ts';
import { toHit } from '../../../testing/table.ts';

const brawl = (options: object = {}) =>
  melee({
    units: {
      Wolf: { at: '0505 S', abilities: [{ name: 'dodge-maneuver' }] },
      Bear: { at: '0506 N' },
    },
    options: { 'advanced-abilities': true, ...options },
  });
const SPRINTS = { marks: { gait: 'sprint' } } as const;
const KICK = { type: 'kick', unit: 'Bear', leg: 'RL', target: 'Wolf' } as const;

rule('MT-ABIL-03', 'Who dodges strikes nobody, and physical attacks on it are 2 harder', () => {
  const game = brawl().begin(0);
  const before = game.orders;
  expect(before).toContain('dodge');
  expect(game.offers('dodge')).toEqual(['Wolf']);
  game.order({ type: 'dodge', unit: 'Wolf' });
  expect(game.orders).not.toContain('dodge');
  const { total, lines } = game.number('kick', 'Bear', 'RL', 'Wolf');
  expect(lines.find(({ rule }) => rule === 'MT-ABIL-03')).toMatchObject({ value: 2 });
  const plain = brawl().begin(1).number('kick', 'Bear', 'RL', 'Wolf').total;
  expect(total).toBe(plain + 2);
  game.order(KICK, toHit(1, 1), ['piloting', 6, 6]);
  expect(game.scene.happened('physical-attack')).toHaveLength(1);
});

rule('MT-ABIL-03', 'Who has declared before is surprised by it: the number grows, and says why', () => {
  const game = brawl().begin(1);
  game.order(KICK);
  const { number } = game.scene.state.physicalAttacks[0];
  const [low, high] = [Math.floor((number + 1) / 2), Math.ceil((number + 1) / 2)];
  // One more than it needed is not enough any more.
  game.order({ type: 'dodge', unit: 'Wolf' }, toHit(low, high), ['piloting', 6, 6]);
  const [attack] = game.scene.happened('physical-attack');
  expect(attack.hit).toBe(false);
  expect(attack.explanation).toMatchObject({ total: number + 2 });
  expect(attack.explanation.lines.at(-1)).toMatchObject({ value: 2, rule: 'MT-ABIL-03' });
});

rule('MT-ABIL-03', 'Only who could strike dodges', () => {
  const able = (state: object) => {
    const game = brawl();
    Object.assign(game.scene.unit('Wolf'), state);
    game.begin(0);
    return game.asked === '0 physical/declare' && game.orders.includes('dodge');
  };
  expect(able({})).toBe(true);
  expect([
    able({ prone: true }),
    able({ shutDown: 1 }),
    able({ knockedOut: 1 }),
    able({ busy: true }),
  ]).toEqual([false, false, false, false]);
});

rule('MT-ABIL-03', 'A bot that strikes nobody dodges, if it can', () => {
  const { field, state } = brawl().begin(0).scene;
  const idle = (unit: number) => field.plugged.idleLimbs!({ type: 'pass', unit }, field, state, unit);
  expect([idle(0), idle(1)]).toEqual([
    { type: 'dodge', unit: 0 },
    { type: 'pass', unit: 1 },
  ]);
});

rule('MT-ABIL-03', 'Only near an enemy, one of them being enough, wherever on the map', () => {
  const dodges = (wolf: string, bear: string, bull?: string) => {
    const game = melee({
      units: {
        Wolf: { at: wolf, abilities: [{ name: 'dodge-maneuver' }] },
        Bear: { at: bear },
        ...(bull !== undefined && { Bull: { at: bull, side: 1 as const } }),
      },
      options: { 'advanced-abilities': true },
    });
    const { field, state } = game.scene;
    return field.plugged.idleLimbs!({ type: 'pass', unit: 0 }, field, state, 0).type === 'dodge';
  };
  expect([dodges('0505 S', '0506 N'), dodges('0505 S', '0507 N')]).toEqual([true, false]);
  expect([dodges('0102 S', '0101 N'), dodges('0505 S', '0509 N', '0506 N')]).toEqual([true, true]);
});

rule('MT-ABIL-03', 'The reason is told to who asks for another', () => {
  const game = brawl().begin(0);
  expect(game.refusal({ type: 'dodge', unit: 'Bear' }).rule).not.toBe('MT-ABIL-03');
  const tired = brawl();
  tired.scene.unit('Wolf').busy = true;
  const { field, state } = tired.scene;
  const [form] = field.plugged.strikes!([], field, state, [0]);
  const [pick] = form.fields as readonly Pick[];
  expect(pick.whyNot!(0)).toMatchObject({ rule: 'MT-ABIL-03' });
});

rule(
  ['MT-ABIL-03', 'MT-BLIND-01'],
  'Where plans are secret nobody else sees it, and it counts against all that was declared',
  () => {
    const game = brawl({ 'double-blind': true });
    const { field, state, play } = game.scene;
    const [wolf] = state.units;
    field.plugged.skipsPhysical!(play, field, { type: 'dodge', unit: 0 });
    expect(wolf.thisTurn.marks?.dodges).toBe(0);
    const told = (viewer: 0 | 1) => eventsFor(classic, game.scene.events, viewer).map(({ type }) => type);
    expect([told(0).includes('dodges'), told(1).includes('dodges')]).toEqual([true, false]);
    const seen = (viewer: 0 | 1) =>
      field.plugged.seenUnit!(wolf, field, wolf, 0, viewer).thisTurn.marks?.dodges;
    expect([seen(0), seen(1)]).toEqual([0, undefined]);
    const blow = {
      attacker: 1,
      target: 0,
      kind: 'kick',
      limb: 7,
      number: 5,
      damage: 0,
      from: 0,
      to: 0,
    } as const;
    expect(field.plugged.blowOrdered!(blow, field, state, 3).number).toBe(7);
    // Openly only what had been declared before.
    const open = brawl();
    open.scene.state.units[0].thisTurn.marks = { dodges: 1 };
    const number = (place: number) =>
      open.scene.field.plugged.blowOrdered!(blow, open.scene.field, open.scene.state, place).number;
    expect([number(0), number(1), number(2)]).toEqual([7, 5, 5]);
  },
);

rule(
  ['MT-ABIL-03', 'MT-DUEL-06'],
  'In a duel one dodges far from everybody, unless it has struck or may not',
  () => {
    const dodges = (change: (state: State) => void, options: object = {}) => {
      const { field, state } = melee({
        units: { Wolf: { at: '0505 S', abilities: [{ name: 'dodge-maneuver' }] }, Bear: { at: '0510 N' } },
        options: { 'advanced-abilities': true, dueling: true, ...options },
      }).scene;
      change(state);
      return field.plugged.idleLimbs!({ type: 'pass', unit: 0 }, field, state, 0).type === 'dodge';
    };
    const blow = (attacker: number) => ({ attacker, target: 1 - attacker, kind: 'kick' }) as never;
    expect(dodges(() => {})).toBe(true);
    expect(dodges(({ physicalAttacks }) => physicalAttacks.push(blow(0)))).toBe(false);
    expect(dodges(({ physicalAttacks }) => physicalAttacks.push(blow(1)))).toBe(true);
    const sprints = ({ units }: State) => Object.assign(units[0].thisTurn, SPRINTS);
    expect(dodges(sprints, { sprinting: true })).toBe(false);
  },
);
