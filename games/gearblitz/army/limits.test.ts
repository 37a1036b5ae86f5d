import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { limit } from '../data/armies/options.ts';
import { limitFor, needsCommand, thousands } from './limits.ts';

const at = (text: string, tv: number, what: 'recon' | 'artillery' = 'recon') =>
  limitFor(what, limit(text), tv);

rule('HGB-ARMY-02', 'Charts say at least, from and to, none, or any number', () => {
  expect(limit('2+')).toEqual({ least: 2, most: null });
  expect(limit('0-3')).toEqual({ least: 0, most: 3 });
  expect(limit('0')).toEqual({ least: 0, most: 0 });
  expect(limit('0+')).toEqual({ least: 0, most: null });
  expect(at('2+', 1000)).toEqual({ least: 2, most: null });
});

rule('HGB-ARMY-03', 'Each further 1000 TV or part adds one to what is not none or any', () => {
  expect([at('2+', 1500), at('2+', 2001)]).toEqual([
    { least: 3, most: null },
    { least: 4, most: null },
  ]);
  expect(at('0-2', 2000)).toEqual({ least: 0, most: 3 });
  expect([at('0', 3000), at('0+', 3000)]).toEqual([
    { least: 0, most: 0 },
    { least: 0, most: null },
  ]);
});

rule('HGB-ARMY-03', 'Below 1000 TV minimums are halved upward, and maximums of support downward', () => {
  expect([at('1+', 500).least, at('4+', 500).least]).toEqual([1, 2]);
  expect([at('0-3', 500, 'artillery').most, at('0-3', 500).most]).toEqual([1, 3]);
  expect([needsCommand(999), needsCommand(1000)]).toEqual([false, true]);
});

rule('HGB-ARMY-08', 'Parts of 1000 TV count', () => {
  expect([thousands(500), thousands(1000), thousands(1001)]).toEqual([1, 1, 2]);
});
