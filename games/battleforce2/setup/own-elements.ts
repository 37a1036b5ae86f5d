// Elements that somebody has made up. Everybody who plays may read their lines, as everybody may read the roster.

import { isSame } from '@ironfield/kernel/json.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { rosterCalled } from '../data/roster.ts';
import type { ElementSheet } from '../element.ts';
import type { Setup, SideSecrets } from '../state.ts';

const isIn = (lines: readonly ElementSheet[], sheet: ElementSheet): boolean =>
  lines.some((line) => isSame(line, sheet));

/** Lines of record sheets that are not in the roster, each once. */
export function ownLines(secrets: readonly SideSecrets[]): ElementSheet[] {
  const own: ElementSheet[] = [];
  for (const { sheet } of secrets.flatMap(({ units }) => units.flatMap(({ elements }) => elements)))
    if (!isIn(rosterCalled(sheet), sheet) && !isIn(own, sheet)) own.push(sheet);
  return own;
}

/** Why an element cannot be called so; null if it can. */
export const whyNotCalled = (sheet: Pick<ElementSheet, 'name' | 'type'>): string | null =>
  rosterCalled(sheet).length > 0
    ? `the roster has other figures for ${sheet.name}; an element of one’s own has a name of its own (BF2-TRO-01)`
    : null;

/** BF2-TRO-01: every record sheet's line is in the roster, or among those the setup shows to everybody. */
export function whyNotInRoster({ own = [], secrets }: Setup): Reason[] {
  const reasons: Reason[] = [];
  const add = (path: string, message: string | null) =>
    message && reasons.push({ message: `setup.${path}: ${message}` });
  for (const [index, sheet] of own.entries()) add(`own.${index}`, whyNotCalled(sheet));
  for (const [seat, side] of secrets.entries())
    for (const [unit, { elements }] of (side?.units ?? []).entries())
      for (const [element, { sheet }] of elements.entries()) {
        if (isIn(rosterCalled(sheet), sheet) || isIn(own, sheet)) continue;
        const unknown = `there is no ${sheet.name} in the roster; an element of one’s own is listed in setup.own, for everybody to read (BF2-TRO-01)`;
        add(`secrets.${seat}.units.${unit}.elements.${element}.sheet`, whyNotCalled(sheet) ?? unknown);
      }
  return reasons;
}
