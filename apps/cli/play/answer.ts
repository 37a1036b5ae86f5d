import { FULL_TURN, type Pose } from '@ironfield/kernel/menu/menu.ts';
import { whyNotOffered } from '@ironfield/kernel/menu/offer.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Answer, Choice, Question } from './order-form.ts';
import { placeText, placeWords } from './order-text.ts';

/** Typed text understood as an answer, or a sentence about what is wrong with it. */
export type Reading = { readonly answer: Answer } | { readonly problem: string };

export function readAnswer(question: Question, text: string): Reading {
  const typed = text.trim();
  if (question.item?.isFirst) {
    if (typed === '' || isWord(typed, 'skip', 'none', 'no')) return { answer: 'skip' };
    if (isWord(typed, 'done')) return { answer: 'done' };
    if (isWord(typed, 'later')) return { answer: 'later' };
  }
  if (typed === '') return enter(question);
  switch (question.kind) {
    case 'form':
    case 'pick':
      return readChoice(question, typed);
    case 'whole':
      return readWhole(question, typed);
    case 'point':
      return readPlace(question, typed);
    case 'item':
      return isWord(typed, 'y', 'yes', '1')
        ? { answer: { value: true } }
        : { problem: 'Type yes, or press Enter to leave it out.' };
  }
}

/** The meaning of Enter, for the prompt; `null` where an answer must be typed. */
export function enterText(question: Question): string | null {
  if (question.item?.isFirst) return 'none';
  switch (question.kind) {
    case 'form':
    case 'pick':
      return preset(question)?.key ?? null;
    case 'whole':
      return `${usualIn(question)}`;
    case 'point':
      return placeText(anyPlace(question));
    case 'item':
      return 'none';
  }
}

function enter(question: Question): Reading {
  switch (question.kind) {
    case 'form':
    case 'pick': {
      const choice = preset(question);
      return choice ? { answer: { value: choice.value } } : { problem: nothingPreset(question) };
    }
    case 'whole':
      return { answer: { value: usualIn(question) } };
    case 'point':
      return { answer: { value: anyPlace(question) } };
    case 'item':
      return { answer: 'skip' };
  }
}

/** Enter never spends anything: of several kinds of order, it takes only one that passes. */
function preset({ kind, choices }: Question & { kind: 'form' | 'pick' }): Choice | undefined {
  return kind === 'form' ? choices.find(({ isPass }) => isPass) : choices[0];
}

const nothingPreset = ({ choices }: Question & { kind: 'form' | 'pick' }): string =>
  choices.length === 0
    ? 'Nothing can be chosen here; type back.'
    : 'Enter decides nothing here; type one of the numbers or the beginning of a name.';

const usualIn = ({ field }: Question & { kind: 'whole' }): number => field.usual ?? field.min;

function anyPlace({ field }: Question & { kind: 'point' }): Pose {
  return field.sample(randomFrom('a place for those who press Enter'));
}

function readChoice(question: Question & { kind: 'form' | 'pick' }, typed: string): Reading {
  const found = matching(question.choices, typed);
  if (found.length === 1) return { answer: { value: found[0].value } };
  if (found.length > 1) {
    const some = found.slice(0, 4).map(nameOf);
    return { problem: `"${typed}" could be ${some.join(', or ')}${found.length > 4 ? ', or others' : ''}.` };
  }
  const reason = whyNot(question, typed);
  if (reason) return { problem: reasonText(reason) };
  return {
    problem: `"${typed}" is not among the choices; type one of the numbers or the beginning of a name.`,
  };
}

function nameOf({ key, description: { label } }: Choice): string {
  return label.startsWith(key) ? label : `${key} ${label}`;
}

/** The choices that a typed text can mean; the most literal meaning wins. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const text = typed.toLowerCase();
  const label = ({ description }: Choice) => description.label.toLowerCase();
  const readings: ((choice: Choice) => boolean)[] = [
    ({ key }) => key.toLowerCase() === text,
    ({ key }) => /^\d+$/.test(text) && withoutZeros(key) === withoutZeros(text),
    ({ description }) => description.hex?.toLowerCase() === text,
    (choice) => label(choice) === text,
    (choice) => label(choice).startsWith(text),
    (choice) =>
      label(choice)
        .split(/[^a-z0-9]+/)
        .some((word) => word.startsWith(text)),
    (choice) => label(choice).includes(text),
  ];
  for (const reading of readings) {
    const found = choices.filter(reading);
    if (found.length > 0) return found;
  }
  return [];
}

function withoutZeros(text: string): string {
  return text.replace(/^0+(?=.)/, '');
}

function readWhole({ field }: Question & { kind: 'whole' }, typed: string): Reading {
  const value = /^-?\d+$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= field.min && value <= field.max) return { answer: { value } };
  const reason = Number.isNaN(value) ? null : field.whyNot?.();
  return { problem: reason ? reasonText(reason) : `Type a whole number from ${field.min} to ${field.max}.` };
}

function readPlace({ field }: Question & { kind: 'point' }, typed: string): Reading {
  const numbers = typed.split(/[\s,;]+/).map(Number);
  if (numbers.length !== (field.hasFacing ? 3 : 2) || !numbers.every(Number.isFinite)) {
    return { problem: `Type a place as ${placeWords(field)}.` };
  }
  const [x, y, degrees = 0] = numbers;
  const place = { x: Math.round(x * 1000), y: Math.round(y * 1000) };
  const turn = Math.round((degrees / 360) * FULL_TURN) % FULL_TURN;
  const pose = field.hasFacing ? { ...place, facing: (turn + FULL_TURN) % FULL_TURN } : place;
  const reason = field.forbids(pose);
  return reason ? { problem: reasonText(reason) } : { answer: { value: pose } };
}

/**
 * The rules' reason why a typed value is not possible; `null` when they name none. Pieces are known to the rules
 * by number and to people by name: `seen` are those that the same question offered before.
 */
export function whyNot(question: Question, typed: string, seen: readonly Choice[] = []): Reason | null {
  if (question.kind === 'whole') return question.field.whyNot?.() ?? null;
  if (question.kind !== 'pick') return null;
  const { field, choices } = question;
  const [named] = matching(seen, typed);
  if (named) return whyNotOffered(field, named.value);
  const areTexts = choices.length === 0 || typeof choices[0].value === 'string';
  return areTexts ? whyNotOffered(field, typed) : null;
}

export function reasonText({ message, rule }: Reason): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return rule === undefined ? sentence : `${sentence} (${rule})`;
}

function isWord(typed: string, ...words: readonly string[]): boolean {
  return words.includes(typed.toLowerCase());
}
