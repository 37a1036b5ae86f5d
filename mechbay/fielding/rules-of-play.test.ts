import { classic } from '@ironfield/classic/game.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { ITEMS } from '../data/items.ts';
import { builtOf } from '../mech-design/from-file.ts';
import { bay } from '../rule-index.ts';
import { writeMtf } from '../unit-files/mtf-writer.ts';
import { battleFileOf } from './fielding.ts';
import { FAMILIES, keyOf } from './rules-of-play.fixture.ts';

const OF_THE_EDITION = ITEMS.filter(({ scope }) => scope !== 'beyond');

/** Rules that are built, or that are no more than construction. */
const KNOWN: ReadonlySet<string> = new Set([
  ...classic.rules.map(({ id }) => id),
  ...bay.rules.map(({ id }) => id),
]);

/** Rules that are in no index yet, and why. */
const NOT_YET: Readonly<Record<string, string>> = {};

rule('MT-WPN-66', 'Every item of the book and of its edition has a line', () => {
  expect(OF_THE_EDITION.length).toBeGreaterThan(1000);
  const without = OF_THE_EDITION.filter((item) => !FAMILIES.some(({ items }) => items.test(keyOf(item))));
  expect(without.map(({ id }) => id)).toEqual([]);
});

rule('MT-WPN-66', 'Every line has items, and names rules that are there, or says why they are not', () => {
  const keys = [...new Set(OF_THE_EDITION.map(keyOf))];
  for (const { name, items, rules } of FAMILIES) {
    expect(
      keys.some((key) => items.test(key)),
      name,
    ).toBe(true);
    expect(
      rules.filter((id) => !KNOWN.has(id) && NOT_YET[id] === undefined),
      name,
    ).toEqual([]);
  }
});

rule('MT-WPN-66', 'What is listed as missing is missing, and belongs to a line', () => {
  const named = new Set(FAMILIES.flatMap(({ rules }) => rules));
  for (const [id, why] of Object.entries(NOT_YET)) {
    expect(KNOWN.has(id), id).toBe(false);
    expect(named.has(id), id).toBe(true);
    expect(why.length, id).toBeGreaterThan(20);
  }
});

/** What the bay says of a 'Mech whose file names this where a medium laser was. */
function refusal(name: string): readonly string[] {
  const mech = builtOf(STOCK_MECHS['AS7-D']);
  const back = battleFileOf(mech, writeMtf(mech).replaceAll('Medium Laser', name));
  return back.ok ? [] : back.error;
}

rule(
  'MT-WPN-29',
  'The data have no improved single-shot launcher, and a file with one is not fielded',
  () => {
    expect(ITEMS.filter(({ id, name }) => /improved.*-os|-ios$|\(I-?OS\)/i.test(`${id} ${name}`))).toEqual(
      [],
    );
    expect(refusal('Improved SRM 4 (OS)')).toContain('Improved SRM 4 (OS) cannot be played yet');
  },
);

const handHeld = (what: string) => () => {
  expect(ITEMS.filter(({ id }) => /hand-?held/.test(id))).toEqual([]);
  expect(refusal(`Hand-Held ${what}`)).toContain(`Hand-Held ${what} cannot be played yet`);
};

rule(
  'MT-WPN-24',
  'No hand-held weapon attacks: the data have none, and a file with one is not fielded',
  handHeld('Medium Laser'),
);
rule('MT-WPN-25', 'None is hit, whatever it would be', handHeld('SRM 6'));
rule('MT-WPN-26', 'And none is dropped', handHeld('Small Laser'));
