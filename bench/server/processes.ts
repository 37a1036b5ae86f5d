import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Played, Task } from './load.ts';

const CLIENTS = new URL('./clients.ts', import.meta.url);

type Message =
  | { readonly type: 'open'; readonly url: string }
  | { readonly type: 'memory'; readonly bytes: number }
  | { readonly type: 'seated' }
  | { readonly type: 'played'; readonly played: Played }
  | { readonly type: 'failed'; readonly message: string };
type MessageOf<Type extends Message['type']> = Extract<Message, { type: Type }>;

/** A process of the comparison, with the messages it sends. */
class Process {
  private readonly child: ChildProcess;

  constructor(program: URL, args: readonly string[] = []) {
    this.child = fork(fileURLToPath(program), args, {
      execArgv: ['--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
      // Their own reports are none of ours.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  tell(message: object | string): void {
    this.child.send(message);
  }

  async hear<Type extends Message['type']>(type: Type): Promise<MessageOf<Type>> {
    const ended = new AbortController();
    try {
      const exit = once(this.child, 'exit', ended).then(() =>
        Promise.reject(new Error('a process has ended')),
      );
      for (;;) {
        const [message] = (await Promise.race([once(this.child, 'message', ended), exit])) as [Message];
        if (message.type === 'failed') throw new Error(message.message);
        if (message.type === type) return message as MessageOf<Type>;
      }
    } finally {
      ended.abort();
    }
  }

  async end(): Promise<void> {
    const exited = once(this.child, 'exit');
    this.tell('end');
    await exited;
  }
}

export class ServerProcess {
  private readonly process: Process;
  readonly url: string;

  private constructor(process: Process, url: string) {
    this.process = process;
    this.url = url;
  }

  static async start(program: URL, argument: object): Promise<ServerProcess> {
    const process = new Process(program, [JSON.stringify(argument)]);
    const { url } = await process.hear('open');
    return new ServerProcess(process, url);
  }

  async bytesInUse(): Promise<number> {
    const heard = this.process.hear('memory');
    this.process.tell('memory');
    return (await heard).bytes;
  }

  end(): Promise<void> {
    return this.process.end();
  }
}

/** Plays on a server from a process of its own; `whenSeated` comes between sitting down and playing. */
export async function play(task: Task, whenSeated = async () => {}): Promise<Played> {
  const clients = new Process(CLIENTS);
  const seated = clients.hear('seated');
  clients.tell(task);
  await seated;
  await whenSeated();
  const heard = clients.hear('played');
  clients.tell('play');
  const { played } = await heard;
  await clients.end();
  return played;
}
