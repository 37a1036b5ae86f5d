import { expect, test } from 'vitest';
import { createBoard } from './board.ts';
import { describeHex, facingPick, HexPick } from './hex-picks.ts';

const board = createBoard({ name: 'Two by two', width: 2, height: 2 }, () => ({ terrain: 'clear' }));

/** The hexes of the first column. */
class ColumnPick extends HexPick {
  readonly name = 'to';
  readonly label = 'To';

  protected cells() {
    return [0, 1, 2, 3].filter((cell) => this.isAllowed(cell));
  }

  protected isAllowed(cell: number) {
    return board.col[cell] === 0;
  }

  protected describeCell(cell: number, hex: string) {
    return { label: `${hex} in row ${board.row[cell]}` };
  }

  protected whyNotCell(cell: number, hex: string) {
    return { message: cell < 0 ? `${hex} is no hex` : `${hex} is in column ${board.col[cell]}` };
  }
}

const pick = new ColumnPick(board);

test('hexes are picked by the numbers that are printed on them', () => {
  expect(pick.values).toEqual(['0101', '0102']);
  expect(['0101', '0102', '0201', '0909', 101].filter((hex) => pick.has(hex))).toEqual(['0101', '0102']);
  expect(pick.describe('0102').label).toBe('0102 in row 1');
});

test('a nonexistent hex and a forbidden hex are refused differently', () => {
  expect(pick.whyNot('0201')?.message).toBe('0201 is in column 1');
  expect(pick.whyNot('0909')?.message).toBe('0909 is no hex');
  expect(pick.whyNot(undefined)).toBeNull();
});

test('a plain hex is described by its number, a facing by its name', () => {
  expect(describeHex('0507')).toEqual({ label: '0507', hex: '0507' });
  const names = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
  const facing = facingPick('Facing', names);
  expect(Array.from(facing.values, (value) => facing.describe!(value).label)).toEqual(names);
});
