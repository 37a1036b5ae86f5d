import { distance } from '@ironfield/hex/board.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Aim, HexShot, Shot } from '../attacks.ts';
import type { Battlefield, OpenField } from '../battlefield.ts';
import { COMMAND } from '../data/commands.ts';
import {
  ATTACKER_IN_WATER,
  BATTLE_ARMOR_MODIFIER,
  type Band,
  BEST_ROLL,
  baseNumber,
  JUMP_MODIFIER,
  MEDIUM,
  OUT_OF_RANGE,
  POINTBLANK,
  RANGE_LIMITS,
  RANGE_MODIFIERS,
  TARGET_IN_WATER,
  WORST_ROLL,
} from '../data/tables.ts';
import { TERRAIN, TERRAINS, WATER } from '../data/terrain.ts';
import type { RuleId } from '../rule-index.ts';
import type { State } from '../state.ts';
import { REASONS } from '../text.ts';
import { commandOn, commandsOver } from './commands.ts';
import { isVtol } from './condition.ts';
import { mpOf } from './movement-points.ts';
import { isAirborne, isGrounded, isOnGround, sharesBox } from './places.ts';

/** BF2-REC-04, BF2-HIT-03 */
export function bandOf(hexes: number): Band | typeof OUT_OF_RANGE {
  let band = 0;
  while (hexes > RANGE_LIMITS[band]) band++;
  return band as Band;
}

export function bandBetween(
  { board, letters }: OpenField,
  state: Pick<State, 'units'>,
  unit: number,
  enemy: number,
): Band | typeof OUT_OF_RANGE {
  const from = state.units[unit].hex;
  const to = state.units[enemy].hex;
  if (from < 0 || to < 0) return sharesBox(state, unit, enemy) ? MEDIUM : OUT_OF_RANGE;
  const hexes = distance(board, from, to);
  // BF2-AERO-18: nobody is near to an aircraft overhead.
  if (hexes === 0 && isAirborne(state, enemy) && !isAirborne(state, unit)) return MEDIUM;
  // BF2-AERO-17: a DropShip on the ground is as wide as a hex.
  const isShip = (each: number) => letters[each] === 'D' && isGrounded(state, each);
  if (hexes === 1 && (isShip(unit) || isShip(enemy)) && isOnGround(state, unit) && isOnGround(state, enemy))
    return POINTBLANK;
  return bandOf(hexes);
}

/** BF2-HIT-02: 'Mechs wade; whoever hovers, floats, flies or stands on a bridge is not in the water. */
export function isInWater(
  { board, letters }: OpenField,
  { units }: Pick<State, 'units'>,
  unit: number,
): boolean {
  const { hex, onBridge } = units[unit];
  return letters[unit] === 'M' && board.terrain[hex] === WATER && !onBridge;
}

/** BF2-HIT-01, BF2-HIT-02. Of the target only what its owner announces and what everybody sees. */
export function toHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot): void {
  targetModifiers(tally, field, state, shot.target);
  attackerModifiers(tally, field, state, shot);
  commandModifiers(tally, field, state, shot);
  field.plugged.toHit?.(tally, field, state, shot);
}

/** BF2-BLDG-05, BF2-WOOD-01: a hex does not evade; its cover counts for some aims. */
export function toHitHex(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  shot: HexShot,
  { rule, countsCover }: Pick<Aim, 'rule' | 'countsCover'>,
): void {
  const terrain = TERRAINS[field.board.terrain[shot.hex]];
  const { cover } = TERRAIN[terrain];
  tally.add(0, REASONS.hexBase, rule);
  if (countsCover && cover > 0) tally.add(cover, REASONS.hexCover(terrain), rule);
  attackerModifiers(tally, field, state, shot);
  ownCommands(tally, field, state, shot.attacker);
  field.plugged.toHit?.(tally, field, state, shot);
}

/** BF2-CMDX-00 */
function ownCommands(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  attacker: number,
  charges = false,
): void {
  if (!state.commands) return;
  for (const command of commandsOver(field, state, field.unitOf[attacker])) {
    const { attacks, charge } = COMMAND[command];
    if (attacks) tally.add(attacks, command, 'BF2-CMDX-00');
    if (charges && charge) tally.add(charge, command, 'BF2-CMDX-05');
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
  ownCommands(tally, field, state, attacker, charges);
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
  // BF2-OFF-06, BF2-AERO-16, BF2-AERO-18: no terrain in a box or in the air.
  if (!isOnGround(state, unit)) return;
  const terrain = TERRAINS[field.board.terrain[state.units[unit].hex]];
  const cover = coverOf(field, state, unit, TERRAIN[terrain].cover);
  if (cover > 0) tally.add(cover, REASONS.cover(terrain), 'BF2-HIT-02');
  if (isInWater(field, state, unit)) tally.add(TARGET_IN_WATER, REASONS.targetInWater, 'BF2-HIT-02');
}

/** BF2-VEH-07: a VTOL has none. */
function coverOf(field: OpenField, state: Pick<State, 'units'>, unit: number, printed: number): number {
  const cover = isVtol(field, unit) ? 0 : printed;
  return field.plugged.cover?.(cover, field, state, unit) ?? cover;
}

function attackerModifiers(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  shot: Shot | HexShot,
): void {
  const { attacker, band } = shot;
  const strafes = 'strafes' in shot && shot.strafes;
  const { skill } = field.records[attacker];
  const { heat, arm } = state.elements[attacker].condition;
  tally.add(RANGE_MODIFIERS[band], REASONS.range[band], 'BF2-REC-04');
  if (skill !== 0 && !strafes) tally.add(skill, REASONS.skill, 'BF2-REC-05');
  if (isInWater(field, state, field.unitOf[attacker]))
    tally.add(ATTACKER_IN_WATER, REASONS.attackerInWater, 'BF2-HIT-02');
  if (heat > 0) tally.add(heat, REASONS.heat, 'BF2-HEAT-03');
  if (arm > 0) tally.add(arm, REASONS.armHits, 'BF2-CRIT-02');
}

/** BF2-HIT-04 */
export const isHit = (roll: number, number: number): boolean =>
  roll !== WORST_ROLL && (roll >= number || roll === BEST_ROLL);
