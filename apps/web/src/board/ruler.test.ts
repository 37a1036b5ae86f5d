import { expect, test } from 'vitest';
import { setEnd } from './ruler.ts';

test('One end after the other, then anew; choosing the beginning again takes it back', () => {
  const begun = setEnd({ from: -1, to: -1 }, 5);
  expect(begun).toEqual({ from: 5, to: -1 });
  expect(setEnd(begun, 9)).toEqual({ from: 5, to: 9 });
  expect(setEnd({ from: 5, to: 9 }, 7)).toEqual({ from: 7, to: -1 });
  expect(setEnd(begun, 5)).toEqual({ from: -1, to: -1 });
});
