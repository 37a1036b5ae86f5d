import type { Readable } from 'node:stream';
import type { WriteStream } from 'node:tty';

export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  cyan(text: string): string;
}

export interface Output {
  write(text: string): void;
  readonly isTty: boolean;
  readonly columns: number;
  readonly style: Style;
  /** For line editing, which only a real terminal has. */
  readonly stream?: NodeJS.WritableStream;
}

/** A command's input and output; tests bring their own. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly out: Output;
  readonly err: Output;
  /** Fires on Ctrl-C; a command that listens tidies up and returns `EXIT.interrupted`. */
  readonly interrupt: AbortSignal;
}

const WIDTH_WITHOUT_TERMINAL = 80;

export function styleFor(hasColors: boolean): Style {
  const paint = (open: number, close: number) =>
    hasColors ? (text: string) => `\x1b[${open}m${text}\x1b[${close}m` : (text: string) => text;
  return {
    bold: paint(1, 22),
    dim: paint(2, 22),
    red: paint(31, 39),
    green: paint(32, 39),
    yellow: paint(33, 39),
    cyan: paint(36, 39),
  };
}

export function outputTo(stream: NodeJS.WriteStream): Output {
  const tty = stream as Partial<WriteStream>;
  const isTty = stream.isTTY === true;
  return {
    write: (text) => void stream.write(text),
    isTty,
    stream,
    get columns() {
      return tty.columns || WIDTH_WITHOUT_TERMINAL;
    },
    style: styleFor(isTty && !process.env.NO_COLOR && tty.hasColors?.() === true),
  };
}
