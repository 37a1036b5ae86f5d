import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { commands } from '../commands.ts';
import { ironfield } from '../testing.ts';
import { completionScript } from './completion.ts';

test.each(['bash', 'zsh', 'fish'] as const)('the script for %s knows every command and option', (shell) => {
  const script = completionScript(shell, commands);
  for (const { name, options } of commands) {
    expect(script).toContain(name);
    for (const option of Object.keys(options)) {
      expect(script).toContain(shell === 'fish' ? `-l ${option}` : `--${option}`);
    }
  }
});

describe('in bash', () => {
  /** The offers of Tab at the end of a line; the program itself is replaced by one with two known values. */
  function offers(...words: string[]): string[] {
    const script = `
      ironfield() { [[ $3 == scenario ]] && echo "$5-one $5-two" || echo alpha beta; }
      ${completionScript('bash', commands)}
      COMP_WORDS=(ironfield ${words.map((word) => `'${word}'`).join(' ')})
      COMP_CWORD=${words.length}
      _ironfield
      printf '%s\\n' "\${COMPREPLY[@]}"`;
    const out = execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
    return out.split('\n').filter((line) => line !== '');
  }

  test.each([
    [['se'], ['serve']],
    [['--v'], ['--version']],
    [
      ['sim', '--ga'],
      ['--game', '--games'],
    ],
    [['sim', '--game', 'a'], ['alpha']],
    [
      ['sim', '--game', 'x', '--scenario', ''],
      ['x-one', 'x-two'],
    ],
    [['sim', '--players', 'alpha,b'], ['alpha,beta']],
    [
      ['play', '--against', 're'],
      ['recruit', 'regular'],
    ],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['help', 'f'], ['fuzz']],
    [['sim', '--seed', ''], []],
    [['sheet', 'bet'], ['beta']],
    [['units', 'va'], ['validate']],
    [['units', 'validate', 'alp'], ['alpha']],
    [['units', 'convert', 'x.mtf', '--to', 'j'], ['json']],
    [['sheet', '-o', 'vitest.c'], ['vitest.config.ts']],
  ])('%j offers %j', (words, expected) => expect(offers(...words)).toEqual(expected));
});

test('the program tells the scripts the values it knows', async () => {
  expect((await ironfield('completion --values game')).out.split('\n')).toContain('demo');
  expect((await ironfield('completion --values scenario --game demo')).out).toBe('ravine\npicket\n');
  expect((await ironfield('completion --values option --game demo')).out).toBe('night\nmarch\nluck\n');
  expect((await ironfield('completion --values set --game demo')).out).toBe('night-march\n');
  expect((await ironfield('completion --values player')).out).toBe(
    'random\nrecruit\nregular\nveteran\nace\n',
  );
  expect((await ironfield('completion --values unit')).out.split('\n')).toContain('AS7-D');
});
