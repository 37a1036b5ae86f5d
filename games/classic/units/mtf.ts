// MTF: the text files in which many programs exchange 'Mechs. Those of introductory technology are read; of all others
// we say what in them is not.

import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { RuleId } from '../rule-index.ts';
import { LOCATION_CODES, type LocationCode, SLOTS } from './locations.ts';
import { type MtfLines, type MtfValue, takeApart } from './mtf-lines.ts';
import { mtfLocations, nameFromMtf } from './mtf-names.ts';
import { briefErrors, type LineError, linesOf, quoted } from './text-file.ts';
import { LONGEST_NAME, ROLES, type Role, type UnitFile, unitFileSchema } from './unit-file.ts';

export interface MtfUnit {
  readonly unit: UnitFile;
  /** Lines without meaning for us that were left out. */
  readonly skipped: readonly LineError[];
}

export function readMtf(text: string): Result<MtfUnit, readonly LineError[]> {
  const { unit, errors, visible, skipped } = surveyMtf(text);
  const all = [...errors, ...visible];
  return unit && all.length === 0 ? accepted({ unit, skipped }) : refused(briefErrors(all));
}

/** A part of a 'Mech that a file can choose a later kind of. */
export type MtfPart = 'engine' | 'gyro' | 'cockpit' | 'structure' | 'armor' | 'heatSinks';

/** What can be made of a file, right or wrong, for those who want to know everything that is wrong with it. */
export interface MtfSurvey {
  /** Things that the rules do not know keep the names of the file; null for what is no unit file at all. */
  readonly unit: UnitFile | null;
  /** The engine's own word, which should be the tonnage times the Walking MP. */
  readonly rating: number | null;
  /** Parts of a kind that we cannot weigh. */
  readonly strange: readonly MtfPart[];
  readonly errors: readonly LineError[];
  /** Errors that can be seen from unit and rating alone. */
  readonly visible: readonly LineError[];
  readonly skipped: readonly LineError[];
}

export function surveyMtf(text: string): MtfSurvey {
  const lines = linesOf(text);
  const nothing = { unit: null, rating: null, strange: [], visible: [], skipped: [] };
  if (!lines.ok) return { ...nothing, errors: lines.error };
  const apart = takeApart(lines.value);
  const notes: Notes = { errors: [...apart.errors], visible: [], strange: [] };
  const unit = unitOf(apart, notes);
  const parsed = unitFileSchema.safeParse(unit);
  const issues = parsed.success ? [] : parsed.error.issues;
  const errors =
    notes.errors.length + notes.visible.length > 0
      ? notes.errors
      : issues.map(({ path, message }) => ({ line: 0, message: `${path.join('.')}: ${message}` }));
  return {
    ...notes,
    errors,
    unit: parsed.success ? parsed.data : null,
    rating: engineOf(apart.values.get('engine'))?.rating ?? null,
    skipped: briefErrors(apart.skipped),
  };
}

interface Notes {
  readonly errors: LineError[];
  readonly visible: LineError[];
  readonly strange: MtfPart[];
}

/** What the introductory rules allow, by key; a missing line means the usual. */
const ALLOWED: readonly { key: string; part?: MtfPart; pattern: RegExp; right: string }[] = [
  { key: 'techbase', pattern: /^inner sphere$/i, right: 'Inner Sphere' },
  {
    key: 'structure',
    part: 'structure',
    pattern: /^(is )?standard( \(inner sphere\))?$/i,
    right: 'Standard',
  },
  { key: 'myomer', pattern: /^standard$/i, right: 'Standard' },
  { key: 'gyro', part: 'gyro', pattern: /^standard( gyro)?$/i, right: 'Standard' },
  { key: 'cockpit', part: 'cockpit', pattern: /^standard( cockpit)?$/i, right: 'Standard' },
  {
    key: 'armor',
    part: 'armor',
    pattern: /^(is )?standard( armor)?\s*(\(inner sphere\)|\(\(unknown technology base\)\))?$/i,
    right: 'Standard',
  },
];

