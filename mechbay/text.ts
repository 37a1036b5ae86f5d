// Texts about designs and their faults.

import { LOCATION_NAMES, QUAD_NAMES } from '@ironfield/classic/kinds/mech/text.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { Location, type LocationCode, ON_FOUR_LEGS } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { type WeightClass, weightClassOf } from './figures.ts';

export const locationName = (frame: MechFile['frame'], location: LocationCode): string =>
  (frame === 'quad' ? QUAD_NAMES : LOCATION_NAMES)[Location[location]];

/** The short name of a location or an armour facing: front legs are no arms. */
export const placeCode = (frame: MechFile['frame'], code: string): string =>
  (frame === 'quad' ? ON_FOUR_LEGS[code as LocationCode] : undefined) ?? code;

const CLASS_NAMES: Readonly<Record<WeightClass, string>> = {
  light: 'Light',
  medium: 'Medium',
  heavy: 'Heavy',
  assault: 'Assault',
};

export const weightClass = (tons: number): string => CLASS_NAMES[weightClassOf(tons)];

export const tonsText = (halfTons: number): string => `${halfTons / 2} t`;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const numbers = (slots: readonly number[]): string => listed(slots.map((slot) => `${slot + 1}`));

const slotsText = (slots: readonly number[]): string =>
  `${slots.length === 1 ? 'slot' : 'slots'} ${numbers(slots)}`;

/** Violations, by what is wrong. */
export const WRONG = {
  tonnage: (tons: number) => `A 'Mech of ${tons} tons is not built; choose 20 to 100 tons in steps of 5`,
  tooHeavy: (total: number, over: number, tons: number) =>
    `The parts weigh ${tonsText(total)} and the 'Mech ${tons} t; take out ${tonsText(over)}`,
  tooLight: (total: number, under: number, tons: number) =>
    `The parts weigh ${tonsText(total)} and the 'Mech ${tons} t; put in ${tonsText(under)} more`,
  missing: (item: string, slots: readonly number[], where: string, found: readonly string[]) =>
    slots.length === 1
      ? `Slot ${slots[0] + 1} of the ${where} holds ${found[0]}; it is for the ${item}`
      : `Slots ${numbers(slots)} of the ${where} hold ${listed(found)}; they are for the ${item}`,
  misplaced: (item: string, slots: readonly number[], where: string) =>
    `${item} in ${slotsText(slots)} of the ${where}: it is built in elsewhere and has no place there`,
  handWithoutArm: (where: string) =>
    `The ${where} has a hand but no lower arm; take out the hand, too, or put the lower arm back`,
  beyondSlots: (item: string, slot: number, where: string, count: number) =>
    `${item} in slot ${slot + 1} of the ${where}, which has ${count} slots; move it`,
  noEngine: (tons: number, most: number) =>
    `Without Walking MP there is no engine; a 'Mech of ${tons} tons walks 1 to ${most} MP`,
  rating: (rating: number, tons: number, walk: number, most: number) =>
    `${tons} tons with ${walk} Walking MP take an engine of rating ${rating}, and engines go up to 400; ` +
    `at most ${most} Walking MP are possible`,
  otherRating: (rating: number, tons: number, walk: number) =>
    `The engine has rating ${rating}, but ${tons} tons with ${walk} Walking MP take one of rating ${tons * walk}`,
  noSuchRating: (rating: number) =>
    `There is no engine of rating ${rating}; they are built from 10 to 400 in steps of 5`,
  tooManyJets: (jets: number, walk: number) =>
    `${counted(jets, 'jump jet')} with ${walk} Walking MP; there may be as many as Walking MP at most`,
  jetPlace: (where: string) => `Jump jet in the ${where}; jump jets go into legs and torsos only`,
  fewSinks: (sinks: number) => `${counted(sinks, 'heat sink')}; every 'Mech has at least 10`,
  sinksUnplaced: (left: number, engine: number) =>
    `${counted(left, 'heat sink has', 'heat sinks have')} no slot: the engine holds ${engine}, each of the others fills a slot`,
  sinksTooMany: (placed: number, needed: number, engine: number) =>
    `${counted(placed, 'heat sink fills a slot', 'heat sinks fill slots')} where ${needed} should: the engine holds ${engine} of them`,
  armorUnpaid: (points: number, bought: number) =>
    `${points} points of armour are placed, but ${tonsText(bought)} of armour are ${bought * 8} points; buy more or take some off`,
  armorLimit: (points: number, most: number, where: string, both: boolean) =>
    `${points} points of armour on the ${where}${both ? ', front and rear together' : ''}; it takes at most ${most}`,
  unknown: (item: string, slots: readonly number[], where: string) =>
    `"${item}" in ${slotsText(slots)} of the ${where} is not in these rules; take it out or choose something else`,
  noAmmo: (weapon: string, has: number, needs: number) =>
    `${weapon} needs at least ${tonsText(needs)} of its own ammunition and has ${has === 0 ? 'none' : tonsText(has)}`,
  oneShotAmmo: (weapon: string) =>
    `Ammunition for ${weapon}, but all of these launchers are one-shot and take none; take it out`,
  halfTon: (weapon: string, where: string) =>
    `Half a ton of ${weapon} ammunition in the ${where}; only machine gun ammunition comes in half tons`,
  tooShort: (item: string, where: string, has: number, needs: number) =>
    `${item} in the ${where} has ${has} of the ${needs} slots that it needs there`,
  maySplitNot: (item: string, where: readonly string[]) =>
    `${item} lies across ${listed(where)}; all its slots must be in one location`,
  splitWrongly: (item: string, where: readonly string[]) =>
    `${item} lies across ${listed(where)}; it may be split over two neighbouring locations only`,
  rearArm: (weapon: string, where: string) =>
    `${weapon} in the ${where} fires to the rear; only head, torso and leg weapons may`,
  hatchetPlace: (where: string) => `Hatchet in the ${where}; a hatchet is held by an arm`,
  hatchetHand: (where: string) => `Hatchet in the ${where}, which has no hand to hold it`,
  hatchets: (count: number, where: string) => `${count} hatchets in the ${where}; an arm holds one`,
};

