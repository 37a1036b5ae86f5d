// The possible questions about another's record sheet, and the true answers.

import type { Field, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { WEAPONS } from '../../../data/equipment.ts';
import { explainMp } from '../../../rules/movement/movement-points.ts';
import { isLost, weaponWorks } from '../../../rules/unit/condition.ts';
import type { State } from '../../../state.ts';

/** A closed question. `where` is a location, with " rear" behind it for its back; `weapon` the name of one. */
export interface Question {
  readonly about: Subject;
  readonly where?: string;
  readonly weapon?: string;
}

type Ask = (field: Battlefield, state: State, unit: number, question: Question) => string;

interface Topic {
  readonly label: string;
  /** It shows from outside (MT-INFO-04). */
  readonly isOutside?: true;
  readonly needs?: readonly ('where' | 'facing' | 'weapon' | 'ammo')[];
  readonly answer: Ask;
}

const partOf = ({ kinds }: Battlefield, unit: number, where: string): number =>
  kinds[unit].codes.indexOf(where.split(' ')[0]);

const mp =
  (mode: 'walk' | 'run' | 'jump'): Ask =>
  (field, state, unit) =>
    String(explainMp(field, state, unit, mode).total);

const TOPICS = {
  armor: {
    label: 'Armour in a location',
    isOutside: true,
    needs: ['facing'],
    answer: (field, { units }, unit, { where = '' }) =>
      String(
        units[unit].body.armor[
          field.kinds[unit].armorFacing(partOf(field, unit, where), where.endsWith('rear'))
        ],
      ),
  },
  weapons: {
    label: 'Weapons in a location',
    isOutside: true,
    needs: ['where'],
    answer: (field, _state, unit, { where = '' }) =>
      listed(
        field.designs[unit].weapons
          .filter(({ location }) => location === partOf(field, unit, where))
          .map(({ type }) => type.name),
      ),
  },
  model: {
    label: 'Exact model',
    answer: ({ setup }, _state, unit) => {
      const { name, model } = setup.units[unit].unit;
      return `${name} ${model}`.trim();
    },
  },
  structure: {
    label: 'Internal structure in a location',
    needs: ['where'],
    answer: (field, { units }, unit, { where = '' }) =>
      String(units[unit].body.structure[partOf(field, unit, where)]),
  },
  ammo: {
    label: 'Ammunition left for a weapon',
    needs: ['ammo'],
    answer: ({ designs }, { units }, unit, { weapon }) => {
      const bins = designs[unit].bins.flatMap(({ type }, bin) => (type.name === weapon ? [bin] : []));
      return String(bins.reduce((all, bin) => all + units[unit].body.shots[bin], 0));
    },
  },
  'weapon-status': {
    label: 'State of a weapon in a location',
    needs: ['weapon', 'where'],
    answer: (field, { units }, unit, { weapon, where = '' }) =>
      listed(
        field.designs[unit].weapons
          .filter(({ type, location }) => type.name === weapon && location === partOf(field, unit, where))
          .map((mount) => (weaponWorks(mount, units[unit].body) ? 'works' : 'destroyed')),
      ),
  },
  equipment: {
    label: 'Equipment in a location',
    needs: ['where'],
    answer: (field, { units }, unit, { where = '' }) => {
      if (isLost(units[unit].body, partOf(field, unit, where))) return 'lost';
      const part = partOf(field, unit, where);
      return listed([...new Set(field.kinds[unit].contents(field.setup.units[unit].unit, part))]);
    },
  },
  walking: { label: 'Walking MP', answer: mp('walk') },
  running: { label: 'Running MP', answer: mp('run') },
  jumping: { label: 'Jumping MP', answer: mp('jump') },
  heat: { label: 'Heat', answer: (_field, { units }, unit) => String(units[unit].heat) },
  gunnery: { label: 'Gunnery Skill', answer: (_field, { units }, unit) => String(units[unit].crew.gunnery) },
  piloting: {
    label: 'Piloting Skill',
    answer: (_field, { units }, unit) => String(units[unit].crew.piloting),
  },
} as const satisfies Readonly<Record<string, Topic>>;

export type Subject = keyof typeof TOPICS;
const SUBJECTS = Object.keys(TOPICS) as Subject[];
const topicOf = (subject: Subject): Topic => TOPICS[subject];

const listed = (names: readonly string[]): string => names.join(', ') || 'none';

export const answerTo: Ask = (field, state, unit, question) =>
  topicOf(question.about).answer(field, state, unit, question);

export const questionText = ({ about, where, weapon }: Question): string =>
  [topicOf(about).label, weapon, where].filter(Boolean).join(', ');

/**
 * The possible questions about a unit. None of them tells what the unit has: every weapon of the book can be asked for.
 */
export function subjectPick({ kinds }: Battlefield, unit: number, isOutside: boolean): Pick {
  const kind = kinds[unit];
  const rears = kind.codes.filter(
    (_, part) => kind.armorFacing(part, true) !== kind.armorFacing(part, false),
  );
  const pick = (name: string, label: string, values: readonly string[]): Pick => ({
    kind: 'pick',
    name,
    label,
    values,
    describe: (value) => ({ label: String(value) }),
  });
  const fields: Readonly<Record<NonNullable<Topic['needs']>[number], Field>> = {
    where: pick('where', 'Location', kind.codes),
    facing: pick('where', 'Location', [...kind.codes, ...rears.map((code) => `${code} rear`)]),
    weapon: pick(
      'weapon',
      'Weapon',
      WEAPONS.map(({ name }) => name),
    ),
    ammo: pick(
      'weapon',
      'Weapon',
      WEAPONS.filter(({ shots }) => shots > 0).map(({ name }) => name),
    ),
  };
  return {
    kind: 'pick',
    name: 'about',
    label: 'Question',
    values: SUBJECTS.filter((subject) => !isOutside || topicOf(subject).isOutside),
    describe: (subject) => ({ label: topicOf(subject as Subject).label }),
    follow: (subject) => (topicOf(subject as Subject).needs ?? []).map((need) => fields[need]),
    whyNot: () => ({ message: 'That does not show from outside', rule: 'MT-INFO-04' }),
  };
}
