import { type Organization, UNIT_SIZES, type UnitWeight, WEIGHT_VALUES, WEIGHTS } from '../../data/tables.ts';
import type { ElementSheet } from '../../element.ts';
import { isAerospace } from './condition.ts';

/** BF2-UNIT-04: the average class of its elements; exactly one half rounds down. */
export function unitWeight(sheets: readonly ElementSheet[]): UnitWeight {
  const values = sheets.map((sheet) => WEIGHT_VALUES[sheet.class as keyof typeof WEIGHT_VALUES]);
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  return WEIGHTS[Math.ceil(average - 0.5) - 1];
}

/** BF2-UNIT-01, BF2-UNIT-05: small and large ships have the letters of light and heavy ones. */
const DROPSHIP_LETTERS: Readonly<Record<string, string>> = { S: 'L', M: 'M', L: 'H', A: 'A' };

/** BF2-UNIT-05: the two letters of a counter. */
export function counterCode(sheets: readonly ElementSheet[]): string {
  const { type } = sheets[0];
  if (type === 'infantry') return 'IN';
  if (type === 'battleArmor') return 'IB';
  if (type === 'mech') return `M${unitWeight(sheets)}`;
  if (type === 'dropship') return `D${DROPSHIP_LETTERS[sheets[0].class]}`;
  if (isAerospace(type)) return `F${sheets[0].class}`;
  const all = (modes: string) => sheets.every(({ mode }) => modes.includes(mode));
  if (sheets.every((sheet) => sheet.class === 'AR')) return 'AR';
  if (all('s')) return 'NS';
  return `${all('v') ? 'V' : all('ns') ? 'N' : 'G'}${unitWeight(sheets)}`;
}

/** BF2-UNIT-03: why these cannot be one unit. */
export function whyNoUnit(
  organization: Organization,
  sheets: readonly ElementSheet[],
  hasAerospace = true,
): string | null {
  const { type } = sheets[0];
  if (sheets.some((sheet) => sheet.type !== type))
    return 'all elements of a unit are of one kind (BF2-UNIT-03)';
  if (isAerospace(type) && !hasAerospace) return 'aerospace units need the option "aerospace" (BF2-AERO-01)';
  const most = UNIT_SIZES[organization][type];
  if (sheets.length > most) return `a unit of this kind has at most ${most} elements (BF2-UNIT-03)`;
  if (isAerospace(type) && sheets.some(({ name }) => name !== sheets[0].name))
    return 'fighters of a unit are of the same model (BF2-UNIT-03)';
  return null;
}

/** BF2-CMD-02: why these are no chains of command; by unit the numbers of those it leads. */
export function whyNoChain(leads: readonly (readonly number[] | undefined)[]): string | null {
  const superiors = new Map<number, number>();
  for (const [unit, below] of leads.entries()) {
    for (const subordinate of below ?? []) {
      if (!(subordinate in leads)) return `there is no unit ${subordinate} to lead (BF2-CMD-02)`;
      if (superiors.has(subordinate)) return `unit ${subordinate} has two superiors (BF2-CMD-02)`;
      superiors.set(subordinate, unit);
    }
  }
  for (const unit of leads.keys()) {
    let above = superiors.get(unit);
    for (let steps = 0; above !== undefined; above = superiors.get(above)) {
      if (above === unit || ++steps > leads.length)
        return `the chain of command above unit ${unit} is a circle (BF2-CMD-02)`;
    }
  }
  return null;
}
