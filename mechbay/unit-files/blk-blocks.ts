// The outer shape of a block file: <name>, lines, </name>. Names are read without regard to case.

import type { LineError } from '@ironfield/classic/data/text-file.ts';
import { FAULT } from './text.ts';

interface Line {
  readonly line: number;
  readonly text: string;
}

export interface Block {
  readonly line: number;
  readonly name: string;
  readonly lines: Line[];
}

export interface Blocks {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly faults: readonly LineError[];
}

export function blocksIn(lines: readonly string[]): Blocks {
  const all: Block[] = [];
  const faults: LineError[] = [];
  let open: Block | null = null;
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const text = raw.trim();
    if (text === '' || text.startsWith('#')) continue;
    const [, slash, name] = /^<(\/?)([^<>]+)>$/.exec(text) ?? [];
    if (name === undefined) {
      if (open === null) faults.push({ line, message: FAULT.outside(text) });
      else open.lines.push({ line, text });
      continue;
    }
    const key = name.trim().toLowerCase();
    if (slash === '/') {
      if (open?.name !== key) faults.push({ line, message: FAULT.strayClose(name) });
      open = null;
      continue;
    }
    if (open !== null) faults.push({ line: open.line, message: FAULT.unclosed(open.name) });
    open = { line, name: key, lines: [] };
    all.push(open);
  }
  if (open !== null) faults.push({ line: open.line, message: FAULT.unclosed(open.name) });
  const { blocks, faults: again } = joined(all);
  return { blocks, faults: [...faults, ...again] };
}

/** Equipment may stand in several blocks; any other block may be repeated only word for word. */
function joined(all: readonly Block[]): Blocks {
  const blocks = new Map<string, Block>();
  const faults: LineError[] = [];
  for (const block of all) {
    const first = blocks.get(block.name);
    if (first === undefined) blocks.set(block.name, block);
    else if (block.name === 'transporters') first.lines.push(...block.lines);
    else if (textOf(block) !== textOf(first))
      faults.push({ line: block.line, message: FAULT.twice(block.name, first.line) });
  }
  return { blocks, faults };
}

const textOf = ({ lines }: Block): string => lines.map(({ text }) => text).join('\n');
