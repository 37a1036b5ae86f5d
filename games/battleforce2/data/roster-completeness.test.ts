// Holds the roster against the tables of the specification, where they are at hand.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type RosterEntry, rosterEntry } from './roster.ts';

/** `shared/rules` beside this project, or beside a folder that it lies in. */
function specificationAbove(folder: string): string {
  const here = join(folder, 'shared/rules/battleforce2/data');
  return existsSync(here) || dirname(folder) === folder ? here : specificationAbove(dirname(folder));
}

const tables = specificationAbove(import.meta.dirname);
const isAtHand = existsSync(tables);

/** Rows of a table by the names of its columns; cells may be quoted. */
function rowsOf(file: string): Record<string, string>[] {
  const [header, ...lines] = readFileSync(join(tables, file), 'utf8').trimEnd().split(/\r?\n/).map(cellsOf);
  return lines.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])));
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

const number = (text: string): number | null => (text === '' ? null : Number(text));

/** A line of the specification, in our terms. */
function expected(row: Record<string, string>) {
  const isShip = row.type === 'dropship';
  const damage = isShip ? [row.pbRight, row.mRight, row.lRight] : [row.pb, row.m, row.l];
  return {
    faction: row.faction === 'IS' ? 'Inner Sphere' : 'Clan',
    variant: row.variant,
    type: row.type,
    mp: `${row.mp}${row.mode ?? ''}`,
    damage: damage.map(number),
    ov: Number(row.ov),
    class: row.class,
    boxes: [Number(row.armor), Number(row.structure)],
    points: Number(row.pv),
    specials: row.specials,
    aliases: row.altName ? row.altName.split('|') : [],
    name: row.name.replace(/\((\w+) Version\)/, (_, version: string) => `(${version.toLowerCase()})`),
  };
}

function found({ faction, variant, aliases, sheet }: RosterEntry): ReturnType<typeof expected> {
  const { type, mp, mode, damage, ov, armor, structure, points, specials, name } = sheet;
  const boxes = [armor, structure];
  return {
    faction,
    variant,
    type,
    mp: `${mp}${mode}`,
    damage: [...damage],
    ov,
    class: sheet.class,
    boxes,
    points,
    specials: specials.join(' '),
    aliases: [...aliases],
    name,
  };
}

test.skipIf(!isAtHand)('every line of the specification is in the roster as it stands there', () => {
  const files = readdirSync(tables).filter((file) => /^roster-.*\.csv$/.test(file));
  const rows = files.flatMap(rowsOf);
  expect(rows).toHaveLength(1052);
  for (const row of rows) {
    const entry = rosterEntry(row.id);
    expect(entry, row.id).toBeDefined();
    expect(found(entry!), row.id).toEqual(expected(row));
    expect(entry!.provenance.length > 0, `${row.id}: ${row.note}`).toBe(row.note !== '');
    expect(entry!.provenance.some(({ kind }) => kind === 'mended')).toBe(row.note.includes('repaired'));
  }
});

if (!isAtHand) console.info('The specification is not at hand: the roster is not compared with it.');
