import { groupedBy } from '@ironfield/kernel/grouping.ts';
import { type Random, randomItem } from '@ironfield/kernel/random.ts';
import { roster } from '../../data/roster.ts';
import type { ElementSheet } from '../../element.ts';
import { counterCode } from '../../rules/elements/organization.ts';
import { letterOn } from '../../state/counter-faces.ts';
import type { UnitSecrets, UnitSetup } from '../../state.ts';

let lines: ReadonlyMap<string, readonly ElementSheet[]> | undefined;

/** The roster by the letter of the counter that an element has on its own. */
const linesOf = (): ReadonlyMap<string, readonly ElementSheet[]> =>
  (lines ??= groupedBy(
    roster().map(({ sheet }) => sheet),
    (sheet) => counterCode([sheet])[0],
  ));

/**
 * Some unit of the type that its counter shows, with crews of no special skill. BF2-ENV-01, BF2-ENV-06: in a world where
 * infantry without armor finds a place hardly anywhere it is taken for battle armor.
 */
export function guessUnit(shown: UnitSetup, random: Random, isHarsh: boolean): UnitSecrets {
  const letter = letterOn(shown);
  const ofLetter = (linesOf().get(letter) ?? []).filter(({ type }) => !isHarsh || type !== 'infantry');
  const first = randomItem(random, ofLetter);
  const isAlike = (sheet: ElementSheet) =>
    letter === 'F' || letter === 'D' ? sheet === first : sheet.type === first.type && sheet.mode !== 's';
  const alike = ofLetter.filter(isAlike);
  const elements = shown.elements.map((_, i) => ({
    sheet: i === 0 ? first : randomItem(random, alike),
    skill: 0,
  }));
  const code = counterCode(elements.map(({ sheet }) => sheet));
  return { elements, counter: { id: `${code}${shown.id.slice(1)}`, name: shown.name } };
}
