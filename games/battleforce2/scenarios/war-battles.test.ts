import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { WAR, WARS } from '../data/wars.ts';
import { choicesIn } from './generator/battle-choices.ts';
import { drawn, inWar, warBattles } from './war-battles.ts';

const CHOICES = choicesIn({});

rule('BF2-WAR-01', 'The card of a war shows its parties, and the battle that choosing it brings', () => {
  const battles = warBattles('stand-up-fight', 'seed', CHOICES);
  for (const war of WARS) {
    const { sides } = battles[war];
    const fits = (seat: number, parties: readonly { readonly name: string }[]) =>
      parties.some(({ name }) => sides[seat].name.startsWith(name));
    expect([war, fits(0, WAR[war].attackers), fits(1, WAR[war].defenders)]).toEqual([war, true, true]);
    expect(drawn('stand-up-fight', 'seed', { ...CHOICES, ...inWar(war) })).toEqual(battles[war]);
  }
  expect(drawn('stand-up-fight', 'seed', CHOICES)).toEqual(battles.none);
});

rule('BF2-WAR-02', 'Eight wars do not all have the same map', () => {
  const battles = warBattles('stand-up-fight', 'seed', CHOICES);
  expect(new Set(WARS.map((war) => battles[war].map.name)).size).toBeGreaterThan(2);
});
