import { cellOf } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Aim, HexShot } from '../../attacks.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Band } from '../../data/tables.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { OrderOf } from '../../orders.ts';
import type { RuleId } from '../../rule-index.ts';
import { damageValue } from '../../rules/attack/damage.ts';
import { heatAfterAttack } from '../../rules/attack/heat.ts';
import { aimIn, bandTo } from '../../rules/attack/hex-attacks.ts';
import { isHit, toHitHex } from '../../rules/attack/to-hit.ts';
import { surviving } from '../../rules/elements/condition.ts';
import type { Frames } from '../../state.ts';
import type { Seen } from '../../table.ts';
import { setHeat } from '../announcing.ts';
import { concerning } from '../command/reactions.ts';
import { endIfDecided } from '../victory.ts';
import { heatUp } from './volley.ts';

/** BF2-DECL-01: elements that attack a hex do so before the others of their unit attack another unit. */
export function declareHexAttack(
  play: Play<Battleforce2>,
  { unit, aim, to, attacks: listed }: OrderOf<'attack-hex'>,
): void {
  const { board, plugged } = battlefieldOf(play.state);
  const hex = cellOf(board, to);
  plugged.attacks?.(play, unit);
  const attacks = listed.map(({ attacker, overheat = 0 }) => ({ attacker, overheat }));
  play.happen({ type: 'declared-hex', unit, hex, aim, attacks });
  play.next({ step: 'combat/hex', unit, aim, hex, attacks });
}

/**
 * BF2-DECL-02: all rolls, then all hits, while there is something left to hit. Each is a step of its own with its
 * result in the frame, so the number of rolls does not depend on a guessed sheet.
 */
export function hexVolley(
  play: Play<Battleforce2>,
  { unit, aim: id, hex, attacks }: Frames['combat/hex'],
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const aim = aimIn(field, id);
  const band = bandTo(field, state, unit, hex) as Band;
  const hits = attacks.flatMap(({ attacker, overheat }) => {
    const damage = damageValue(field, state, attacker, band)! + overheat;
    const adds = aim.adds ? aim.adds(field, attacker, damage) : damage;
    const hit = rollToHit(play, field, aim, { attacker, hex, band });
    return hit ? [{ step: 'combat/hex-hit', unit, aim: id, hex, adds } as const] : [];
  });
  if (hits.length > 0) play.emit({ type: 'hits-hex', hex, adds: hits.map(({ adds }) => adds) });
  play.next(...hits, { step: 'combat/hex-fired', unit, attacks });
}

export function strikeHex(play: Play<Battleforce2>, hit: Frames['combat/hex-hit']): void {
  const field = battlefieldOf(play.state);
  const aim = aimIn(field, hit.aim);
  if (!aim.whyNotHex(field, play.state, hit.hex)) aim.hit(play, hit);
}

/** BF2-HEAT-02 */
export function hexFired(play: Play<Battleforce2>, { unit, attacks }: Frames['combat/hex-fired']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  for (const { attacker, overheat } of attacks) {
    if (state.elements[attacker].destroyed) continue;
    if (field.past.readsRulesApart?.())
      setHeat(play, attacker, heatAfterAttack(field, state, attacker, overheat));
    else heatUp(play, attacker, overheat);
  }
  const attackers = attacks.map(({ attacker }) => attacker);
  play.happen({ type: 'fired-hex', unit, attackers });
  endIfDecided(play);
}

/** BF2-BLDG-05: those who have not attacked may still attack a unit. */
export function hexVolleyIsOver(
  table: Seen,
  field: OpenField,
  unit: number,
  attackers: readonly number[],
): void {
  for (const attacker of attackers) table.elements[attacker].attacked = true;
  if (surviving(field, table, unit).every((element) => table.elements[element].attacked))
    table.units[unit].fired = true;
  table.volley = null;
}

function rollToHit(play: Play<Battleforce2>, field: Battlefield, aim: Aim, shot: HexShot): boolean {
  const { state } = play;
  const number = (tally: Tally<RuleId>) => toHitHex(tally, field, state, shot, aim);
  const seat = field.seatOf[field.unitOf[shot.attacker]];
  const dice = play.roll('to hit', 2, concerning(field.unitOf[shot.attacker]));
  const hit = isHit(sum(dice), totalOf(number));
  const { attacker, hex } = shot;
  play.emit({ type: 'attacked-hex', seat, attacker, hex, toHit: play.explain(number), dice, hit });
  return hit;
}
