import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { duel } from '../../../testing/duel.ts';
import { mech } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';

const options = { 'edition-level2-late': true };
const RIFLE = 'Heavy Gauss Rifle';
const rifleman = (tons = 50) =>
  mech('Gun', { tons, heatSinks: 40, slots: { RT: [`11 x ${RIFLE}`], LT: [`Ammo ${RIFLE}`] } });
const at = (range: number, { tons = 50, gun = {} }: { tons?: number; gun?: object } = {}) =>
  duel({ options, range, gunner: rifleman(tons), gun });
/** A hit of 20 points and more makes its target roll, too. */
const MARK: Roll = ['piloting', 6, 5];
const MISS = toHit(1, 2);
const HIT: readonly Roll[] = [toHit(6, 6), location(3, 4)];

rule('MT-WPN-43', 'A heavy Gauss rifle does 25, 20 and 10 points at short, medium and long range', () => {
  const points = (range: number, ...rolls: readonly Roll[]) => at(range).fireSo(RIFLE, {}, ...HIT, ...rolls);
  expect([5, 6, 7, 13].map((range) => points(range, MARK))).toEqual([25, 25, 20, 20]);
  expect([14, 20].map((range) => points(range))).toEqual([10, 10]);
});

const PILOTING: Roll = ['piloting', 6, 6];

/** The roll at the end of the phase in which somebody fires it who has spent so many MP: its number against Piloting 5. */
function rollAfter(tons: number, mpSpent: number, ...rolls: readonly Roll[]): number | null {
  const table = at(6, { tons, gun: { mpSpent, mode: 'walk' } });
  table.fireSo(RIFLE, {}, ...rolls);
  const [roll] = table.scene.happened('piloting-roll').filter(({ unit }) => unit === 0);
  return roll?.number.total ?? null;
}

rule('MT-WPN-43', "A 'Mech that has spent MP rolls for it: +2, +1, 0 and -1 by its weight class", () => {
  const numbers = [35, 40, 55, 60, 75, 80].map((tons) => rollAfter(tons, 1, ...HIT, MARK, PILOTING));
  expect(numbers).toEqual([7, 6, 6, 5, 5, 4]);
});

rule('MT-WPN-43', 'Also where it misses, and not where it has spent none', () => {
  expect(rollAfter(75, 3, MISS, PILOTING)).toBe(5);
  expect(rollAfter(75, 0, ...HIT, MARK)).toBeNull();
});

rule('MT-WPN-43', 'No other rifle asks for it, and no vehicle rolls', () => {
  const plain = duel({
    options: { 'gauss-rifles': true },
    gunner: mech('Gun', { slots: { RT: ['7 x Gauss Rifle'], LT: ['Ammo Gauss Rifle'] } }),
    gun: { mpSpent: 3, mode: 'walk' },
  });
  plain.fireSo('Gauss Rifle', {}, MISS);
  expect(plain.scene.happened('piloting-roll')).toEqual([]);
});

rule('MT-WPN-43', 'Its number says why', () => {
  const table = at(6, { tons: 40, gun: { mpSpent: 1, mode: 'walk' } });
  table.fireSo(RIFLE, {}, MISS, PILOTING);
  expect(table.scene.happened('piloting-roll')[0].number.lines).toMatchObject([
    { value: 5 },
    { value: 1, reason: 'Recoil on the move', rule: 'MT-WPN-43' },
  ]);
});
