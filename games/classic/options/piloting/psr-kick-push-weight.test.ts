import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';

const file = (name: string, tons: number) => mech(name, { tons, armor: 40 });

/** The number that Ewe has to roll after a kick or a push of Ram. */
function needed(
  kind: 'kick' | 'push',
  ram: number,
  ewe: number,
): { number: number; rules: (string | null)[] } {
  const table = melee({
    units: { Ram: { mech: file('Ram', ram), at: '0505 S' }, Ewe: { mech: file('Ewe', ewe), at: '0506 N' } },
    options: { 'psr-kick-push-weight': true },
  }).begin(1);
  table.pass('Ewe');
  const roll = ['piloting', 6, 6] as const;
  if (kind === 'kick')
    table.order({ type: 'kick', unit: 'Ram', leg: 'LL', target: 'Ewe' }, toHit(6, 6), location(2), [...roll]);
  else table.order({ type: 'push', unit: 'Ram', target: 'Ewe' }, toHit(6, 6), [...roll]);
  const [{ number }] = table.scene.happened('piloting-roll');
  return { number: number.total, rules: number.lines.map(({ rule }) => rule) };
}

rule('MT-PSR-02', "A light 'Mech kicks a heavy one, which rolls at −2", () => {
  expect(needed('kick', 35, 60)).toEqual({ number: 3, rules: ['CBT-PSR-01', 'MT-PSR-02'] });
});

rule('MT-PSR-02', 'A heavy one kicks a light one, which rolls at +2', () => {
  expect(needed('kick', 75, 20).number).toBe(7);
  expect(needed('kick', 95, 35).number).toBe(8);
});

rule('MT-PSR-02', 'Pushes go by weight, too; equals roll as ever', () => {
  expect(needed('push', 55, 35).number).toBe(6);
  expect(needed('push', 40, 55)).toEqual({ number: 5, rules: ['CBT-PSR-01'] });
});
