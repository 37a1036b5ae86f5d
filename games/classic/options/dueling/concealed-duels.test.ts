import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { bitOf } from '../../design.ts';
import type { Setup } from '../../state.ts';
import { location, toHit } from '../../testing/table.ts';
import { duel, type Turns, WOLF_FIRST } from '../../testing/turns.ts';
import { LOCATION_CODES } from '../../units/locations.ts';

const CONCEALED = { 'concealed-information': true };
const FORMER: Partial<Setup> = { reading: 8 };

const MISS = toHit(1, 1);

/** Open sheets, concealed ones, and concealed ones in a game of before. */
const DUELS = [{}, { options: CONCEALED }, { options: CONCEALED, setup: FORMER }] as const;

rule(
  ['MT-INFO-01', 'MT-DUEL-04'],
  'Where sheets are concealed, a unit is asked while it has actions left, whatever it can do',
  () => {
    const games = DUELS.map((plan) => {
      const game = duel({ ...plan, wolf: '0505 N' });
      game.scene.unit('Wolf').lost |= bitOf(LOCATION_CODES.indexOf('RA'));
      return game.turn(...WOLF_FIRST).plan('Wolf', 'still');
    });
    expect(games.map(({ asked }) => asked)).toEqual(['1 duel/act', '0 duel/act', '1 duel/act']);
    const [, game] = games;
    expect(game.actions('Wolf')).toEqual([]);
    expect(game.done('Wolf').asked).toBe('1 duel/act');
  },
);

rule(
  ['MT-INFO-01', 'MT-DUEL-04'],
  'A unit that has moved and spent its actions is asked no more, concealed or not',
  () => {
    const game = duel({ options: CONCEALED }).turn(...WOLF_FIRST);
    game.plan('Wolf', 'still').act('Wolf', 'twice');
    for (let volley = 0; volley < 2; volley++) game.fire('Wolf', 'Bear', ['Medium Laser LT'], MISS);
    expect(game.asked).toBe('1 duel/act');
    const late = duel({ options: CONCEALED }).turn(...WOLF_FIRST);
    late.plan('Wolf', 'walk').act('Wolf', 'twice');
    for (let volley = 0; volley < 2; volley++) late.fire('Wolf', 'Bear', ['Medium Laser LT'], MISS);
    expect([late.asked, late.actions('Wolf')]).toEqual(['0 duel/act', ['move']]);
  },
);

/** Wolf destroys Bear with its first volley of two, and has nothing left that reaches Cub. */
function lastTarget(plan: (typeof DUELS)[number]): Turns {
  const game = duel({ ...plan, cub: '0501 N' }).turn(
    ['initiative', 6, 6],
    ['initiative', 2, 2],
    ['initiative', 1, 1],
  );
  game.plan('Wolf', 'still');
  game.scene.unit('Bear').armor.fill(0);
  game.scene.unit('Bear').structure.fill(1);
  game.scene.unit('Wolf').lost |= bitOf(LOCATION_CODES.indexOf('RA'));
  game.act('Wolf', 'twice');
  return game.fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(6, 6), location(3, 4), ['critical hit', 1, 1]);
}

rule(
  ['MT-INFO-01', 'MT-DUEL-07'],
  'The second of two volleys is asked for, though nothing can be hit',
  () => {
    expect(DUELS.map((plan) => lastTarget(plan).asked)).toEqual([
      '1 duel/act',
      '0 weapon/declare',
      '1 duel/act',
    ]);
  },
);
