// The effect of hits on a squad (MT-PRE-14, MT-PRE-27): each strikes one trooper, and damage beyond what that one can
// take is lost.

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { bitOf, type Part } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import type { Incoming, Struck } from '../../kind.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { destroy } from '../../rules/damage/destruction.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { Body, State } from '../../state.ts';
import { PURPOSES } from '../../text/damage.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    /** Nobody is left of those whom the die has named: it is thrown again. */
    'nobody-there': {
      readonly type: 'nobody-there';
      readonly unit: number;
      readonly dice: readonly number[];
    };
  }
}

const isAlive = (body: Body, trooper: Part): boolean =>
  trooper < body.structure.length && !isLost(body, trooper);

/** Null where nobody is left. */
export function rollLocation(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  from: Incoming,
): Struck | null {
  const { body } = play.state.units[unit];
  if (!anybody(body)) return null;
  for (;;) {
    const { struck, die } = throwFor(play, unit, from);
    if (struck) return struck;
    if (die === SIX && field.plugged.sixMayKill?.()) {
      const fatal = throwFor(play, unit, from).struck;
      return fatal && { ...fatal, isFatal: true };
    }
  }
}

const SIX = 6;

/** The trooper a die names, if there is anybody left. */
function throwFor(
  play: Play<Classic>,
  unit: number,
  { table, side, by }: Incoming,
): { readonly struck: Struck | null; readonly die: number } {
  const dice = play.roll(PURPOSES.location, 1, rolledBy(by ?? unit, undefined, unit));
  const [die] = dice;
  const part = die - 1;
  if (!isAlive(play.state.units[unit].body, part)) {
    play.emit({ type: 'nobody-there', unit, dice });
    return { struck: null, die };
  }
  play.emit({ type: 'location', unit, table, side, dice, location: part, struck: true });
  return { struck: { part, rear: false, critical: false, by }, die };
}

const anybody = (body: Body): boolean => body.structure.some((points) => points > 0);

/** Armour first, then the trooper. */
export function strike(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { part, isFatal }: Struck,
  points: number,
): void {
  const { body } = play.state.units[unit];
  const most = body.armor[part] + body.structure[part];
  const all = field.plugged.hitsSuit?.(points, field, play.state, unit) ?? points;
  hurt(play, field, unit, part, isFatal ? most : Math.min(all, most));
}

/** CBT-SCN-13 */
export function batter(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  const struck = rollLocation(play, field, unit, { table: 'mech', side: 'front', covered: 0 });
  if (struck) strike(play, field, unit, struck, points);
}

/** Damage that gets past the armour kills. */
export function damageInside(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  part: Part,
  points: number,
): void {
  const { body } = play.state.units[unit];
  if (points > 0 && body.structure[part] > 0) hurt(play, field, unit, part, body.armor[part] + 1);
}

function hurt(play: Play<Classic>, field: Battlefield, unit: number, part: Part, damage: number): void {
  if (damage <= 0) return;
  const { body, thisPhase } = play.state.units[unit];
  const inside = Math.max(0, damage - body.armor[part]);
  body.armor[part] -= damage - inside;
  body.structure[part] -= inside;
  thisPhase.damage += damage;
  const [armor, structure] = [body.armor[part], body.structure[part]];
  play.emit({ type: 'damaged', unit, location: part, rear: false, damage, armor, structure });
  if (structure > 0) return;
  losePart(play.state, unit, part);
  play.emit({ type: 'location-lost', unit, location: part, blownOff: false });
  if (!anybody(body)) destroy(play, field, unit, 'troopers');
}

export function losePart({ units }: Pick<State, 'units'>, unit: number, part: Part): void {
  const { body } = units[unit];
  body.lost |= bitOf(part);
  body.armor[part] = 0;
  body.structure[part] = 0;
}
