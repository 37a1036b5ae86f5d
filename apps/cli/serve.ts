import {
  databaseAddress,
  days,
  logLevel,
  optionsFromEnvironment,
  origin,
  portNumber,
  type ServerOptions,
  StartError,
  trustedProxies,
} from '@ironfield/server/config.ts';
import { type StartedServer, startServer } from '@ironfield/server/server.ts';
import { builtBrowserClient } from './browser-client.ts';
import { EXIT, type ExitCode } from './line/command.ts';
import { Failure, UsageError } from './line/mistake.ts';
import type { Terminal } from './line/terminal.ts';
import type { ServeValues } from './options/serve.ts';

/** Runs a server until it is told to stop. */
export async function runServe(terminal: Terminal, values: ServeValues): Promise<ExitCode> {
  const { out, err } = terminal;
  const { bold, dim } = out.style;
  const options: Partial<ServerOptions> = {
    log: err.isTty ? 'warn' : 'info',
    ...understood(() => optionsFromEnvironment(process.env)),
    ...understood(() => givenOptions(values)),
  };
  const stopped = stopSignal(terminal.interrupt);
  out.write(dim('Opening the games; the first time this takes a few seconds …\n'));
  const server = await start({ ...options, browserClient: await builtBrowserClient(err) });
  out.write(`Ironfield is open at ${bold(server.url)}\n`);
  out.write(`Games are kept in ${server.storage}\n`);
  out.write('Open that address in a browser to play.\n');
  out.write(`Play from another terminal: ironfield play --server ${server.url}\n`);
  out.write(dim('Ctrl-C stops the server.\n'));
  const failure = await Promise.race([stopped, server.failure]);
  if (failure) {
    await server.close().catch(() => {});
    throw new Failure(`${failure.message}. All games are kept; start the server again`);
  }
  out.write('Stopping: saying goodbye to everybody.\n');
  await server.close();
  out.write('Stopped. All games are kept.\n');
  return EXIT.ok;
}

async function start(options: Partial<ServerOptions>): Promise<StartedServer> {
  try {
    return await startServer(options);
  } catch (error) {
    if (error instanceof StartError) throw new Failure(error.message);
    throw error;
  }
}

function understood(read: () => Partial<ServerOptions>): Partial<ServerOptions> {
  try {
    return read();
  } catch (error) {
    if (error instanceof StartError) throw new UsageError(error.message);
    throw error;
  }
}

function givenOptions(values: ServeValues): Partial<ServerOptions> {
  const { port, host, data, log, 'database-url': url, 'trust-proxy': proxies } = values;
  const { 'forget-after': after, 'forget-abandoned-after': abandoned } = values;
  return {
    ...(port !== undefined && { port: portNumber(`${port}`, '--port') }),
    ...(host !== undefined && { host }),
    ...(data !== undefined && { data }),
    ...(url !== undefined && { databaseUrl: databaseAddress(url, '--database-url') }),
    ...(log !== undefined && { log: logLevel(log, '--log') }),
    ...(after !== undefined && { forgetAfter: days(`${after}`, '--forget-after') }),
    ...(abandoned !== undefined && {
      forgetAbandonedAfter: days(`${abandoned}`, '--forget-abandoned-after'),
    }),
    ...(values.origin.length > 0 && { origins: values.origin.map((one) => origin(one, '--origin')) }),
    ...(proxies !== undefined && { trustProxy: trustedProxies(proxies) }),
  };
}

/** The first signal asks to stop; a second one ends the wait. */
function stopSignal(interrupt: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = () => {
      if (isStopping) process.exit(EXIT.failed);
      isStopping = true;
      resolve();
    };
    interrupt.addEventListener('abort', stop);
    process.on('SIGTERM', stop);
  });
}
