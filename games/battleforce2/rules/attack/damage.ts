import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import { type Band, REAR_DAMAGE } from '../../data/tables.ts';
import type { ElementSheet } from '../../element.ts';
import type { RuleId } from '../../rule-index.ts';
import type { Attack, State } from '../../state.ts';
import { REASONS } from '../../text.ts';
import { hasRear } from '../elements/condition.ts';
import { isOffBoard } from '../elements/places.ts';
import { mpOf } from '../movement/movement-points.ts';
import { strikesRear } from './firing-arc.ts';

/** BF2-TRO-06: what its sheet says for now, by band; a submarine has other values while it is surfaced. */
export function printedDamage(
  { records, unitOf }: Battlefield,
  { units }: Pick<State, 'units'>,
  element: number,
): ElementSheet['damage'] {
  const { damage, surfaced } = records[element].sheet;
  return surfaced && !units[unitOf[element]].submerged ? surfaced.damage : damage;
}

/** BF2-TRO-03, BF2-CRIT-02: its Damage Value as it stands; `null` where it cannot attack. */
export function damageValue(field: Battlefield, state: State, element: number, band: Band): number | null {
  const printed = printedDamage(field, state, element)[band];
  if (printed === null) return null;
  const value = Math.max(0, printed - state.elements[element].condition.weapon);
  return field.plugged.damageValue?.(value, field, state, element, band) ?? value;
}

/** BF2-EQ-11: indirect fire does its long-range damage. */
export const INDIRECT_BAND: Band = 2;
export const damageBand = (band: Band, spotter: number | null): Band =>
  spotter === null ? band : INDIRECT_BAND;

/** BF2-DMG-01, BF2-INFO-04 */
export function attackDamage(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  attack: Attack,
  band: Band,
): void {
  const { attacker, target, overheat, withhold, charges } = attack;
  if (charges) {
    tally.add(mpOf(field, state, attacker), REASONS.chargerMp, 'BF2-CMDX-04');
    return;
  }
  tally.add(damageValue(field, state, attacker, band) ?? 0, REASONS.damageValue[band], 'BF2-DMG-01');
  tally.add(overheat, REASONS.overheat, 'BF2-HEAT-01');
  const unit = field.unitOf[attacker];
  if (
    hasRear(field.types[target]) &&
    !isOffBoard(state, unit) &&
    strikesRear(field, state, unit, field.unitOf[target])
  )
    tally.add(REAR_DAMAGE, REASONS.rear, 'BF2-DMG-02');
  field.plugged.damage?.(tally, field, state, attack, band);
  tally.add(-Math.min(withhold, Math.max(0, tally.total - 1)), REASONS.withheld, 'BF2-INFO-04');
}
