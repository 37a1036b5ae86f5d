import { expect, test } from 'vitest';
import { type Machine, meansOn } from './means.ts';

const machine = (about: Partial<Omit<Machine, 'isFile'>>, ...files: string[]): Machine => ({
  platform: 'linux',
  arch: 'x64',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  isFile: (path) => files.includes(path),
  ...about,
});
const apt = ['/usr/bin/apt-get', '/usr/bin/dpkg-deb'];
/** In one word each. */
const means = (on: Machine) => meansOn(on).map((each) => ('path' in each ? each.path : each.kind));

test('a browser that is named goes before all, and nothing stands in for it', () => {
  const env = { PATH: '/usr/bin', IRONFIELD_BROWSER: '/opt/mine' };
  expect(meansOn(machine({ env }, '/usr/bin/chromium', ...apt))).toEqual([
    { kind: 'given', path: '/opt/mine' },
  ]);
});

test('nobody has to have a browser', () => {
  expect(means(machine({ env: { PATH: '/usr/bin', IRONFIELD_BROWSER: 'none' } }, ...apt))).toEqual([]);
});

test('an empty name is none', () => {
  expect(means(machine({ env: { IRONFIELD_BROWSER: '' } }))).toEqual(['npm', 'playwright']);
});

test('installed browsers go before packages, Chrome before Chromium before Edge', () => {
  const installed = ['/usr/bin/microsoft-edge', '/usr/local/bin/chromium', '/usr/bin/google-chrome'];
  expect(means(machine({}, ...installed, ...apt))).toEqual([
    '/usr/bin/google-chrome',
    '/usr/local/bin/chromium',
    '/usr/bin/microsoft-edge',
    'npm',
    'debian',
    'playwright',
  ]);
});

test.each([
  ['Debian on x86-64', 'linux', 'x64', apt, ['npm', 'debian', 'playwright']],
  ['Debian on ARM', 'linux', 'arm64', apt, ['debian', 'playwright']],
  ['another Linux on x86-64', 'linux', 'x64', [], ['npm', 'playwright']],
  ['another Linux on ARM', 'linux', 'arm64', [], ['playwright']],
  ['a Linux with half of the tools', 'linux', 'arm64', ['/usr/bin/apt-get'], ['playwright']],
  ['a Mac', 'darwin', 'arm64', apt, ['playwright']],
  ['Windows', 'win32', 'x64', [], ['playwright']],
] as const)('without a browser, %s has the packages that fit', (_name, platform, arch, files, expected) => {
  expect(means(machine({ platform, arch }, ...files))).toEqual(expected);
});

test('a Mac keeps its browsers among the applications', () => {
  const mine = '/Users/ana/Applications/Chromium.app/Contents/MacOS/Chromium';
  const ours = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const env = { HOME: '/Users/ana', PATH: '/usr/bin' };
  expect(means(machine({ platform: 'darwin', arch: 'arm64', env }, mine, ours))).toEqual([
    ours,
    mine,
    'playwright',
  ]);
});

test('Windows keeps them in several folders', () => {
  const env = {
    ProgramFiles: 'C:\\Program Files',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\ana\\AppData\\Local',
  };
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
  const chrome = 'C:\\Users\\ana\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe';
  expect(means(machine({ platform: 'win32', env }, edge, chrome))).toEqual([chrome, edge, 'playwright']);
});
