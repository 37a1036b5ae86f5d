// node scripts/run.mjs TARGET.ts ARGS...   Runs a TypeScript file of the project, on any Node from 20 on.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, isCurrentNodeEnough, keepCompiled, projectNode, root } from './install.mjs';

endWithNpm();
keepCompiled();
const target = resolve(root, process.argv[2]);
const args = process.argv.slice(3);

if (!(await ensureInstalled())) process.exitCode = 1;
else if (isCurrentNodeEnough) {
  process.argv = [process.execPath, target, ...args];
  await import(pathToFileURL(target).href);
} else {
  const words = ['--import', new URL('end-with-starter.mjs', import.meta.url).href, target, ...args];
  const child = spawn(projectNode, words, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // On a terminal Ctrl-C reaches the child by itself; this process only has to outlive it.
  const hasTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  process.on('SIGINT', () => hasTerminal || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
