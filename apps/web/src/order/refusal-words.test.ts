import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefusalWords } from './refusal-words.tsx';

test('a refusal keeps the rule and the number behind it apart', () => {
  const game = { id: 'classic', title: 'BattleTech', rules: [] };
  const refusal = {
    message: 'Hex 0813 cannot be reached with 3 MP: the way takes 6',
    rule: 'CBT-MOV-02',
    explanation: { total: 6, lines: [] },
  };
  const drawn = renderToStaticMarkup(createElement(RefusalWords, { game, refusal }));
  expect(drawn.replaceAll(/<[^>]*>/g, '')).toMatch(/the way takes 6\. CBT-MOV-02 6 MP/);
});
