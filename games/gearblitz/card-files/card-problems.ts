import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Card } from '../cards/card.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { RuleId } from '../rule-index.ts';

export const why = (place: string, message: string, rule: RuleId): Reason => ({
  message: `${place}: ${message}`,
  rule,
});

/** Faults that no single field shows. */
export function* wrongWith(card: Card, place: string): Generator<Reason> {
  const { kind, bases, movement, weapons } = card;
  if ((kind === 'infantry') !== (bases !== undefined))
    yield why(`${place}.bases`, 'infantry has bases, and nobody else', 'HGB-INF-01');
  for (const [i, { mode, combat, top }] of movement.entries()) {
    const row = `${place}.movement.${i}`;
    if (movement.findIndex((other) => other.mode === mode) < i)
      yield why(row, `there is a row for mode ${mode} already`, 'HGB-CARD-01');
    if (top < combat) yield why(row, 'Top Speed is no slower than Combat Speed', 'HGB-MOVE-05');
  }
  for (const [i, { weapon, rof, ammo, reloads }] of weapons.entries()) {
    const mount = `${place}.weapons.${i}`;
    const known = WEAPONS.get(weapon);
    if (!known) yield why(mount, `there is no weapon "${weapon}"`, 'HGB-WPN-01');
    else if (rof !== undefined && (rof < known.rof[0] || rof > known.rof[1]))
      yield why(mount, `its Rate of Fire is from ${known.rof[0]} to ${known.rof[1]}`, 'HGB-WPN-02');
    else if (rof === undefined && known.rof[0] !== known.rof[1])
      yield why(mount, `say its Rate of Fire, from ${known.rof[0]} to ${known.rof[1]}`, 'HGB-WPN-02');
    if (ammo !== undefined && reloads) yield why(mount, 'Limited Ammo cannot be reloaded', 'HGB-AMMO-05');
  }
}
