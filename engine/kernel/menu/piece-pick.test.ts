import { expect, test } from 'vitest';
import { refusalOf } from './legality.ts';
import type { Menu } from './menu.ts';
import { PiecePick } from './piece-pick.ts';

const asked: number[] = [];

class EvenPick extends PiecePick {
  readonly name = 'unit';
  readonly label = 'Unit';

  protected override can(piece: number): boolean {
    asked.push(piece);
    return piece % 2 === 0;
  }

  describe(piece: number) {
    return { label: `Unit ${piece}`, piece };
  }

  whyNot(piece: unknown) {
    return { message: this.isAmong(piece) ? 'odd' : 'not yours' };
  }
}

const pick = new EvenPick([3, 4, 6]);
const menu: Menu = { prompt: 'Who?', orders: [{ type: 'go', label: 'Go', fields: [pick] }] };
const refusal = (unit: unknown) => refusalOf(menu, { type: 'go', unit } as { type: string })?.message;

test('only pieces that qualify are offered', () => {
  expect(pick.values).toEqual([4, 6]);
});

test('checking one piece asks about that piece only, and about no other', () => {
  asked.length = 0;
  expect([refusal(4), refusal(3), refusal(8), refusal('4')]).toEqual([
    undefined,
    'odd',
    'not yours',
    'not yours',
  ]);
  expect(asked).toEqual([4, 3]);
});
