// Finds a browser for tests, pictures and measurements, whatever the machine.

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from '../../../scripts/mutex.mjs';
import { GIVEN, type Machine, type Means, meansOn, type PackageKind } from './means.ts';
import { type BrowserPackage, PACKAGES } from './packages.ts';
import { whyNot } from './start.ts';

/** The path of a browser that starts, or why there is none. */
export type Found =
  | { readonly path: string }
  | { readonly path: undefined; readonly reasons: readonly string[] };

export interface Surroundings {
  readonly machine: Machine;
  /** Folder of what was unpacked. */
  readonly cache: string;
  readonly packages: Readonly<Record<PackageKind, BrowserPackage>>;
  /** Why a browser does not start. */
  whyNot(path: string): Promise<string | undefined>;
  say(line: string): void;
}

const HERE: Surroundings = {
  machine: {
    platform: process.platform,
    arch: process.arch,
    env: process.env,
    isFile: (path) => existsSync(path) && statSync(path).isFile(),
  },
  cache: fileURLToPath(new URL('../../../.ironfield/browsers', import.meta.url)),
  packages: PACKAGES,
  whyNot,
  say: (line) => process.stderr.write(`${line}\n`),
};

/** A browser that is named must start; of all others, the first that does is taken. */
export async function findBrowser(surroundings = HERE): Promise<Found> {
  const reasons: string[] = [];
  for (const means of meansOn(surroundings.machine)) {
    try {
      return { path: await obtain(means, surroundings) };
    } catch (error) {
      const reason = `${nameOf(means, surroundings)}: ${(error as Error).message}`;
      if (means.kind === 'given') throw new Error(reason);
      reasons.push(reason);
    }
  }
  return { path: undefined, reasons };
}

function nameOf(means: Means, { packages }: Surroundings): string {
  if (means.kind === 'given') return `${GIVEN} is ${means.path}, which does not start`;
  return 'path' in means ? means.path : packages[means.kind].title;
}

async function obtain(means: Means, surroundings: Surroundings): Promise<string> {
  if (!('path' in means)) return unpacked(means.kind, surroundings);
  await mustStart(means.path, surroundings);
  return means.path;
}

async function mustStart(path: string, { whyNot }: Surroundings): Promise<void> {
  const reason = await whyNot(path);
  if (reason !== undefined) throw new Error(reason);
}

/** The browser of a package, from the cache if it is there and starts. */
async function unpacked(kind: PackageKind, surroundings: Surroundings): Promise<string> {
  const { cache, machine, packages, say } = surroundings;
  const { version, title } = packages[kind];
  // The folder of the project may be shared by machines of several kinds.
  const folder = join(cache, `${kind}-${version}-${machine.arch}`);
  const kept = async () => {
    if (!existsSync(join(folder, PROGRAM))) return undefined;
    const reason = await surroundings.whyNot(programIn(folder));
    return reason === undefined ? programIn(folder) : undefined;
  };
  const whenWaiting = () => say('Another command is getting a browser; waiting for it.');
  const anew = async () => {
    say(`Getting a browser from ${title} (once; later runs skip this).`);
    rmSync(folder, { recursive: true, force: true });
    await unpackInto(folder, kind, surroundings);
    return programIn(folder);
  };
  return (
    (await kept()) ??
    oneAtATime(join(cache, 'lock'), whenWaiting, async () => (await kept()) ?? (await anew()))
  );
}

/** All or nothing: what was interrupted has another name, so that nobody takes it for a browser. */
async function unpackInto(folder: string, kind: PackageKind, surroundings: Surroundings): Promise<void> {
  const { cache, packages } = surroundings;
  for (const name of readdirSync(cache)) {
    if (name.endsWith(UNFINISHED)) rmSync(join(cache, name), { recursive: true, force: true });
  }
  const unfinished = `${folder}-${process.pid}${UNFINISHED}`;
  mkdirSync(unfinished);
  try {
    writeFileSync(join(unfinished, PROGRAM), await packages[kind].unpack(unfinished));
    await mustStart(programIn(unfinished), surroundings);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

const UNFINISHED = '.unfinished';
/** The file that says which program of a folder is the browser. */
const PROGRAM = 'program';
const programIn = (folder: string): string => join(folder, readFileSync(join(folder, PROGRAM), 'utf8'));

/** For those who only want to know: the path on stdout. */
if (import.meta.main) {
  try {
    const found = await findBrowser();
    console.log(found.path ?? found.reasons.join('\n'));
    process.exitCode = found.path === undefined ? 3 : 0;
  } catch (error) {
    console.log((error as Error).message);
    process.exitCode = 1;
  }
}
