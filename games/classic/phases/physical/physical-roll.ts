// The roll of a declared physical attack, if it is made at all.

import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { HIGHEST_ROLL } from '../../data/tables.ts';
import type { CancelReason } from '../../events.ts';
import type { Classic } from '../../game-types.ts';
import type { OutrightMiss } from '../../points/physical-attacks.ts';
import type { Impact } from '../../points/weapon-attacks.ts';
import type { RuleId } from '../../rule-index.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { isImmobile, isPlaced } from '../../rules/unit/condition.ts';
import { AUTOMATIC_MISS, type PhysicalAttack, type State } from '../../state.ts';
import { PURPOSES, REASONS } from '../../text/physical.ts';

/**
 * CBT-PHY-05, CBT-PHY-22: why an attack cannot be made any more although it was declared. Blows come before anything
 * moves and can always be made; a death from above comes down in any case.
 */
export function whyNotMade({ units }: State, attack: PhysicalAttack): CancelReason | null {
  const { kind, from, to } = attack;
  const attacker = units[attack.attacker];
  const target = units[attack.target];
  if (kind !== 'push' && kind !== 'charge') return null;
  if (kind === 'charge' && isImmobile(attacker)) return 'attacker-out';
  if (!isPlaced(target)) return 'target-gone';
  // A charger that has fallen misses, whichever way it faces now.
  if (kind === 'charge' && attacker.prone) return null;
  if (attacker.hex !== from || target.hex !== to) return 'parted';
  return kind === 'charge' && target.prone ? 'target-down' : null;
}

const CHARGER_DOWN: OutrightMiss = { reason: REASONS.chargerDown, rule: 'CBT-PHY-22' };
const OUT_OF_CONTROL: OutrightMiss = { reason: REASONS.outOfControl, rule: 'CBT-PHY-29' };
const TARGET_AWAY: OutrightMiss = { reason: REASONS.targetAway, rule: 'CBT-PHY-05' };

/** Why a charge or death from above misses without a roll. */
export function whyMissed({ units }: State, attack: PhysicalAttack): OutrightMiss | null {
  const attacker = units[attack.attacker];
  if (attack.kind === 'charge') return attacker.prone ? CHARGER_DOWN : null;
  if (attack.kind !== 'dfa') return null;
  if (isOutOfControl(units[attack.attacker])) return OUT_OF_CONTROL;
  return units[attack.target].hex === attack.to ? null : TARGET_AWAY;
}

/** CBT-PHY-29 */
export const isOutOfControl = (attacker: State['units'][number]): boolean =>
  attacker.thisTurn.onslaught?.spoiled === true || isImmobile(attacker);

/** CBT-PHY-02: the roll against the number that was fixed when the attack was declared; `null` for a miss. */
export function rollToHit(play: Play<Classic>, field: Battlefield, attack: PhysicalAttack): Impact | null {
  const known = whyMissed(play.state, attack);
  const miss = field.plugged.missesOutright?.(known, play, field, attack) ?? known;
  const about = rolledBy(attack.attacker, attack.number, attack.target);
  const dice = miss || attack.number > HIGHEST_ROLL ? [] : play.roll(PURPOSES.toHit, 2, about);
  const hit = dice.length > 0 && sum(dice) >= attack.number;
  const explanation = play.explain<RuleId>((tally) => {
    if (miss) tally.set(AUTOMATIC_MISS, miss.reason, miss.rule);
    else {
      const { later } = attack;
      tally.set(attack.number - (later?.value ?? 0), REASONS.fixed, 'CBT-PHY-05');
      if (later) tally.add(later.value, later.words, later.rule);
    }
  });
  const glancing = hit && (field.plugged.glances?.(false, sum(dice) - attack.number) ?? false);
  play.emit({ type: 'physical-attack', attack, explanation, dice, hit, ...(glancing && { glancing }) });
  if (!hit) return null;
  field.plugged.struckHome?.(play, field, attack);
  const { damage } = attack;
  return field.plugged.blow?.({ damage }, glancing) ?? { damage };
}
