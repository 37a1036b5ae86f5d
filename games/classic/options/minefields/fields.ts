// Minefields: where they are, and who knows (MT-BASE-23).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import { type HexMark, seatsOf } from '../../knowledge.ts';
import { SIDES, type Side, type State } from '../../state.ts';

declare module '../../extensions.ts' {
  interface GameMarks {
    readonly mines?: Mines;
  }
  interface OptionEvents {
    /** Told to the side that learns of it. */
    'mines-known': { readonly type: 'mines-known'; readonly side: Side } & Minefield;
    /** Told to a side that knew of it: it is cleared, or used up. */
    'mines-gone': {
      readonly type: 'mines-gone';
      readonly side: Side;
      readonly hex: number;
      readonly kind: MineKind;
    };
  }
}

export const MINE_KINDS = ['conventional', 'vibrabomb', 'thunder', 'fascam', 'active'] as const;
export type MineKind = (typeof MINE_KINDS)[number];

export interface Minefield {
  readonly hex: number;
  readonly kind: MineKind;
  /** Points of a detonation. */
  readonly strength: number;
  /** Of vibrabombs: tons. */
  readonly setting?: number;
}

export interface Mines {
  readonly laid: readonly Minefield[];
  /** By side: those it knows of. */
  readonly known: readonly [readonly Minefield[], readonly Minefield[]];
}

type Table = Pick<State, 'marks'>;

const NONE: Mines = { laid: [], known: [[], []] };
export const minesIn = ({ marks }: Table): Mines => marks?.mines ?? NONE;

const isSameField = (a: Pick<Minefield, 'hex' | 'kind'>, b: Pick<Minefield, 'hex' | 'kind'>): boolean =>
  a.hex === b.hex && a.kind === b.kind;

/** In one order everywhere, so that nothing tells when a side has learned of what. */
function withField(fields: readonly Minefield[], field: Minefield): Minefield[] {
  const others = fields.filter((other) => !isSameField(other, field));
  return [...others, field].sort(
    (a, b) => a.hex - b.hex || MINE_KINDS.indexOf(a.kind) - MINE_KINDS.indexOf(b.kind),
  );
}

const without = (fields: readonly Minefield[], gone: Pick<Minefield, 'hex' | 'kind'>): readonly Minefield[] =>
  fields.filter((field) => !isSameField(field, gone));

function knownWith(known: Mines['known'], side: Side, fields: readonly Minefield[]): Mines['known'] {
  return side === 0 ? [fields, known[1]] : [known[0], fields];
}

function note(table: Table, mines: Mines): void {
  const { mines: _, ...others } = table.marks ?? {};
  const isEmpty = mines.laid.length + mines.known[0].length + mines.known[1].length === 0;
  const marks = isEmpty ? others : { ...others, mines };
  table.marks = Object.keys(marks).length > 0 ? marks : null;
}

/** A side knows of a field, which is there. */
export function knowOf(table: Table, side: Side, field: Minefield): void {
  const { laid, known } = minesIn(table);
  note(table, { laid: withField(laid, field), known: knownWith(known, side, withField(known[side], field)) });
}

/** It is there no more, as far as a side knows. */
export function knowGone(table: Table, side: Side, gone: Pick<Minefield, 'hex' | 'kind'>): void {
  const { laid, known } = minesIn(table);
  note(table, { laid: without(laid, gone), known: knownWith(known, side, without(known[side], gone)) });
}

export const asField = ({ hex, kind, strength, setting }: Minefield): Minefield => ({
  hex,
  kind,
  strength,
  ...(setting !== undefined && { setting }),
});

export const knows = (table: Table, side: Side, field: Pick<Minefield, 'hex' | 'kind'>): boolean =>
  minesIn(table).known[side].some((other) => isSameField(other, field));

/** A side learns of a field. */
export function show(play: Play<Classic>, { setup }: Battlefield, side: Side, field: Minefield): void {
  const there = minesIn(play.state).known[side].find((other) => isSameField(other, field));
  if (there?.strength === field.strength && there.setting === field.setting) return;
  knowOf(play.state, side, field);
  play.emit({ type: 'mines-known', side, ...asField(field) }, seatsOf(setup, side));
}

/** MT-ARTY-11: the stronger of two counts; MT-WPN-57: those of LRMs add up. */
export function layOpenly(
  play: Play<Classic>,
  field: Battlefield,
  { upTo, ...mines }: Minefield & { readonly upTo?: number },
): void {
  const there = minesIn(play.state).laid.find((other) => isSameField(other, mines))?.strength ?? 0;
  const both = upTo === undefined ? mines.strength : Math.min(upTo, there + mines.strength);
  for (const side of SIDES) show(play, field, side, { ...mines, strength: Math.max(there, both) });
}

/** It is cleared or used up. */
export function takeAway(play: Play<Classic>, { setup }: Battlefield, gone: Minefield): void {
  const { hex, kind } = gone;
  for (const side of SIDES) {
    const knew = knows(play.state, side, gone);
    knowGone(play.state, side, gone);
    if (knew) play.emit({ type: 'mines-gone', side, hex, kind }, seatsOf(setup, side));
  }
}

/** Each side has its own idea of where mines are. */
export function secrets(marks: State['marks'], { setup }: Battlefield, viewer: Viewer): State['marks'] {
  if (!marks?.mines) return marks;
  const table: { marks: State['marks'] } = { marks };
  const side = viewer === 'spectator' ? -1 : setup.seats[viewer].side;
  const { known } = marks.mines;
  note(table, {
    laid: side < 0 ? [] : known[side as Side],
    known: [side === 0 ? known[0] : [], side === 1 ? known[1] : []],
  });
  return table.marks;
}

const NAMES: Readonly<Record<MineKind, string>> = {
  conventional: 'a minefield',
  vibrabomb: 'vibrabombs',
  thunder: 'a Thunder minefield',
  fascam: 'a FASCAM minefield',
  active: 'a Thunder-Active minefield',
};

export const nameOf = ({ kind, strength, setting }: Minefield): string =>
  setting === undefined ? `${NAMES[kind]}, ${strength} points` : `${NAMES[kind]} set to ${setting} tons`;

export function hexMarks(marks: readonly HexMark[], _field: Battlefield, table: Table): readonly HexMark[] {
  const { laid } = minesIn(table);
  return [
    ...marks,
    ...laid.map((mines) => ({ hex: mines.hex, kind: 'mines' as const, label: '', words: nameOf(mines) })),
  ];
}
