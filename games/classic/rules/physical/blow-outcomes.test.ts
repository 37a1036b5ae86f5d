import { rule } from '@ironfield/conformance/rule.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import type { Blow } from '../../attacks.ts';
import { mech, scene } from '../../testing/scene.ts';
import { outcomesOf } from './blow-outcomes.ts';

const jets = mech('Wolf', { slots: { LL: ['2 x Jump Jet'] } });

/** What Wolf, who stands before Bear, is told of a blow; each with the number of its roll, if any. */
function told(kind: Blow['kind'], options: OptionValues = {}, plan: object = {}, limb = -1): string[] {
  const { field, state } = scene({
    map: '. . .\n. . .\n. . .',
    units: { Wolf: { at: '0203 N', mech: jets }, Bear: { at: '0202 S', piloting: 6, ...plan } },
    options,
  });
  return outcomesOf(field, state, { kind, attacker: 0, target: 1, limb }).map(
    ({ on, words, roll, rule: id }) => `${on}: ${words}${roll ? ` ${roll.total}` : ''} (${id})`,
  );
}

rule('CBT-PHY-19', 'Of a kick one is told who may fall, whether it hits or misses', () => {
  expect(told('kick')).toEqual([
    'hit: Bear rolls or falls 6 (CBT-PHY-19)',
    'miss: Wolf rolls or falls 5 (CBT-PHY-19)',
  ]);
  // Who lies on the ground falls no more; all that is rolled for in the phase counts together.
  expect(told('kick', {}, { state: { prone: true } })).toEqual(['miss: Wolf rolls or falls 5 (CBT-PHY-19)']);
  const rolls = [{ cause: 'charged', modifier: 2 }] as const;
  expect(told('kick', {}, { state: { thisPhase: { rolls } } })[0]).toBe(
    'hit: Bear rolls or falls 8 (CBT-PHY-19)',
  );
});

rule('CBT-PHY-16', 'Of a push one is told where the target goes', () => {
  expect(told('push')).toEqual([
    'hit: Bear is pushed into 0201, and the attacker follows (CBT-PHY-16)',
    'hit: Bear rolls or falls 6 (CBT-PHY-16)',
  ]);
  // MT-PSR-02: against a heavy one that is easier to stand.
  expect(told('push', { 'psr-kick-push-weight': true }, { mech: mech('Bear', { tons: 100 }) })[1]).toBe(
    'hit: Bear rolls or falls 4 (CBT-PHY-16)',
  );
});

rule('MT-PHYS-10', 'Of a trip one is told that the target may fall, and that a miss costs nothing', () => {
  expect(told('trip', { tripping: true })).toEqual([
    'hit: Bear rolls or falls 6 (MT-PHYS-10)',
    'miss: nothing happens (MT-PHYS-10)',
  ]);
});

rule('MT-PHYS-05', 'Of a grapple one is told where the two will be, and what they can do there', () => {
  expect(told('grapple', { grappling: true })).toEqual([
    expect.stringMatching(/^hit: both are in 0202 .* at −4/),
  ]);
});

rule('MT-PHYS-08', 'Of jump jets one is told their heat, which is 3 at least', () => {
  expect(told('jets', { 'jump-jet-attack': true }, {}, 6)).toEqual(['always: heat +3 (MT-PHYS-08)']);
  expect(told('punch')).toEqual([]);
});

rule(['CBT-PHY-16', 'CBT-SCN-05'], 'A push into the first hex of the map is no push off it', () => {
  const pushed = (wolf: string, bear: string) => {
    const { field, state } = scene({ units: { Wolf: { at: `${wolf} N` }, Bear: { at: `${bear} S` } } });
    return outcomesOf(field, state, { kind: 'push', attacker: 0, target: 1, limb: -1 })[0].words;
  };
  expect(pushed('0103', '0102')).toBe('Bear is pushed into 0101, and the attacker follows');
  expect(pushed('0102', '0101')).toMatch(/off the map/);
});
