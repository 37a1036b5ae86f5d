import { repairsLeft } from './repair/damage.ts';
import { SEATS, STAGES, type Table } from './state.ts';
import { elementName, STAGE_NAMES } from './text.ts';
import { registerOf } from './units.ts';

/** The table as text: both rosters, line by line (BF2-REF-06). */
export function draw(table: Table): string {
  const { setup, elements, battle, supply } = table;
  const lines = [`Battle ${battle + 1}: ${STAGE_NAMES[STAGES[battle] ?? 'final']}`];
  for (const seat of SEATS) {
    const { name } = setup.sides[seat]!;
    lines.push('', supply ? `${name}, ${supply[seat]} Supply Points` : name);
    for (const unit of registerOf(setup).units.filter((each) => each.seat === seat)) {
      lines.push(`  ${unit.unit.name}`);
      for (const number of unit.elements) {
        const element = elements[number]!;
        const left = repairsLeft(element);
        const note =
          element.fate === 'fit'
            ? left > 0
              ? `damaged (${left})`
              : 'ready'
            : element.fate === 'wreck'
              ? 'destroyed'
              : 'lost';
        const mark = element.fate === 'fit' ? ' ' : 'X';
        lines.push(`  ${mark} ${String(number + 1).padStart(3)} ${elementName(setup, number)}: ${note}`);
      }
    }
  }
  return lines.join('\n');
}
