import { distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Band } from '../../data/tables.ts';
import type { State } from '../../state.ts';
import { isOnMap } from '../elements/condition.ts';
import { works } from '../elements/specials.ts';
import { isJammed, isLineJammed, noticedJammers } from './ecm.ts';
import { bandBetween, bandOf } from './range.ts';

/** BF2-EQ-04, BF2-EQ-08: the elements that one is linked to, itself included, with this ECM about. */
function linkedTo(field: Battlefield, state: State, element: number, jammers: readonly number[]): number[] {
  const { company, lances, lance } = field.links[element]!;
  const hexOf = (member: number) => state.units[field.unitOf[member]].hex;
  const isUp = (member: number) =>
    works(state, member) &&
    isOnMap(state, field.unitOf[member]) &&
    !isJammed(field, state, jammers, hexOf(member));
  const isInTouch = (member: number) =>
    isUp(member) && !isLineJammed(field, state, jammers, hexOf(company!), hexOf(member));
  if (!isUp(element) || (lance && !isUp(lance.master))) return [];
  if (company === null || !isUp(company) || !isInTouch(element) || (lance && !isInTouch(lance.master)))
    return lance?.members.filter(isUp) ?? [];
  const linked = lances.filter(({ master }) => isInTouch(master)).flatMap(({ members }) => members);
  return [company, ...linked.filter(isInTouch)];
}

/** BF2-EQ-05: the range whose modifier an element may use against a unit; by default with the ECM that is noticed. */
export function networkBand(
  field: Battlefield,
  state: State,
  { attacker, enemy }: { readonly attacker: number; readonly enemy: number },
  own: Band,
  jammers: readonly number[] = noticedJammers(field, state, field.seatOf[field.unitOf[attacker]]),
): Band {
  const unit = field.unitOf[attacker];
  const to = state.units[enemy].hex;
  if (own === 0 || !isOnMap(state, unit)) return own;
  if (isLineJammed(field, state, jammers, state.units[unit].hex, to)) return own;
  const isApart = field.past.readsRulesApart?.();
  let best: Band = own;
  for (const member of linkedTo(field, state, attacker, jammers)) {
    const from = field.unitOf[member];
    const band = isApart
      ? bandOf(distance(field.board, state.units[from].hex, to))
      : bandBetween(field, state, from, enemy);
    if (band < best) best = band as Band;
  }
  return best;
}
