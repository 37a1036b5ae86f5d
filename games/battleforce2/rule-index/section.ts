import type { RuleEntry } from '@ironfield/kernel/options/rule-index.ts';

type Line = readonly [id: string, title: string, summary: string, option?: string];

type EntryOf<L extends Line> = RuleEntry & { readonly id: L[0] };

/** The rules of one heading of the rulebook. The ids stay literal types. */
export function section<const Lines extends readonly Line[]>(
  heading: string,
  ...lines: Lines
): readonly EntryOf<Lines[number]>[] {
  return lines.map(([id, title, summary, option]) => ({
    id,
    title,
    section: heading,
    summary,
    ...(option === undefined ? {} : { option }),
  }));
}