/** Legal, but perhaps not meant. */
export const ODD = {
  lost: (points: number) =>
    `${counted(points, 'point')} of the armour bought cannot be placed and ${points === 1 ? 'is' : 'are'} lost: every location is full`,
  unplaced: (points: number) =>
    `${counted(points, 'point')} of the armour bought ${points === 1 ? 'is' : 'are'} not placed`,
  scattered: (item: string, where: string) =>
    `The slots of ${item} in the ${where} do not follow one another`,
  useless: (weapon: string, where: string) => `Ammunition for ${weapon} in the ${where}, and no such weapon`,
  unplayable: (reason: string) => `It can be built but not played: ${reason}`,
};

const cannot = (message: string, rule?: RuleId): Reason => (rule ? { message, rule } : { message });

/** Why something cannot be done to a design. */
export const CANNOT = {
  number: (what: string, given: number) =>
    cannot(`${given} is no number of ${what}; take a whole number from 0 on`),
  tonnage: (tons: number) => cannot(WRONG.tonnage(tons), 'CBT-CON-03'),
  unknown: (name: string) => cannot(`"${name}" is nothing that can be mounted`, 'CBT-EQP-01'),
  noRoom: (name: string, size: number, where: string, slot?: number) =>
    cannot(
      `${name} needs ${counted(size, 'open slot')} in the ${where}${slot === undefined ? '' : ` from slot ${slot + 1} on`}`,
      'CBT-CON-19',
    ),
  noRoomAnywhere: (name: string) =>
    cannot(`No location that may hold it has an open slot for ${name}`, 'CBT-CON-04'),
  nothingThere: (slot: number, where: string) =>
    cannot(`There is nothing in slot ${slot + 1} of the ${where}`),
  builtIn: (name: string, where: string) =>
    cannot(`${name} is built into the ${where}; only hands and lower arms can be left out`, 'CBT-CON-04'),
  feet: (name: string, where: string) =>
    cannot(`${name} does not fit into the ${where} then; take it out or move it first`, 'CBT-CON-04'),
  noArm: (where: string) => cannot(`The ${where} has no hand or lower arm to leave out`, 'CBT-CON-05'),
  armFull: (where: string) =>
    cannot(`The ${where} is too full for its actuators; take something out`, 'CBT-CON-05'),
  split: (name: string, size: number) =>
    cannot(
      `${name} has ${size} slots: some of them go into one location and the others into a second`,
      'CBT-CON-20',
    ),
  rear: (name: string) => cannot(`${name} is no weapon and fires in no direction`, 'CBT-CON-21'),
  arrange: cannot(
    'A weapon is split, lacks slots or is unknown, so the slots cannot be filled anew',
    'CBT-FOR-14',
  ),
};

/** Characters that do not show, or turn the direction of writing: people must see what is there. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** Why a text is no name; `what` is what it should name. */
export const NO_NAME = {
  empty: (what: string) => cannot(`The ${what} is empty; write at least one character`),
  tooLong: (what: string, length: number, most: number) =>
    cannot(`The ${what} has ${length} characters; at most ${most} are possible`),
  markup: (what: string) => cannot(`The ${what} contains < or >; names are plain text without markup`),
  invisible: (what: string) => cannot(`The ${what} contains invisible characters; take them out`),
  garbled: (what: string) =>
    cannot(`The ${what} contains characters that cannot be read; the file should be UTF-8 text`),
};

/** Why something is no unit of our own format. */
export const NO_UNIT = {
  format: (right: string) =>
    `This is no file of a 'Mech: it should be a JSON object with "format": "${right}"`,
  version: (given: unknown, right: number) =>
    shown(`The file has version ${JSON.stringify(given) ?? 'none'}; this program reads version ${right}`),
};

export const atLine = (line: number, message: string): string =>
  line > 0 ? `Line ${line}: ${message}` : message;

export const notJson = (error: unknown): string => shown(`This is not JSON: ${(error as Error).message}`);

const LONGEST_MESSAGE = 400;

/** A message that may quote a strange file: in one piece, of bearable length, and without characters that hide or act. */
export function shown(message: string): string {
  const plain = message.replace(UNSEEN, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);
  return plain.length > LONGEST_MESSAGE ? `${plain.slice(0, LONGEST_MESSAGE)}…` : plain;
}
