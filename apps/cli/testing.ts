import { PassThrough, Readable } from 'node:stream';
import type { ExitCode } from './line/command.ts';
import { type Output, styleFor, type Terminal } from './line/terminal.ts';
import { runProgram } from './program.ts';

interface Run {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** A terminal for tests that keeps its output. */
export class FakeTerminal implements Terminal {
  written = { out: '', err: '' };
  readonly input: Readable;
  readonly out: Output;
  readonly err: Output;
  readonly controller = new AbortController();
  readonly interrupt = this.controller.signal;

  constructor(input = '') {
    this.input = input === '' ? new PassThrough().end() : Readable.from([input]);
    const output = (name: 'out' | 'err'): Output => ({
      write: (text) => {
        this.written[name] += text;
      },
      isTty: false,
      columns: 80,
      style: styleFor(false),
    });
    this.out = output('out');
    this.err = output('err');
  }
}

/** Runs a call as a user types it, with `input` coming through a pipe. */
export async function ironfield(call: string | readonly string[], input = ''): Promise<Run> {
  const terminal = new FakeTerminal(input);
  const args = typeof call === 'string' ? call.split(' ').filter((word) => word !== '') : call;
  const code = await runProgram(args, terminal);
  return { code, ...terminal.written };
}
