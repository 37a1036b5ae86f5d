import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield, OpenField } from '../battlefield.ts';
import { COMMAND } from '../data/commands.ts';
import {
  ATTACKER_IN_WATER,
  BATTLE_ARMOR_MODIFIER,
  type Band,
  BEST_ROLL,
  baseNumber,
  INDIRECT_MODIFIER,
  JUMP_MODIFIER,
  RANGE_MODIFIERS,
  TARGET_IN_WATER,
  WORST_ROLL,
} from '../data/tables.ts';
import { TERRAIN, TERRAINS, WATER } from '../data/terrain.ts';
import type { RuleId } from '../rule-index.ts';
import type { State } from '../state.ts';
import { REASONS } from '../text.ts';
import { networkBand } from './c3.ts';
import { commandOn, commandsOver } from './commands.ts';
import { isVtol } from './condition.ts';
import { mpOf } from './movement-points.ts';

/** BF2-HIT-02: 'Mechs wade; whoever hovers, floats, flies or stands on a bridge is not in the water. */
export function isInWater(
  { board, letters }: OpenField,
  { units }: Pick<State, 'units'>,
  unit: number,
): boolean {
  const { hex, onBridge } = units[unit];
  return letters[unit] === 'M' && board.terrain[hex] === WATER && !onBridge;
}

/** What an attack from element to element depends on. */
export interface Shot {
  readonly attacker: number;
  readonly target: number;
  readonly band: Band;
  /** BF2-CMDX-04 */
  readonly charges?: boolean;
  /** BF2-EQ-11 */
  readonly spotter?: number | null;
}

/** BF2-HIT-01, BF2-HIT-02. Of the target only what its owner announces and what everybody sees. */
export function toHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot): void {
  const { attacker, target, spotter = null } = shot;
  targetModifiers(tally, field, state, target);
  rangeModifier(tally, field, state, shot);
  attackerModifiers(tally, field, state, attacker, ATTACKING);
  commandModifiers(tally, field, state, shot);
  if (spotter === null) return;
  tally.add(INDIRECT_MODIFIER, REASONS.indirect, 'BF2-EQ-11');
  attackerModifiers(tally, field, state, spotter, SPOTTING);
  attackCommands(tally, field, state, spotter);
}

const ATTACKING = REASONS.attacking;
const SPOTTING = REASONS.spotting;

/** BF2-REC-04, BF2-EQ-05: C3 lends the range of whoever is nearest, but not to indirect fire. */
function rangeModifier(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  { attacker, target, band, spotter = null, charges }: Shot,
): void {
  const isLinked = field.links[attacker] !== undefined && spotter === null && !charges;
  const used = isLinked ? networkBand(field, state, attacker, field.unitOf[target], band) : band;
  if (used === band) tally.add(RANGE_MODIFIERS[band], REASONS.range[band], 'BF2-REC-04');
  else tally.add(RANGE_MODIFIERS[used], REASONS.rangeByC3[used], 'BF2-EQ-05');
}

/** BF2-CMDX-00 */
function attackCommands(tally: Tally<RuleId>, field: Battlefield, state: State, element: number): void {
  if (!state.commands) return;
  for (const command of commandsOver(field, state, field.unitOf[element])) {
    const { attacks } = COMMAND[command];
    if (attacks) tally.add(attacks, command, 'BF2-CMDX-00');
  }
}

/** BF2-CMDX-03 to BF2-CMDX-12 */
function commandModifiers(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  { attacker, target, charges }: Shot,
): void {
  if (!state.commands) return;
  for (const command of commandsOver(field, state, field.unitOf[attacker])) {
    const { attacks, charge } = COMMAND[command];
    if (attacks) tally.add(attacks, command, 'BF2-CMDX-00');
    if (charges && charge) tally.add(charge, command, 'BF2-CMDX-05');
  }
  const evading = commandOn(field, state, field.unitOf[target]);
  const { attacked } = evading ? COMMAND[evading] : { attacked: 0 };
  if (attacked) tally.add(attacked, evading!, 'BF2-CMDX-07');
  if (!charges) return;
  const own = baseNumber(mpOf(field, state, attacker));
  const { base } = state.elements[target];
  if (own > base) tally.add(own - base, REASONS.chargerBase, 'BF2-CMDX-04');
}

function targetModifiers(
  tally: Tally<RuleId>,
  field: OpenField,
  state: Pick<State, 'units' | 'elements'>,
  target: number,
): void {
  const { base, jumps } = state.elements[target];
  const unit = field.unitOf[target];
  tally.add(base, REASONS.base, 'BF2-HIT-01');
  if (jumps) tally.add(JUMP_MODIFIER, REASONS.targetJumps, 'BF2-HIT-02');
  if (field.types[target] === 'battleArmor')
    tally.add(BATTLE_ARMOR_MODIFIER, REASONS.battleArmor, 'BF2-HIT-02');
  const terrain = TERRAINS[field.board.terrain[state.units[unit].hex]];
  const { cover } = TERRAIN[terrain];
  if (cover > 0 && !isVtol(field, unit)) tally.add(cover, REASONS.cover(terrain), 'BF2-HIT-02');
  if (isInWater(field, state, unit)) tally.add(TARGET_IN_WATER, REASONS.targetInWater, 'BF2-HIT-02');
}

/** Of whoever attacks, and of whoever spots for it. */
function attackerModifiers(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  element: number,
  reasons: typeof ATTACKING | typeof SPOTTING,
): void {
  const { skill } = field.records[element];
  const { heat, arm } = state.elements[element].condition;
  if (skill !== 0) tally.add(skill, reasons.skill, 'BF2-REC-05');
  if (isInWater(field, state, field.unitOf[element]))
    tally.add(ATTACKER_IN_WATER, reasons.inWater, 'BF2-HIT-02');
  if (heat > 0) tally.add(heat, reasons.heat, 'BF2-HEAT-03');
  if (arm > 0) tally.add(arm, reasons.armHits, 'BF2-CRIT-02');
}

/** BF2-HIT-04 */
export const isHit = (roll: number, number: number): boolean =>
  roll !== WORST_ROLL && (roll >= number || roll === BEST_ROLL);
