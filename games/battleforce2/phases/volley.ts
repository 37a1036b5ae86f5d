import { sum } from '@ironfield/kernel/dice.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Band } from '../data/tables.ts';
import type { Battleforce2 } from '../game-types.ts';
import type { RuleId } from '../rule-index.ts';
import { networkBand } from '../rules/c3.ts';
import { commandOn } from '../rules/commands.ts';
import { diesOfHeat } from '../rules/condition.ts';
import { attackDamage, damageBand, damageValue } from '../rules/damage.ts';
import { jammersAgainst, noticedJammers } from '../rules/ecm.ts';
import { heatAfterAttack } from '../rules/heat.ts';
import { bandBetween } from '../rules/range.ts';
import { isHit, toHit } from '../rules/to-hit.ts';
import type { Attack, Frames, State } from '../state.ts';
import { notice, setHeat } from './announcing.ts';
import { dealHit, destroy } from './hits.ts';
import { askToEvade } from './reactions.ts';
import { endIfDecided } from './victory.ts';

/**
 * BF2-DECL-02: all rolls, then all hits in the order of the declaration, then the heat of the attackers. Hits are steps of
 * their own, with their damage: everybody hears it, and so it does not hang on a sheet that others have to guess.
 */
export function volley(play: Play<Battleforce2>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { unit, spotter, attacks } = state.volley!;
  const target = state.volley!.target!;
  const band = bandBetween(field, state, unit, target) as Band;
  if (spotter === null)
    for (const { attacker } of attacks) noticeJammers(play, field, attacker, target, band);
  askToEvade(play, target);
  const isHits = attacks.map((attack) => rollToHit(play, field, attack, band, spotter));
  const hits = attacks.flatMap((attack, i) =>
    isHits[i] ? hitsOf(field, state, attack, damageBand(band, spotter)) : [],
  );
  if (hits.length > 0)
    play.emit({ type: 'hits', hits: hits.map(({ element, damage }) => ({ element, damage })) });
  play.next(...hits, { step: 'combat/fired' });
  const { attackResolved } = field.plugged;
  if (attackResolved)
    for (const [i, attack] of attacks.entries()) attackResolved(play, attack, band, isHits[i]);
}

/** BF2-EQ-05, BF2-EQ-08: ECM that takes the range of its network from an attacker is noticed now. */
function noticeJammers(
  play: Play<Battleforce2>,
  field: Battlefield,
  attacker: number,
  target: number,
  band: Band,
): void {
  const { state } = play;
  if (!field.links[attacker]) return;
  const seat = field.seatOf[field.unitOf[attacker]];
  const rangeWith = (jammers: readonly number[]) =>
    networkBand(field, state, attacker, target, band, jammers);
  const all = jammersAgainst(field, state, seat);
  const real = rangeWith(all);
  if (real === rangeWith(noticedJammers(field, state, seat))) return;
  let needed = all;
  for (const jammer of all) {
    const others = needed.filter((other) => other !== jammer);
    if (!state.elements[jammer].jams && rangeWith(others) === real) needed = others;
  }
  for (const jammer of needed) notice(play, jammer);
}

type HitFrame = { readonly step: 'combat/hit' } & Frames['combat/hit'];

/** BF2-DMG-01; BF2-CMDX-04, BF2-CMDX-05: a charger suffers what its target does at pointblank range as it stands. */
function hitsOf(field: Battlefield, state: State, attack: Attack, band: Band): HitFrame[] {
  const { attacker, target, charges } = attack;
  const damage = totalOf<RuleId>((tally) => attackDamage(tally, field, state, attack, band));
  const hit = (element: number, by: number, points: number, isAlwaysCritical: boolean): HitFrame => ({
    step: 'combat/hit',
    element,
    by,
    damage: points,
    isAlwaysCritical,
  });
  if (!charges) return [hit(target, attacker, damage, false)];
  const isFromAbove = commandOn(field, state, field.unitOf[attacker]) === 'Death from Above';
  const back = damageValue(field, state, target, 0) ?? 0;
  return [hit(target, attacker, damage, isFromAbove), hit(attacker, target, back, false)];
}

/** BF2-DECL-01: lost on whoever is gone already. */
export function strike(
  play: Play<Battleforce2>,
  { element, by, damage, isAlwaysCritical }: Frames['combat/hit'],
): void {
  if (play.state.elements[element].destroyed) play.emit({ type: 'lost', attacker: by, target: element });
  else dealHit(play, element, damage, isAlwaysCritical);
}

/** BF2-HEAT-02 */
export function fired(play: Play<Battleforce2>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { unit, attacks } = state.volley!;
  for (const { attacker, overheat } of attacks) {
    if (state.elements[attacker].destroyed) continue;
    setHeat(play, attacker, heatAfterAttack(field, state, attacker, overheat));
    if (diesOfHeat(field.types[attacker], state.elements[attacker])) destroy(play, attacker);
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
  // BF2-AERO-10: a DropShip attacks twice.
  const isOver = table.units[unit].thisTurn?.broadsides?.length !== 1;
  table.units[unit].fired = isOver;
  for (const attacker of attackers) table.elements[attacker].attacked = isOver;
  table.volley = null;
}

/** BF2-HIT-04 */
function rollToHit(
  play: Play<Battleforce2>,
  field: Battlefield,
  { attacker, target, charges }: Attack,
  band: Band,
  spotter: number | null,
): boolean {
  const { state } = play;
  const shot = { attacker, target, band, charges, spotter };
  const number = (tally: Tally<RuleId>) => toHit(tally, field, state, shot);
  const seat = field.seatOf[field.unitOf[attacker]];
  const dice = play.roll('to hit', 2, { by: seat, against: field.seatOf[field.unitOf[target]] });
  const hit = isHit(sum(dice), totalOf(number));
  play.emit({ type: 'attacked', seat, attacker, target, toHit: play.explain(number), dice, hit });
  return hit;
}
