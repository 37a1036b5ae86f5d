import { describe, expect, test } from 'vitest';
import { svgOf } from './svg.ts';
import { HOSTILE_NAMES, inPlay, sheetOf, stockMech } from './testing.ts';

/** Reads the file strictly: an element a line, known tags, quoted attributes, nothing unescaped. */
function problemsIn(svg: string): string[] {
  const lines = svg.trimEnd().split('\n');
  const attribute = ` [a-zA-Z][a-zA-Z0-9:-]*="[^"<&]*(?:&(?:amp|lt|gt|quot|#39);[^"<&]*)*"`;
  const text = `[^<&]*(?:&(?:amp|lt|gt|quot|#39);[^<&]*)*`;
  const empty = new RegExp(`^<(?:rect|line|circle|polygon)(?:${attribute})+/>$`);
  const full = new RegExp(`^<(title|text)(?:${attribute})*>${text}</\\1>$`);
  expect(lines[0]).toMatch(new RegExp(`^<svg(?:${attribute})+>$`));
  expect(lines.at(-1)).toBe('</svg>');
  return lines.slice(1, -1).filter((line) => !empty.test(line) && !full.test(line));
}

describe('an SVG', () => {
  test('is as large as the paper and names the design', () => {
    const svg = svgOf(sheetOf(stockMech('AS7-D'), { paper: 'letter' }));
    expect(svg).toContain('width="215.9mm" height="279.4mm" viewBox="0 0 215.9 279.4"');
    expect(svg).toContain('<title>Atlas AS7-D</title>');
    expect(problemsIn(svg)).toEqual([]);
  });

  test('says what each pip stands for, and whether it is crossed off', () => {
    const mech = inPlay(stockMech('AS7-D'));
    mech.body.armor[0] = 7;
    const svg = svgOf(sheetOf(stockMech('AS7-D'), { mech }));
    expect(svg).toMatch(/<circle [^>]*data-part="armor\.HD\.2" data-hit="true"\/>/);
    expect(svg).toMatch(/<circle [^>]*data-part="armor\.HD\.3"\/>/);
  });

  test.each(HOSTILE_NAMES.map((name) => [name]))('is not broken by the name %j', (name) => {
    const page = sheetOf({ ...stockMech('AS7-D'), name, model: name }, { warrior: { name } });
    const svg = svgOf(page);
    expect(problemsIn(svg)).toEqual([]);
    expect(svg.isWellFormed()).toBe(true);
    expect([...svg].some((char) => char !== '\n' && /[\p{Cc}\p{Cf}]/u.test(char))).toBe(false);
  });
});
