import { applyReport, commissionOf, guessedReport } from '@ironfield/kernel/play/errand.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { planetary } from '../game.ts';
import { Campaign, post } from '../testing/campaign.ts';

/** A battle that waits for its report: a heavy company has come to tanks. */
function awaited(): Campaign {
  const war = new Campaign({
    attacker: [post('A', 'heavy-mech-iu', 'D18')],
    defender: [post('T', 'medium-vehicle', 'D16')],
    zoom: 'always',
  });
  war.march(0, 'A', 'D16');
  war.done(0);
  return war;
}

const fate = (counter: number, more: object = {}) => ({
  counter,
  side: counter,
  fate: counter === 0 ? 'stands' : 'fled',
  lost: 0,
  becomes: counter === 0 ? 'heavy-mech-iu' : 'medium-vehicle',
  roster: null,
  ...more,
});
const report = (first: object = {}, second: object = {}) => ({
  type: 'fought',
  winner: 0,
  fates: [fate(0, first), fate(1, second)],
});

describe('What a battle elsewhere reports', () => {
  const refusal = (told: object) => applyReport(planetary, awaited().state, 0, told)?.message;

  test('is of those who fight in it, and of nobody else', () => {
    expect(refusal({ ...report(), fates: [fate(0)] })).toMatch(/not of those who fight/);
    expect(refusal(report({}, { counter: 0 }))).toMatch(/not of those who fight/);
    expect(refusal(report({}, { side: 0 }))).toMatch(/not of those who fight/);
  });

  test('makes of a counter what can be left of it', () => {
    for (const becomes of ['infantry', 'clan-medium-mech-binary-c1', 'giants', 'toString'])
      expect(refusal(report({ becomes })), becomes).toMatch(/is not what can be left/);
  });

  test('leaves nobody of the loser on the field, and brings nobody back', () => {
    expect(refusal(report({}, { fate: 'stands' }))).toMatch(/loser does not keep the field/);
    const war = awaited();
    const veterans = [{ counter: 0, original: 'heavy-mech-iu', lost: 5, roster: null }];
    war.state.elsewhere = { battles: 1, veterans };
    expect(applyReport(planetary, war.state, 0, report({ lost: 4 }))?.message).toMatch(/do not come back/);
    expect(applyReport(planetary, war.state, 0, report({ lost: 5 }))).toBeNull();
  });

  test('ends the battle: the winner holds the hex, and whoever has fled retreats', () => {
    const war = awaited();
    expect(commissionOf(planetary, war.state)).toMatchObject({ place: 'D16', attacker: 0, settlement: null });
    expect(applyReport(planetary, war.state, 0, report({ becomes: 'medium-mech-iu', lost: 5 }))).toBeNull();
    expect(war.counter('A').type).toBe('medium-mech-iu');
    expect(war.at('A')).toBe('D16');
    expect(war.state.battle).toBeNull();
    expect(war.state.agenda.at(-1)).toMatchObject({ step: 'battle/retreat', seat: 1, counters: [1] });
  });

  test('may be guessed, and a guess is always accepted', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state } = awaited();
      const guessed = guessedReport(planetary, state, randomFrom(`guess ${seed}`))!;
      expect(applyReport(planetary, state, guessed.errand, guessed.report)).toBeNull();
    }
  });
});
