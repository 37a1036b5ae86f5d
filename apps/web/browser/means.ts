// Possible sources of a browser on a machine, best first.

import { posix, win32 } from 'node:path';

/** The facts of a machine that decide it. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: NodeJS.Architecture;
  readonly env: Readonly<Record<string, string | undefined>>;
  isFile(path: string): boolean;
}

/** A browser that is there, or a package that holds one. */
export type Means =
  | { readonly kind: 'given' | 'installed'; readonly path: string }
  | { readonly kind: PackageKind };
export type PackageKind = 'npm' | 'debian' | 'playwright';

/** The name of the variable that names a browser; `none` in it stands for no browser at all. */
export const GIVEN = 'IRONFIELD_BROWSER';

export function meansOn(machine: Machine): Means[] {
  const given = machine.env[GIVEN];
  if (given === 'none') return [];
  if (given) return [{ kind: 'given', path: given }];
  const packages: PackageKind[] = [
    ...(isFitForNpm(machine) ? ['npm' as const] : []),
    ...(hasApt(machine) ? ['debian' as const] : []),
    'playwright',
  ];
  return [
    ...placesOn(machine)
      .filter((path) => machine.isFile(path))
      .map((path): Means => ({ kind: 'installed', path })),
    ...packages.map((kind): Means => ({ kind })),
  ];
}

const isFitForNpm = ({ platform, arch }: Machine): boolean => platform === 'linux' && arch === 'x64';

const hasApt = (machine: Machine): boolean =>
  machine.platform === 'linux' &&
  ['apt-get', 'dpkg-deb'].every((tool) => onPath(machine, [tool]).some((path) => machine.isFile(path)));

/** The folders where Chrome, Chromium and Edge are installed. */
function placesOn(machine: Machine): string[] {
  const { env, platform } = machine;
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter((each) => !!each);
    const programs = ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].map((name) =>
      win32.join(name, 'Application', name.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'),
    );
    return programs.flatMap((program) => folders.map((folder) => win32.join(folder!, program)));
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [posix.join(env.HOME, 'Applications')] : [])];
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      folders.map((folder) => posix.join(folder, `${name}.app`, 'Contents/MacOS', name)),
    );
  }
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
  return onPath(machine, [...names, 'microsoft-edge-stable', 'microsoft-edge']);
}

const onPath = ({ env }: Machine, names: readonly string[]): string[] => {
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
};
