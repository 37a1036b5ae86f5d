import { command } from '../line/command.ts';
import { serveOptions } from '../options/serve.ts';

export const serve = command({
  name: 'serve',
  summary: 'start a server that keeps games and lets people play together',
  about:
    'Stops cleanly on Ctrl-C or SIGTERM. The environment may set the same: HOST, PORT, DATABASE_URL, IRONFIELD_DATA, ' +
    'IRONFIELD_LOG, IRONFIELD_ORIGINS, IRONFIELD_TRUST_PROXY, IRONFIELD_FORGET_AFTER and ' +
    'IRONFIELD_FORGET_ABANDONED_AFTER; IRONFIELD_METRICS_TOKEN opens /metrics to those who ' +
    'know it, IRONFIELD_METRICS=off closes it.',
  options: serveOptions,
  positionals: [],
  examples: [
    { line: 'ironfield serve', does: 'for this machine, at http://127.0.0.1:3000' },
    { line: 'ironfield serve --host 0.0.0.0 --port 8080', does: 'for everybody in your network' },
  ],
  async run(terminal, values) {
    const { runServe } = await import('../serve.ts');
    return runServe(terminal, values);
  },
});
