import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from '../line/terminal.ts';

/** Lines typed by a person, or fed through a pipe. */
export class Keyboard {
  /** Ctrl-C was pressed; from then on every question is answered with `null`. */
  isInterrupted = false;
  /** A question found nothing left to read. */
  isAtEnd = false;
  /** The words that Tab completes. */
  words: readonly string[] = [];
  readonly isTty: boolean;
  private readonly terminal: Terminal;
  private readonly lines: string[] = [];
  private readonly reader: Interface;
  private isClosed = false;
  private isAsking = false;
  private wake: (() => void) | null = null;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
    this.isTty = terminal.input.isTTY === true && terminal.out.stream !== undefined;
    this.reader = createInterface({
      input: terminal.input,
      ...(this.isTty && { output: terminal.out.stream! }),
      terminal: this.isTty,
      completer: (line: string) => [
        this.words.filter((word) => word.toLowerCase().startsWith(line.toLowerCase())),
        line,
      ],
    });
    this.reader.on('line', (line) => {
      this.lines.push(line);
      this.wake?.();
    });
    this.reader.on('close', () => {
      this.isClosed = true;
      this.wake?.();
    });
    this.reader.on('SIGINT', () => this.stop());
    terminal.interrupt.addEventListener('abort', () => this.stop());
  }

  /** The next line; `null` when there will be none, or when `stop` says it is no longer needed. */
  async ask(prompt: string, stop?: AbortSignal): Promise<string | null> {
    this.isAsking = true;
    const line = await this.nextLine(prompt, stop);
    this.isAsking = false;
    return line;
  }

  /** Tells something at any time: above the question, if one is open. */
  tell(text: string): void {
    const isOpen = this.isTty && this.isAsking && !this.isClosed;
    this.terminal.out.write(isOpen ? `\r\x1b[K${text}` : text);
    if (isOpen) this.reader.prompt(true);
  }

  private async nextLine(prompt: string, stop: AbortSignal | undefined): Promise<string | null> {
    if (this.isTty) {
      this.reader.setPrompt(prompt);
      if (!this.isClosed && this.lines.length === 0) this.reader.prompt();
    } else {
      this.terminal.out.write(prompt);
    }
    const wake = () => this.wake?.();
    stop?.addEventListener('abort', wake);
    while (this.lines.length === 0 && !this.isClosed && !this.isInterrupted && !stop?.aborted) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    stop?.removeEventListener('abort', wake);
    if (stop?.aborted && !this.isInterrupted) {
      this.terminal.out.write(this.isTty ? '\r\x1b[K' : '\n');
      return null;
    }
    const line = this.isInterrupted ? null : (this.lines.shift() ?? null);
    if (line === null) {
      this.isAtEnd = true;
      this.terminal.out.write('\n');
    } else if (!this.isTty) {
      this.terminal.out.write(`${line}\n`);
    }
    return line;
  }

  close(): void {
    this.reader.close();
  }

  private stop(): void {
    this.isInterrupted = true;
    this.wake?.();
  }
}
