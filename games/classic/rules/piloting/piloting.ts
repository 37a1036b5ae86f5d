import { sum } from '@ironfield/kernel/dice.ts';
import { quietTally, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, kindsAt } from '../../battlefield.ts';
import { HEAVY_DAMAGE, ROLL_MODIFIERS, waterModifier } from '../../data/piloting.ts';
import type { RollReason } from '../../events.ts';
import type { Classic } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import type { Damage, RollCause, RollEvent, State, UnitState } from '../../state.ts';
import { PURPOSES, REASONS, ROLL_REASONS, rollWords } from '../../text/piloting.ts';
import { rolledBy } from '../crew/about-rolls.ts';
import { isRoadStep, isRubble, isWet } from '../ground/steps.ts';

/** A roll that is made on the spot, for one reason. */
export interface PilotingRoll {
  readonly reason: RollReason;
  readonly modifier: number;
  /** The rule of the modifier, where it has one of its own. */
  readonly rule?: RuleId | undefined;
  readonly words?: string | undefined;
  /** The damage that counts against the pilot; the record sheet unless told otherwise. */
  readonly damage?: Damage | undefined;
}

/** CBT-PSR-02, MT-COND-01: what a hex asks of whoever comes into it; along a road rubble asks for nothing. */
export function rollToEnter(field: Battlefield, unit: number, from: number, to: number): EntryRoll | null {
  if (!field.kinds[unit].piloting) return null;
  if (isWet(field, to)) return { reason: 'water', modifier: waterModifier(field.depth[to]) };
  return isRubble(field, to) && !isRoadStep(field, from, to) ? { reason: 'rubble', modifier: 0 } : null;
}

interface EntryRoll extends PilotingRoll {
  readonly reason: 'water' | 'rubble';
}

/** CBT-PSR-01 */
export function pilotingNumber(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  unit: number,
  { reason, modifier, rule = 'CBT-PSR-02', words, damage = state.units[unit].body }: PilotingRoll,
): void {
  const skill = field.kinds[unit].troopers?.skill ?? state.units[unit].crew.piloting;
  tally.add(skill, REASONS.piloting, 'CBT-PSR-01');
  if (modifier !== 0) tally.add(modifier, words ?? rollWords(reason), rule);
  field.kinds[unit].piloting?.pilotingModifiers(tally, field, unit, damage);
  // MT-COND-08: not to get stuck is another matter.
  if (field.special && reason !== 'bog') footing(tally, field, state.units[unit].hex);
  field.plugged.piloting?.(tally, field, state, unit, reason);
}

/** CBT-PSR-03: the common number of all rolls at the end of a phase. */
export function phaseNumber(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const mech = state.units[unit];
  tally.add(mech.crew.piloting, REASONS.piloting, 'CBT-PSR-01');
  const { damage } = mech.thisPhase;
  if (damage >= HEAVY_DAMAGE)
    (field.plugged.heavyDamage ?? heavyDamage)(tally, damage, field.designs[unit].tons);
  for (const { cause, modifier, rule = 'CBT-PSR-02', words } of mech.thisPhase.rolls) {
    if (modifier !== 0) tally.add(modifier, rollWords(cause, words), rule);
  }
  field.kinds[unit].piloting?.pilotingModifiers(tally, field, unit, mech.body);
  if (field.special) footing(tally, field, mech.hex);
  field.plugged.piloting?.(tally, field, state, unit, null);
}

/** MT-TER-02: what the ground underfoot adds to any roll. */
function footing(tally: Tally<RuleId>, { board, special }: Battlefield, hex: number): void {
  if (hex < 0 || special!.footing[hex] === 0) return;
  for (const { name, piloting = 0 } of kindsAt(board, hex))
    if (piloting > 0) tally.add(piloting, REASONS.footing(name), 'MT-TER-02');
}

function heavyDamage(tally: Tally<RuleId>): void {
  tally.add(ROLL_MODIFIERS.heavyDamage, ROLL_REASONS.damage, 'CBT-PSR-06');
}

/** CBT-PSR-02: it has to roll at the end of the phase. */
export function oweRoll(
  { thisPhase }: UnitState,
  cause: RollCause,
  modifier: number,
  rule?: RollEvent['rule'],
  words?: string,
): void {
  thisPhase.rolls = [...thisPhase.rolls, { cause, modifier, ...(rule && { rule }), ...(words && { words }) }];
}

/** CBT-PHY-16, CBT-PHY-19: who was kicked or pushed. */
export function totter(
  field: Battlefield,
  { units }: State,
  cause: 'kicked' | 'pushed',
  { attacker, target }: { readonly attacker: number; readonly target: number },
): void {
  const { modifier, rule } = totterRoll(field, cause, { attacker, target });
  oweRoll(units[target], cause, modifier, rule);
}

/** The roll of a 'Mech that may topple. */
export const totterRoll = (
  { plugged, designs }: Battlefield,
  cause: 'kicked' | 'pushed',
  { attacker, target }: { readonly attacker: number; readonly target: number },
): RollEvent => ({
  cause,
  ...(plugged.tottering?.(designs[attacker], designs[target]) ?? { modifier: ROLL_MODIFIERS[cause] }),
});

/** CBT-PSR-01: unconscious, or shut down before this turn; the roll for the shutdown itself is a real one. */
const failsAutomatically = (state: State, { crew, shutDown }: UnitState): boolean =>
  crew.knockedOut > 0 || (shutDown > 0 && shutDown < state.turn);

const quiet = quietTally();

/** The total of a piloting number without its text. */
export function totalPiloting(compute: (tally: Tally<RuleId>) => void): number {
  quiet.total = 0;
  compute(quiet);
  return quiet.total;
}

export interface PilotingResult {
  readonly success: boolean;
  readonly number: number;
  /** None where there was no chance. */
  readonly dice: readonly number[];
}

export function pilotingRoll(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  roll: PilotingRoll,
): PilotingResult {
  return rollAgainst(play, field, unit, {
    reason: roll.reason,
    purpose: PURPOSES.piloting,
    compute: (tally) => pilotingNumber(tally, field, play.state, unit, roll),
  });
}

/** A roll against a number that the caller knows how to compute. */
export function rollAgainst(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  {
    reason,
    purpose,
    compute,
  }: {
    readonly reason: RollReason;
    readonly purpose: string;
    readonly compute: (tally: Tally<RuleId>) => void;
  },
): PilotingResult {
  const mech = play.state.units[unit];
  const number = totalPiloting(compute);
  const dice = failsAutomatically(play.state, mech) ? [] : play.roll(purpose, 2, rolledBy(unit, number));
  const success = dice.length > 0 && sum(dice) >= number;
  if (play.listening) {
    play.emit({ type: 'piloting-roll', unit, reason, number: play.explain(compute), dice, success });
  }
  field.plugged.rolledPiloting?.(play, field, unit, success);
  return { success, number, dice };
}
