// MTF: the text files in which many programs exchange 'Mechs. Those of introductory technology are read; of all others
// we say what in them is not.

import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { briefErrors, type LineError, linesOf, quoted } from '../../data/text-file.ts';
import { LOCATION_CODES, type LocationCode, SLOTS } from '../locations.ts';
import { roleNamed } from '../role-names.ts';
import { LONGEST_NAME, type MechFile, mechFileSchema } from '../unit-file.ts';
import { type MtfLines, type MtfValue, takeApart } from './mtf-lines.ts';
import { mtfLocations, nameFromMtf } from './mtf-names.ts';
import { type Fail, keyName, wholeNumber } from './mtf-numbers.ts';

export interface MtfUnit {
  readonly unit: MechFile;
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

/** A design made of a file, right or wrong, for those who want to know all of its faults. */
export interface MtfSurvey {
  /** Things that the rules do not know keep the names of the file; null for what is no unit file at all. */
  readonly unit: MechFile | null;
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
  if (apart.values.size + apart.sections.size === 0) {
    const message =
      'this is no MTF file: no line says anything of a \'Mech, such as "Mass:50" or "Left Arm:"';
    return { ...nothing, errors: [{ line: 0, message }] };
  }
  const notes: Notes = { errors: [...apart.errors], visible: [], strange: [] };
  const unit = unitOf(apart, notes);
  const parsed = mechFileSchema.safeParse(unit);
  return {
    ...notes,
    unit: parsed.data ?? null,
    rating: engineOf(apart.values.get('engine'))?.rating ?? null,
    skipped: briefErrors(apart.skipped),
  };
}

interface Notes {
  readonly errors: LineError[];
  readonly visible: LineError[];
  readonly strange: MtfPart[];
}

/** The values that the introductory rules allow, by key; a missing line means the usual. */
const ALLOWED: readonly { key: string; part?: MtfPart; pattern: RegExp; right: string }[] = [
  { key: 'techbase', pattern: /^(inner sphere|is)$/i, right: 'Inner Sphere' },
  {
    key: 'structure',
    part: 'structure',
    pattern: /^(is )?standard\s*(\(inner sphere\))?$/i,
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

function unitOf(file: MtfLines, { errors, visible, strange }: Notes): MechFile {
  const { values } = file;
  const fail: Fail = (line, message, rule) => {
    errors.push(rule ? { line, message, rule } : { line, message });
  };
  const whole = (key: string): number | null => wholeNumber(key, values.get(key), fail);
  if (file.name.text === '') fail(file.name.line, 'the name of the design is missing');
  for (const named of [file.name, file.model]) {
    if (!named || named.text.length <= LONGEST_NAME) continue;
    fail(named.line, `a name of ${named.text.length} characters; at most ${LONGEST_NAME} are possible`);
  }
  for (const { key, part, pattern, right } of ALLOWED) {
    const value = values.get(key);
    if (!value || pattern.test(value.text)) continue;
    const message = `${keyName(key)} ${quoted(value.text)}: the introductory rules have only ${right}`;
    fail(value.line, message, 'CBT-CNV-01');
    if (part) strange.push(part);
  }
  const frame = frameOf(values.get('config'), fail);
  const [mass, walking] = [whole('mass'), whole('walk mp')];
  const [tons, walk] = [mass ?? 0, walking ?? 0];
  const engine = values.get('engine');
  const problem = engineProblem(engine);
  if (problem) {
    fail(engine?.line ?? 0, problem, engine && 'CBT-CON-08');
    strange.push('engine');
  }
  const rating = engineOf(engine)?.rating;
  if (!problem && mass !== null && walking !== null && rating !== tons * walk) {
    visible.push({
      line: engine!.line,
      message: `Engine rating ${rating}: ${tons} tons with ${walk} Walking MP take a rating of ${tons * walk}`,
      rule: 'CBT-CON-08',
    });
  }
  const heatSinks = heatSinksOf(values.get('heat sinks'), fail, strange);
  const jump = whole('jump mp');
  const slots = slotsOf(file, frame, fail, visible);
  const jets = jumpJetsIn(slots);
  if (jump !== null && jets !== null && jets !== jump && file.sections.size === LOCATION_CODES.length) {
    fail(
      values.get('jump mp')!.line,
      `Jump MP ${jump}, but the slots hold ${jets} jump jet${jets === 1 ? '' : 's'}`,
      'CBT-CON-11',
    );
  }
  const armor = (code: string): number => whole(`${code} armor`) ?? 0;
  const limb = (code: string, leg: string): number =>
    armor(frame === 'quad' && (values.has(`${leg} armor`) || !values.has(`${code} armor`)) ? leg : code);
  const role = roleNamed(values.get('role')?.text);
  return {
    format: 'ironfield-unit',
    version: 1,
    name: file.name.text,
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
      // A four-legged one has names of its own for its legs, or those of the limbs in their place.
      LA: limb('la', 'fll'),
      RA: limb('ra', 'frl'),
      LL: limb('ll', 'rll'),
      RL: limb('rl', 'rrl'),
    },
    slots,
  };
}

/** Null where there are jets of a kind that we do not know. */
function jumpJetsIn(slots: MechFile['slots']): number | null {
  const jets = Object.values(slots)
    .flat()
    .filter((item) => item !== null && /jump/i.test(item));
  return jets.every((item) => item === 'Jump Jet') ? jets.length : null;
}

function frameOf(config: MtfValue | undefined, fail: Fail): MechFile['frame'] {
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
  const text = engine?.text.replace(/\((?:IS|Inner Sphere)\)/i, '') ?? '';
  const [, rating, kind = ''] = /^(\d{1,4})\s+(.*)$/.exec(text) ?? [];
  return rating === undefined ? null : { rating: Number(rating), kind: kind.replace(/\s+/g, ' ').trim() };
}

function engineProblem(engine: MtfValue | undefined): string | null {
  if (!engine) return 'there is no "Engine:" line';
  const found = engineOf(engine);
  if (!found)
    return `Engine ${quoted(engine.text)}: it should be a rating and a kind, such as "200 Fusion Engine"`;
  if (/^fusion( engine)?$/i.test(found.kind)) return null;
  return `Engine ${quoted(found.kind)}: the introductory rules have only Fusion Engine`;
}

function heatSinksOf(sinks: MtfValue | undefined, fail: Fail, strange: MtfPart[]): number {
  const [, count = '', kind = 'Single'] = /^(\S*)(?:\s+(.*))?$/.exec(sinks?.text ?? '') ?? [];
  const number = wholeNumber('heat sinks', sinks && { ...sinks, text: count }, fail);
  if (number !== null && !/^(is )?single$/i.test(kind)) {
    fail(sinks!.line, `Heat Sinks ${quoted(kind)}: the introductory rules have only Single`, 'CBT-CON-12');
    strange.push('heatSinks');
  }
  return number ?? 0;
}

function slotsOf(
  { sections }: MtfLines,
  frame: MechFile['frame'],
  fail: Fail,
  visible: LineError[],
): MechFile['slots'] {
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
