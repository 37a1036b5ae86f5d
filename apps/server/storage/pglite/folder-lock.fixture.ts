// Takes and leaves the lock of a folder as it is told to, and says what came of it: node folder-lock.fixture.ts FOLDER
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lockFolder } from './folder-lock.ts';

/** Another process that wants the folder. */
export class Rival {
  readonly child: ChildProcess;
  private readonly ended: Promise<never>;

  /** `words` may start it in some other way, such as in a container. */
  constructor(folder: string, ...words: readonly string[]) {
    const [program, ...more] = [...words, process.execPath, import.meta.filename, folder];
    this.child = spawn(program!, more, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.ended = once(this.child, 'exit').then(() => Promise.reject(new Error('The rival has ended')));
    this.ended.catch(() => {});
  }

  take(): Promise<string> {
    return this.tell('take');
  }

  leave(): Promise<string> {
    return this.tell('leave');
  }

  private async tell(what: string): Promise<string> {
    this.child.send(what);
    const [answer] = await Promise.race([once(this.child, 'message'), this.ended]);
    return answer as string;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended.catch(() => {});
  }
}

async function obey(): Promise<void> {
  await import('../../../../scripts/end-with-starter.mjs');
  process.channel!.ref();
  let unlock = () => {};
  process.on('message', (what) => {
    try {
      if (what === 'take') unlock = lockFolder(process.argv[2]);
      else unlock();
      process.send!('done');
    } catch (error) {
      process.send!((error as Error).message);
    }
  });
}

if (import.meta.main) await obey();
