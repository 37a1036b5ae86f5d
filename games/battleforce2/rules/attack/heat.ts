import type { Battlefield } from '../../battlefield.ts';
import { COMMAND } from '../../data/commands.ts';
import { SHUTDOWN_HEAT, WATER_COOLING } from '../../data/tables.ts';
import type { State } from '../../state.ts';
import { commandsOver } from '../commands/commands.ts';
import { heatsUp } from '../elements/condition.ts';
import { isInWater } from './to-hit.ts';

/** BF2-CMDX-01: ’Mechs only. */
function overheatValue(field: Battlefield, state: State, element: number): number {
  const { ov } = field.records[element].sheet;
  if (field.types[element] !== 'mech') return ov;
  return commandsOver(field, state, field.unitOf[element]).reduce(
    (sum, command) => sum + (COMMAND[command].overheat ?? 0),
    ov,
  );
}

/** BF2-EQ-07: coolant takes up all heat of the ’Mechs that it serves. */
const isCooled = ({ types, unitOf }: Battlefield, { units }: State, element: number): boolean =>
  types[element] === 'mech' && units[unitOf[element]].coolant === 'served';

/** BF2-HEAT-01, BF2-HEAT-07: how far an element may overheat, so that its heat stays on the scale. */
export function mostOverheat(field: Battlefield, state: State, element: number): number {
  const { heat } = state.elements[element].condition;
  if (isCooled(field, state, element)) return overheatValue(field, state, element);
  const cooling = isInWater(field, state, field.unitOf[element]) ? WATER_COOLING : 0;
  return Math.max(0, Math.min(overheatValue(field, state, element), SHUTDOWN_HEAT - heat + cooling));
}

/** BF2-HEAT-02, BF2-HEAT-04: the heat level after an attack. */
export function heatAfterAttack(field: Battlefield, state: State, element: number, overheat: number): number {
  const { heat, engine } = state.elements[element].condition;
  if (!heatsUp(field.types[element]) || isCooled(field, state, element)) return heat;
  const cooling = isInWater(field, state, field.unitOf[element]) ? WATER_COOLING : 0;
  return Math.min(SHUTDOWN_HEAT, heat + Math.max(0, overheat - cooling) + engine);
}
