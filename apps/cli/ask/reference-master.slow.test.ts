// Compares our answers about the edition that Maximum Tech extends with those of another implementation of it, where
// such cases lie beside the repository: 'Mechs, vehicles, infantry and battle armour. What is left out, and why, is told
// in docs/maximum-tech.md.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { answerLine } from './answer.ts';
import { Library } from './library.ts';
import { physical } from './physical.ts';
import type { Question } from './question.ts';
import { reach } from './reach.ts';
import { tohit } from './tohit.ts';

const folder = process.env.IRONFIELD_ORACLE ?? resolve(import.meta.dirname, '../../../../shared/oracle');
const isAbsent = !existsSync(join(folder, 'mt-tohit.jsonl'));
if (isAbsent) {
  console.info('No reference answers found: set IRONFIELD_ORACLE to their folder to compare ours with them.');
}

interface Combatant {
  readonly unit: string;
  readonly kind: string;
  readonly level: number;
  readonly depth: number;
  readonly prone: number;
  readonly damage?: readonly string[];
}

interface Case {
  readonly id: string;
  readonly kind?: string;
  readonly type?: string;
  readonly options?: readonly string[];
  readonly att: Combatant;
  readonly tgt: Combatant;
  readonly [field: string]: unknown;
}

type Answer = Readonly<Record<string, unknown>>;

const FIELDED: readonly string[] = ['mech', 'vehicle', 'vtol', 'infantry', 'battlearmor'];
const PEOPLE: readonly string[] = ['infantry', 'battlearmor'];
const isFielded = ({ kind }: Combatant): boolean => FIELDED.includes(kind);

/** Options about vehicles that are not built yet. */
const OPEN_OPTIONS: readonly string[] = ['allow_level_3_targsys', 'hull_down'];
const hasOpenOption = ({ att, tgt, options = [] }: Case): boolean =>
  (isVehicle(att) || isVehicle(tgt)) && options.some((id) => OPEN_OPTIONS.includes(id));
const isVehicle = ({ kind }: Combatant): boolean => kind === 'vehicle' || kind === 'vtol';

/** What infantry may carry that is built. */
const SMALL_ARMS = ['Infantry Rifle', 'Infantry MG', 'Infantry Flamer', 'Infantry Laser', 'Infantry SRM'];
const isArmedWithMore = ({ att, weapon }: Case): boolean =>
  /Heavy (Point|Platoon)/.test(att.unit) || (att.kind === 'infantry' && !SMALL_ARMS.includes(String(weapon)));

/** Damage that names one and the same actuator twice; sensors are two slots. */
const isHitTwice = ({ damage = [] }: Combatant): boolean => {
  const single = damage.filter((hit) => !hit.endsWith(':sensors'));
  return new Set(single).size < single.length;
};

/** MT-PRE-26: a die decides the side that a kick underfoot strikes. */
const isRolled = ({ dist, type, tgt }: Case): boolean =>
  type === 'kick' && dist === 0 && !PEOPLE.includes(tgt.kind);

/** A hovercraft is on the water. */
const isSubmerged = ({ kind, depth, prone }: Combatant): boolean =>
  kind === 'mech' && depth >= (prone === 1 ? 1 : 2);

/** Lines along hexsides or through corners, and fights under water. */
const isDelicate = (known: Case): boolean =>
  known.corner === 1 || known.divided === 1 || isSubmerged(known.att) || isSubmerged(known.tgt);

function disagreement(known: Case, ours: Answer): string[] {
  // Infantry has no sides.
  const where = PEOPLE.includes(known.tgt.kind) ? [] : ['side', 'table'];
  const fields = known.result === 'number' ? ['result', 'value', ...where] : ['result'];
  // There a trip is harder with bad actuators, which the book does not say.
  const extra = known.type === 'trip' && known.mods ? actuators(known) : 0;
  const theirs: Answer = { ...known, value: (known.value as number) - extra };
  return fields.filter((field) => theirs[field] !== ours[field]);
}

const actuators = ({ mods }: Case): number =>
  (mods as readonly [number, string][])
    .filter(([, reason]) => /actuator|[Ss]houlder|[Hh]ip/.test(reason))
    .reduce((sum, [value]) => sum + value, 0);

const isDecided = ({ type, att, tgt }: Case): boolean =>
  (type === 'trip' && att.level !== tgt.level) ||
  (type === 'jumpjet' && att.prone === 0 && att.level === tgt.level);

interface Comparison {
  readonly question: Question;
  readonly isOurs: (known: Case) => boolean;
  readonly differs: (known: Case) => boolean;
  readonly disagree: (known: Case, ours: Answer) => string[];
}

const attack = (question: Question): Comparison => ({
  question,
  isOurs: (known) =>
    isFielded(known.att) &&
    isFielded(known.tgt) &&
    !hasOpenOption(known) &&
    !isArmedWithMore(known) &&
    !isHitTwice(known.att),
  // A trip needs level ground for us, and jets one who stands above the target.
  differs: (known) => isDelicate(known) || isDecided(known) || isRolled(known),
  disagree: disagreement,
});

const FILES: Readonly<Record<string, Comparison>> = {
  'mt-tohit': attack(tohit),
  'mt-options': attack(tohit),
  'mt-physical': attack(physical),
  'mt-reach': {
    question: reach,
    isOurs: ({ kind }) => FIELDED.includes(kind!),
    // What roads add to a move is not built yet.
    differs: (known) => known.kind === 'vehicle' && known.onPavement === 1,
    disagree: (known, ours) =>
      Object.keys(known).filter(
        (field) => field in ours && field !== 'id' && !isDeepStrictEqual(known[field], ours[field]),
      ),
  },
};

describe('reference answers about the Master Rules', () => {
  for (const [name, { question, isOurs, differs, disagree }] of Object.entries(FILES)) {
    test.skipIf(isAbsent)(`${name} agrees but for the known differences`, () => {
      const library = new Library(join(folder, 'mt-boards'), join(folder, 'mt-units.jsonl'), 'master');
      const differing: string[] = [];
      const failing: string[] = [];
      let compared = 0;
      for (const line of readFileSync(join(folder, `${name}.jsonl`), 'utf8').split('\n')) {
        const known: Case | null = line === '' ? null : JSON.parse(line);
        if (!known || !isOurs(known)) continue;
        const ours: Answer = JSON.parse(answerLine(question, line, 0, library));
        if (ours.error !== undefined) failing.push(`${known.id}: ${ours.error}`);
        if (differs(known)) continue;
        compared++;
        const fields = disagree(known, ours);
        if (fields.length > 0) differing.push(`${known.id}: ${fields.join(', ')}`);
      }
      expect(failing).toEqual([]);
      const share = compared === 0 ? 1 : (compared - differing.length) / compared;
      expect(share, differing.join('\n')).toBeGreaterThanOrEqual(0.99);
    });
  }
});