function unitOf(file: MtfLines, { errors, visible, strange }: Notes): UnitFile {
  const { values } = file;
  const fail: Fail = (line, message, rule) => {
    errors.push({ line, message, ...(rule ? { rule } : {}) });
  };
  const whole = (key: string): number => {
    const value = values.get(key);
    if (value && /^\d{1,4}$/.test(value.text)) return Number(value.text);
    fail(
      value?.line ?? 0,
      value ? `${key}: ${quoted(value.text)} is no whole number` : `there is no "${key}:" line`,
    );
    return 0;
  };
  if (!file.name || file.name.text === '') fail(file.name?.line ?? 0, 'the name of the design is missing');
  for (const { key, part, pattern, right } of ALLOWED) {
    const value = values.get(key);
    if (!value || pattern.test(value.text)) continue;
    fail(value.line, `${key} ${quoted(value.text)}: the introductory rules have only ${right}`, 'CBT-CNV-01');
    if (part) strange.push(part);
  }
  const frame = frameOf(values.get('config'), fail);
  const tons = whole('mass');
  const walk = whole('walk mp');
  const engine = values.get('engine');
  const problem = engineProblem(engine);
  if (problem) {
    fail(engine?.line ?? 0, problem, engine && 'CBT-CON-08');
    strange.push('engine');
  }
  const rating = engineOf(engine)?.rating ?? tons * walk;
  if (!problem && tons > 0 && rating !== tons * walk) {
    visible.push({
      line: engine!.line,
      message: `Engine rating ${rating}: ${tons} tons with ${walk} Walking MP take a rating of ${tons * walk}`,
      rule: 'CBT-CON-08',
    });
  }
  const heatSinks = heatSinksOf(values.get('heat sinks'), fail, strange);
  const jump = whole('jump mp');
  const [la, ra, ll, rl] = frame === 'quad' ? ['fll', 'frl', 'rll', 'rrl'] : ['la', 'ra', 'll', 'rl'];
  const armor = (code: string): number => whole(`${code} armor`);
  const slots = slotsOf(file, frame, fail, visible);
  const jets = Object.values(slots)
    .flat()
    .filter((item) => item === 'Jump Jet').length;
  if (values.has('jump mp') && jets !== jump && errors.length + visible.length === 0) {
    fail(
      values.get('jump mp')!.line,
      `Jump MP ${jump}, but the slots hold ${jets} jump jet${jets === 1 ? '' : 's'}`,
      'CBT-CON-11',
    );
  }
  const role = roleOf(values.get('role'));
  return {
    format: 'ironfield-unit',
    version: 1,
    name: file.name?.text ?? '',
    model: file.model?.text ?? '',
    frame,
    tons,
    walk,
    heatSinks,
    ...(role ? { role } : {}),
    armor: {
      HD: armor('hd'),
      CT: [armor('ct'), armor('rtc')],
      LT: [armor('lt'), armor('rtl')],
      RT: [armor('rt'), armor('rtr')],
      LA: armor(la),
      RA: armor(ra),
      LL: armor(ll),
      RL: armor(rl),
    },
    slots,
  };
}

type Fail = (line: number, message: string, rule?: RuleId) => void;

function frameOf(config: MtfValue | undefined, fail: Fail): UnitFile['frame'] {
  const frame = config?.text.toLowerCase();
  if (frame === 'biped' || frame === 'quad') return frame;
  fail(
    config?.line ?? 0,
    config ? `Config ${quoted(config.text)}: only Biped and Quad can be read` : 'there is no "Config:" line',
    config && 'CBT-CNV-01',
  );
  return 'biped';
}

interface MtfEngine {
  readonly rating: number;
  readonly kind: string;
}

function engineOf(engine: MtfValue | undefined): MtfEngine | null {
  const [, rating, kind = ''] =
    /^(\d{1,4}) (.*?)\s*(?:\(IS\)|\(Inner Sphere\))?$/i.exec(engine?.text ?? '') ?? [];
  return rating === undefined ? null : { rating: Number(rating), kind };
}

function engineProblem(engine: MtfValue | undefined): string | null {
  if (!engine) return 'there is no "Engine:" line';
  const found = engineOf(engine);
  if (!found) return `Engine ${quoted(engine.text)}: a rating should come first`;
  if (/^fusion( engine)?$/i.test(found.kind)) return null;
  return `Engine ${quoted(found.kind)}: the introductory rules have only Fusion Engine`;
}

function heatSinksOf(sinks: MtfValue | undefined, fail: Fail, strange: MtfPart[]): number {
  const [, count, kind = 'Single'] = /^(\d{1,3})(?: (.*))?$/.exec(sinks?.text ?? '') ?? [];
  if (count === undefined) {
    fail(
      sinks?.line ?? 0,
      sinks ? `Heat Sinks ${quoted(sinks.text)}: no number` : 'there is no "Heat Sinks:" line',
    );
  } else if (!/^(is )?single$/i.test(kind)) {
    fail(sinks!.line, `Heat Sinks ${quoted(kind)}: the introductory rules have only Single`, 'CBT-CON-12');
    strange.push('heatSinks');
  }
  return Number(count ?? 0);
}

const roleOf = (value: MtfValue | undefined): Role | undefined =>
  ROLES.find((role) => role.toLowerCase() === value?.text.toLowerCase().replaceAll(' ', ''));

function slotsOf(
  { sections }: MtfLines,
  frame: UnitFile['frame'],
  fail: Fail,
  visible: LineError[],
): UnitFile['slots'] {
  const names = mtfLocations(frame);
  const of = (location: LocationCode): (string | null)[] => {
    const count = SLOTS[LOCATION_CODES.indexOf(location)];
    const section = sections.get(location);
    if (!section) fail(0, `there is no list of slots for ${names[location]}`);
    const items = (section?.slots ?? []).map(({ line, text }, slot) => {
      if (/^-?empty-?$/i.test(text)) return null;
      if (slot >= count) {
        fail(line, `${quoted(text)} in slot ${slot + 1}: ${names[location]} has ${count}`, 'CBT-CON-04');
      }
      const name = nameFromMtf(text);
      if (name !== null) return name;
      visible.push({ line, message: `${quoted(text)} is not in the introductory rules`, rule: 'CBT-EQP-01' });
      return text.slice(0, LONGEST_NAME);
    });
    return Array.from({ length: count }, (_, slot) => items[slot] ?? null);
  };
  return {
    HD: of('HD'),
    CT: of('CT'),
    LT: of('LT'),
    RT: of('RT'),
    LA: of('LA'),
    RA: of('RA'),
    LL: of('LL'),
    RL: of('RL'),
  };
}
