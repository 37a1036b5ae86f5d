import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Aim, HexShot, Shot } from '../../attacks.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { COMMAND } from '../../data/commands.ts';
import {
  ATTACKER_IN_WATER,
  BATTLE_ARMOR_MODIFIER,
  BEST_ROLL,
  baseNumber,
  INDIRECT_MODIFIER,
  JUMP_MODIFIER,
  RANGE_MODIFIERS,
  TARGET_IN_WATER,
  WORST_ROLL,
} from '../../data/tables.ts';
import { SMOKE, TERRAIN, TERRAINS, WATER } from '../../data/terrain.ts';
import type { RuleId } from '../../rule-index.ts';
import type { State } from '../../state.ts';
import { REASONS } from '../../text.ts';
import { commandOn, commandsOver } from '../commands/commands.ts';
import { isVtol } from '../elements/condition.ts';
import { isOnGround } from '../elements/places.ts';
import { addSkill } from '../elements/skill.ts';
import { mpOf } from '../movement/movement-points.ts';
import { networkBand } from './c3.ts';

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
  const { attacker, target, spotter = null } = shot;
  targetModifiers(tally, field, state, target);
  rangeModifier(tally, field, state, shot);
  attackerModifiers(tally, field, state, attacker, {
    reasons: REASONS.attacking,
    countsSkill: !shot.strafes,
  });
  commandModifiers(tally, field, state, shot);
  if (spotter !== null) {
    tally.add(INDIRECT_MODIFIER, REASONS.indirect, 'BF2-EQ-11');
    attackerModifiers(tally, field, state, spotter, { reasons: REASONS.spotting });
    ownCommands(tally, field, state, spotter);
  }
  field.plugged.toHit?.(tally, field, state, shot);
  field.plugged.everyToHit?.(tally);
}

/** BF2-REC-04, BF2-EQ-05: C3 lends the range of whoever is nearest, but not to indirect fire. */
function rangeModifier(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  { attacker, target, band, spotter = null, charges }: Shot,
): void {
  const isLinked = field.links[attacker] !== undefined && spotter === null && !charges;
  const used = isLinked ? networkBand(field, state, { attacker, enemy: field.unitOf[target] }, band) : band;
  if (used === band) tally.add(RANGE_MODIFIERS[band], REASONS.range[band], 'BF2-REC-04');
  else tally.add(RANGE_MODIFIERS[used], REASONS.rangeByC3[used], 'BF2-EQ-05');
}

/** BF2-BLDG-05, BF2-WOOD-01: a hex does not evade; its cover counts for some aims. */
export function toHitHex(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  shot: HexShot,
  aim: Aim,
): void {
  const terrain = TERRAINS[field.board.terrain[shot.hex]];
  const cover = aim.countsCover(field, shot.hex) ? TERRAIN[terrain].cover : 0;
  tally.add(0, REASONS.hexBase, aim.rule);
  if (cover > 0) tally.add(cover, REASONS.hexCover(terrain), aim.rule);
  addSmoke(tally, field, shot.hex, cover);
  tally.add(RANGE_MODIFIERS[shot.band], REASONS.range[shot.band], 'BF2-REC-04');
  attackerModifiers(tally, field, state, shot.attacker);
  ownCommands(tally, field, state, shot.attacker);
  field.plugged.toHit?.(tally, field, state, shot);
  field.plugged.everyToHit?.(tally);
}

/** BF2-CMDX-00 */
function ownCommands(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  attacker: number,
  charges = false,
): void {
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
  evasion(tally, field, state, target);
  if (!charges) return;
  const own = baseNumber(mpOf(field, state, attacker));
  const { base } = state.elements[target];
  if (own > base) tally.add(own - base, REASONS.chargerBase, 'BF2-CMDX-04');
}

/** BF2-CMDX-07: whoever attacks. */
export function evasion(tally: Tally<RuleId>, field: Battlefield, state: State, target: number): void {
  const evading = state.commands && commandOn(field, state, field.unitOf[target]);
  const { attacked } = evading ? COMMAND[evading] : { attacked: 0 };
  if (attacked) tally.add(attacked, evading!, 'BF2-CMDX-07');
}

export function targetModifiers(
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
  targetTerrain(tally, field, state, unit);
}

/** BF2-HIT-02: what its hex does for a target. */
function targetTerrain(
  tally: Tally<RuleId>,
  field: OpenField,
  state: Pick<State, 'units'>,
  unit: number,
): void {
  // BF2-OFF-06, BF2-AERO-16, BF2-AERO-18: no terrain in a box or in the air.
  if (!isOnGround(state, unit)) return;
  const terrain = TERRAINS[field.board.terrain[state.units[unit].hex]];
  const cover = coverOf(field, state, unit, TERRAIN[terrain].cover);
  if (cover > 0) tally.add(cover, REASONS.cover(terrain), 'BF2-HIT-02');
  if (!isVtol(field, unit)) addSmoke(tally, field, state.units[unit].hex, cover);
  if (isInWater(field, state, unit)) tally.add(TARGET_IN_WATER, REASONS.targetInWater, 'BF2-HIT-02');
}

/** BF2-FIRE-08: smoke and woods do not add up; the better of them counts. */
function addSmoke(tally: Tally<RuleId>, { smoke }: OpenField, hex: number, cover: number): void {
  if (smoke[hex] === 1 && cover < SMOKE.cover) tally.add(SMOKE.cover - cover, REASONS.smoke, 'BF2-FIRE-08');
}

/** BF2-HID-04: all that the terrain adds to an attack. */
export const terrainModifier = (
  field: OpenField,
  state: Pick<State, 'units'>,
  unit: number,
  enemy: number,
): number =>
  totalOf<RuleId>((tally) => targetTerrain(tally, field, state, enemy)) +
  (isInWater(field, state, unit) ? ATTACKER_IN_WATER : 0);

/** BF2-VEH-07: a VTOL has none. */
function coverOf(field: OpenField, state: Pick<State, 'units'>, unit: number, printed: number): number {
  const cover = isVtol(field, unit) ? 0 : printed;
  return field.plugged.cover?.(cover, field, state, unit) ?? cover;
}

/** Of whoever attacks, and of whoever spots for it. */
function attackerModifiers(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  element: number,
  {
    reasons = REASONS.attacking,
    countsSkill = true,
  }: {
    readonly reasons?: typeof REASONS.attacking | typeof REASONS.spotting;
    readonly countsSkill?: boolean;
  } = {},
): void {
  const { heat, arm } = state.elements[element].condition;
  if (countsSkill) addSkill(tally, field, element, reasons.skill);
  if (isInWater(field, state, field.unitOf[element]))
    tally.add(ATTACKER_IN_WATER, reasons.inWater, 'BF2-HIT-02');
  if (heat > 0) tally.add(heat, reasons.heat, 'BF2-HEAT-03');
  if (arm > 0) tally.add(arm, reasons.armHits, 'BF2-CRIT-02');
}

/** BF2-HIT-04 */
export const isHit = (roll: number, number: number): boolean =>
  roll !== WORST_ROLL && (roll >= number || roll === BEST_ROLL);
