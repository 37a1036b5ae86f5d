import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { whyNot } from './start.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironfield-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A file that would leave a trace if a shell read it. */
function program(start: Uint8Array): { path: string; trace: string } {
  const path = join(folder, 'browser');
  const trace = join(folder, 'trace');
  writeFileSync(path, Buffer.concat([start, Buffer.from(`\n> '${trace}'\n`)]), { mode: 0o755 });
  return { path, trace };
}

function elf(machine: number): Buffer {
  const start = Buffer.alloc(20);
  start.write('\x7fELF', 'latin1');
  start.writeUInt16LE(machine, 18);
  return start;
}

describe.skipIf(process.platform !== 'linux')('What is no program of this machine is not started', () => {
  test.each([
    ['one of another processor', elf(process.arch === 'x64' ? 183 : 62), 'it is made for another processor'],
    ['something else', Buffer.from('hello'), 'it is no program'],
  ])('%s', async (_name, start, reason) => {
    const { path, trace } = program(start);
    expect(await whyNot(path)).toBe(reason);
    expect(existsSync(trace)).toBe(false);
  });
});

test('a browser that is not there is none', async () => {
  expect(await whyNot(join(folder, 'nothing'))).toContain('ENOENT');
});
