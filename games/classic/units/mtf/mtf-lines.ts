// The outer shape of an MTF file: name and model, "key:value" lines, and lists of slots under the name of a location.

import { type LineError, quoted } from '../../data/text-file.ts';
import type { LocationCode } from '../locations.ts';

export interface MtfValue {
  readonly line: number;
  readonly text: string;
}

export interface MtfSection {
  readonly line: number;
  readonly slots: MtfValue[];
}

export interface MtfLines {
  readonly name: MtfValue;
  readonly model: MtfValue | null;
  /** By key in lower case. */
  readonly values: ReadonlyMap<string, MtfValue>;
  readonly sections: ReadonlyMap<LocationCode, MtfSection>;
  readonly errors: readonly LineError[];
  /** Lines that were passed over, because nothing in a game depends on them. */
  readonly skipped: readonly LineError[];
}

const SECTIONS: Readonly<Record<string, LocationCode>> = {
  head: 'HD',
  'center torso': 'CT',
  'centre torso': 'CT',
  'left torso': 'LT',
  'right torso': 'RT',
  'left arm': 'LA',
  'right arm': 'RA',
  'left leg': 'LL',
  'right leg': 'RL',
  // Four-legged 'Mechs have their front legs where others have arms.
  'front left leg': 'LA',
  'front right leg': 'RA',
  'rear left leg': 'LL',
  'rear right leg': 'RL',
};

/** Keys that speak of the design, and may stand there once. */
const DESIGN_KEYS: ReadonlySet<string> = new Set([
  'config',
  'techbase',
  'mass',
  'engine',
  'structure',
  'myomer',
  'gyro',
  'cockpit',
  'heat sinks',
  'base chassis heat sinks',
  'walk mp',
  'jump mp',
  'armor',
  'role',
  ...['la', 'ra', 'lt', 'rt', 'ct', 'hd', 'll', 'rl', 'rtl', 'rtr', 'rtc'].map((code) => `${code} armor`),
  ...['fll', 'frl', 'rll', 'rrl'].map((code) => `${code} armor`),
]);

/** Keys of background and bookkeeping. */
const OTHER_KEYS: ReadonlySet<string> = new Set([
  ...[
    'version',
    'generator',
    'era',
    'source',
    'rules level',
    'mul id',
    'imagefile',
    'fluffimage',
    'ejection',
  ],
  // Which optional rules a 'Mech of any sort was built by; the introductory rules have none.
  'construction',
  ...['overview', 'capabilities', 'deployment', 'history', 'notes', 'quirk', 'weaponquirk', 'clanname'],
  ...['manufacturer', 'primaryfactory', 'systemmanufacturer', 'systemmode', 'chassis', 'model', 'weapons'],
]);

export function takeApart(lines: readonly string[]): MtfLines {
  const values = new Map<string, MtfValue>();
  const sections = new Map<LocationCode, MtfSection>();
  const errors: LineError[] = [];
  const skipped: LineError[] = [];
  const heading = headingOf(lines);
  let section: MtfSection | null = null;
  let isInWeapons = false;

  for (let index = heading.next; index < lines.length; index++) {
    const line = index + 1;
    const text = lines[index].trim();
    if (text === '') {
      section = null;
      isInWeapons = false;
      continue;
    }
    if (text.startsWith('#')) continue;
    const colon = text.indexOf(':');
    const [, key = ''] = /^([^:]*?)\s*:/.exec(text.toLowerCase()) ?? [];
    const location = colon === text.length - 1 && Object.hasOwn(SECTIONS, key) ? SECTIONS[key] : undefined;
    if (location !== undefined) {
      if (sections.has(location)) errors.push({ line, message: `a second list for ${quoted(text)}` });
      section = { line, slots: [] };
      sections.set(location, section);
    } else if (DESIGN_KEYS.has(key)) {
      const first = values.get(key);
      if (first) errors.push({ line, message: `${quoted(key)} stood in line ${first.line} already` });
      values.set(key, { line, text: text.slice(colon + 1).trim() });
      section = null;
      isInWeapons = false;
    } else if (key === 'nocrit') {
      // "Standard:None" says that there is no such thing.
      if (!/^nocrit:standard:none$/i.test(text)) {
        errors.push({
          line,
          message: `${quoted(text)}: the introductory rules have no equipment without slots`,
        });
      }
    } else if (OTHER_KEYS.has(key)) {
      isInWeapons = key === 'weapons';
      section = null;
    } else if (section) {
      section.slots.push({ line, text });
    } else if (!isInWeapons) {
      // The list of weapons repeats what the slots say; anything else may be news.
      skipped.push({ line, message: `not understood and left out: ${quoted(text)}` });
    }
  }
  return { name: heading.name, model: heading.model, values, sections, errors, skipped };
}

interface Heading {
  readonly name: MtfValue;
  readonly model: MtfValue | null;
  /** First line below. */
  readonly next: number;
}

/** Older files begin with a version, a line with the name and one with the model, newer ones have keys for them. */
function headingOf(lines: readonly string[]): Heading {
  const valued = (key: string): MtfValue | null => {
    const index = lines.findIndex((line) => line.trim().toLowerCase().startsWith(`${key}:`));
    if (index < 0) return null;
    return {
      line: index + 1,
      text: lines[index]
        .trim()
        .slice(key.length + 1)
        .trim(),
    };
  };
  const name = valued('chassis');
  if (name) return { name, model: valued('model'), next: 0 };

  const isContent = (line: string): boolean => line.trim() !== '' && !line.trim().startsWith('#');
  let first = lines.findIndex(isContent);
  if (first >= 0 && /^version:/i.test(lines[first].trim())) first++;
  const at = (index: number): MtfValue => ({ line: index + 1, text: lines[index]?.trim() ?? '' });
  // Some files have no line for the model.
  if (/^config\s*:/i.test(at(first + 1).text)) return { name: at(first), model: null, next: first + 1 };
  return { name: at(first), model: at(first + 1), next: first + 2 };
}
