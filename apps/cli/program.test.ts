import { describe, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { ironfield } from './testing.ts';

describe('help', () => {
  test('the overview names every command', async () => {
    const { code, out } = await ironfield('--help');
    expect(code).toBe(0);
    for (const { name, summary } of commands) expect(out).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
    expect((await ironfield('')).out).toBe(out);
    expect((await ironfield('help')).out).toBe(out);
  });

  test.each(commands.map((command) => [command.name, command] as const))(
    '%s is explained',
    async (name, command) => {
      const { code, out, err } = await ironfield(`help ${name}`);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const option of Object.keys(command.options)) expect(out).toContain(`--${option}`);
      for (const { line } of command.examples) expect(out).toContain(line);
      const wide = out.split('\n').filter((line) => line.length > 80);
      expect(wide).toEqual([]);
      expect((await ironfield(`${name} --help`)).out).toBe(out);
    },
  );
});

test('--version names the program and its version', async () => {
  expect((await ironfield('--version')).out).toMatch(/^ironfield \d+\.\d+\.\d+\n$/);
});

describe('usage errors go to stderr with exit code 2', () => {
  test.each([
    ['smi', 'ironfield: there is no command "smi"; did you mean "sim"? (see ironfield --help)'],
    [
      '--verbose',
      'ironfield: there is no option --verbose before the name of a command (see ironfield --help)',
    ],
    [
      'help smi',
      'ironfield help: there is no command "smi"; did you mean "sim"? (see ironfield help --help)',
    ],
    [
      'sim --gmes 3',
      'ironfield sim: sim has no option --gmes; did you mean --games? (see ironfield sim --help)',
    ],
    [
      'sim --game dmeo',
      'ironfield sim: there is no game "dmeo"; did you mean "demo"? (see ironfield sim --help)',
    ],
    ['verify', 'ironfield verify: FILE is missing: ironfield verify FILE (see ironfield verify --help)'],
    [
      'completion tcsh',
      'ironfield completion: SHELL cannot be "tcsh"; it must be one of bash, zsh, fish (see ironfield completion --help)',
    ],
  ])('%s', async (call, message) => {
    expect(await ironfield(call)).toEqual({ code: 2, out: '', err: `${message}\n` });
  });
});
