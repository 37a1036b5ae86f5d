import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { describe, expect, it } from 'vitest';
import { pressesOf } from './pressing.ts';

type Needs = Parameters<typeof pressesOf<GameTypes>>[0];

/** Two units of one's own that wait for orders, in cells 1 and 2; the first is in hand, and may join the second. */
function table(chosen: number | null) {
  const told: string[] = [];
  const desk = {
    units: [1, 2].map((cell) => ({ side: 0, cell })),
    own: 0,
    inHand: 0,
    ready: new Set([0, 1]),
    ordering: { form: null, isComplete: false, isTouched: false },
    actions: [],
    ruler: { ends: null },
    moving: { goTo: (cell: number) => told.push(`go to ${cell}`) > 0 },
    openWheel: () => undefined,
    setTab: () => undefined,
  };
  const look = chosen === null ? null : { piece: chosen, isAsked: true, isTarget: false };
  const needs = {
    hex: {},
    model: { menu: {} },
    use: { state: { look }, send: () => undefined },
    hand: { list: null, turnToUnit: (unit: number) => told.push(`take ${unit}`) },
    desk,
    whole: () => desk,
  };
  return { told, presses: pressesOf(needs as unknown as Needs) };
}

describe('a press on a unit of one’s own that waits for orders', () => {
  it('takes it in hand as long as nobody has chosen another', () => {
    const { told, presses } = table(null);
    presses.choose(2, false);
    expect(told).toEqual(['take 1']);
  });

  it('lets a unit that was chosen join it in its hex', () => {
    const { told, presses } = table(0);
    presses.choose(2, false);
    expect(told).toEqual(['go to 2']);
  });

  it('joins it when it is pressed by key', () => {
    const { told, presses } = table(null);
    presses.choose(2, true);
    expect(told).toEqual(['go to 2']);
  });
});
