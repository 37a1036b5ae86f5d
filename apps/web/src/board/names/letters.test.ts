import { expect, test } from 'vitest';
import { initials } from './letters.tsx';

test('A name is cut to as many letters as a token has room for', () => {
  expect(['Atlas', 'Fire Lance', 'The Third Star of Smoke', 'X', ' Iron  Guard '].map(initials)).toEqual([
    'At',
    'FL',
    'TTS',
    'X',
    'IG',
  ]);
});
