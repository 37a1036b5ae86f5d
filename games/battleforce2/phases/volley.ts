import { sum } from '@ironfield/kernel/dice.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Band } from '../data/tables.ts';
import type { Battleforce2 } from '../game-types.ts';
import type { RuleId } from '../rule-index.ts';
import { commandOn } from '../rules/commands.ts';
import { attackDamage, damageValue } from '../rules/damage.ts';
import { heatAfterAttack } from '../rules/heat.ts';
import { bandBetween, isHit, toHit } from '../rules/to-hit.ts';
import type { Attack, State } from '../state.ts';
import { setHeat } from './announcing.ts';
import { dealHit } from './hits.ts';
import { askToEvade } from './reactions.ts';
import { endIfDecided } from './victory.ts';

/** BF2-DECL-02: all rolls, then all hits in the order of the declaration, then the heat of the attackers. */
export function volley(play: Play<Battleforce2>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { unit, target, attacks } = state.volley!;
  const band = bandBetween(field, state, unit, target) as Band;
  askToEvade(play, target);
  const hits = attacks
    .filter((attack) => rollToHit(play, field, attack, band))
    .map((attack) => ({
      ...attack,
      damage: totalOf<RuleId>((tally) => attackDamage(tally, field, state, attack, band)),
    }));
  for (const hit of hits) {
    if (state.elements[hit.target].destroyed)
      play.emit({ type: 'lost', attacker: hit.attacker, target: hit.target });
    else if (hit.charges) dealCharge(play, field, hit);
    else dealHit(play, hit.target, hit.damage);
  }
  for (const { attacker, overheat } of attacks) {
    if (state.elements[attacker].destroyed) continue;
    setHeat(play, attacker, heatAfterAttack(field, state, attacker, overheat));
  }
  const attackers = attacks.map(({ attacker }) => attacker);
  volleyIsOver(state, unit, attackers);
  play.emit({ type: 'fired', unit, attackers });
  endIfDecided(play);
}

export function volleyIsOver(
  table: {
    readonly units: State['units'];
    readonly elements: readonly { attacked: boolean }[];
    volley: unknown;
  },
  unit: number,
  attackers: readonly number[],
): void {
  table.units[unit].fired = true;
  for (const attacker of attackers) table.elements[attacker].attacked = true;
  table.volley = null;
}

/** BF2-CMDX-04, BF2-CMDX-05: the charger suffers what its target does at pointblank range, as it stood before. */
function dealCharge(
  play: Play<Battleforce2>,
  field: Battlefield,
  { attacker, target, damage }: Attack & { damage: number },
): void {
  const { state } = play;
  const back = damageValue(field, state, target, 0) ?? 0;
  const isFromAbove = commandOn(field, state, field.unitOf[attacker]) === 'Death from Above';
  dealHit(play, target, damage, isFromAbove);
  if (!state.elements[attacker].destroyed) dealHit(play, attacker, back);
}

/** BF2-HIT-04 */
function rollToHit(
  play: Play<Battleforce2>,
  field: Battlefield,
  { attacker, target, charges }: Attack,
  band: Band,
): boolean {
  const { state } = play;
  const number = (tally: Tally<RuleId>) => toHit(tally, field, state, { attacker, target, band, charges });
  const seat = field.seatOf[field.unitOf[attacker]];
  const dice = play.roll('to hit', 2, { by: seat, against: field.seatOf[field.unitOf[target]] });
  const hit = isHit(sum(dice), totalOf(number));
  play.emit({ type: 'attacked', seat, attacker, target, toHit: play.explain(number), dice, hit });
  return hit;
}
