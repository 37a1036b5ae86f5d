import { sum } from '@ironfield/kernel/dice.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { type Band, POINTBLANK } from '../../data/tables.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { networkBand } from '../../rules/attack/c3.ts';
import { attackDamage, damageBand, damageValue } from '../../rules/attack/damage.ts';
import { jammersAgainst, noticedJammers } from '../../rules/attack/ecm.ts';
import { heatAfterAttack } from '../../rules/attack/heat.ts';
import { bandBetween } from '../../rules/attack/range.ts';
import { isHit, toHit } from '../../rules/attack/to-hit.ts';
import { commandOn } from '../../rules/commands/commands.ts';
import { diesOfHeat } from '../../rules/elements/condition.ts';
import type { Attack, Frames, State } from '../../state.ts';
import type { Seen } from '../../table.ts';
import { LABELS, PROMPTS } from '../../text.ts';
import { notice, setHeat } from '../announcing.ts';
import { against, askToEvade } from '../command/reactions.ts';
import { describeElement } from '../picks.ts';
import { endIfDecided } from '../victory.ts';
import { destroy, hitOn } from './hits.ts';

/**
 * BF2-DECL-02: all rolls, then all hits in the order of the declaration, then the attackers' heat. Hits are steps of
 * their own with their damage, which is public, so it does not depend on a guessed sheet.
 */
export function volley(play: Play<Battleforce2>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { unit, spotter, withholds, attacks } = state.volley!;
  const target = state.volley!.target!;
  const band = bandBetween(field, state, unit, target) as Band;
  askToEvade(play, target);
  const isHits = attacks.map((attack) => rollToHit(play, field, attack, band, spotter));
  const hits: number[] = [];
  for (let i = 0; i < attacks.length; i++) if (isHits[i]) hits.push(i);
  const { attackResolved, strays } = field.plugged;
  if (withholds && hits.length > 0) {
    const seat = field.seatOf[unit];
    play.emit({ type: 'withholding', seat, attackers: hits.map((i) => attacks[i].attacker) });
    play.next({ step: 'combat/withhold', seat, hits });
  } else deal(play, hits);
  if (strays) play.next(...strays([], play, attacks, band, isHits));
  if (attackResolved) for (const attack of attacks) attackResolved(play, attack);
}

/** BF2-DMG-01: deals the hits, in the order of the declaration. */
function deal(
  play: Play<Battleforce2>,
  hit: readonly number[],
  withheld?: ReadonlyMap<number, number>,
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { unit, target, spotter, attacks } = state.volley!;
  const band = damageBand(bandBetween(field, state, unit, target!) as Band, spotter);
  const hits: (ReturnType<typeof hitOn> | ChargeFrame)[] = [];
  for (const i of hit) {
    const withhold = withheld?.get(attacks[i].attacker) ?? attacks[i].withhold;
    const attack = { ...attacks[i], withhold };
    const isCharge = attack.charges && !field.past.readsRulesApart?.();
    hits.push(...(isCharge ? [chargeOf(field, state, attack, band)] : hitsOf(field, state, attack, band)));
  }
  if (hits.length > 0)
    play.emit({ type: 'hits', hits: hits.map(({ element, damage }) => ({ element, damage })) });
  play.next(...hits, { step: 'combat/fired' });
}

/** BF2-INFO-04: chosen when the hits are known, and 1 at least is dealt. */
export const withhold: Decision<Battleforce2, Frames['combat/withhold'], 'withhold'> = {
  menu(state, { hits }) {
    const field = battlefieldOf(state);
    const { unit, target, spotter, attacks } = state.volley!;
    const band = damageBand(bandBetween(field, state, unit, target!) as Band, spotter);
    const most = (attacker: number) => {
      const attack = attacks.find((each) => each.attacker === attacker)!;
      // The target's modifiers reveal whether it has a rear.
      if (field.plugged.isUnidentified?.(state, target!))
        return damageValue(field, state, attacker, band)! + attack.overheat - 1;
      return totalOf<RuleId>((tally) => attackDamage(tally, field, state, attack, band)) - 1;
    };
    const able = hits.flatMap((i) => (attacks[i].charges ? [] : [attacks[i].attacker]));
    return {
      prompt: PROMPTS.withhold,
      rule: 'BF2-INFO-04',
      orders: [
        {
          type: 'withhold',
          label: LABELS.withhold,
          fields: [
            {
              kind: 'each',
              name: 'hits',
              label: LABELS.withhold,
              key: 'attacker',
              items: able.filter((attacker) => most(attacker) > 0),
              describe: (attacker) => describeElement(field, attacker),
              fields: (attacker) => [
                {
                  kind: 'whole',
                  name: 'withhold',
                  label: LABELS.withhold,
                  min: 0,
                  max: most(attacker as number),
                },
              ],
            },
          ],
        },
      ],
    };
  },
  apply(play, { hits }, { hits: listed }) {
    deal(play, hits, new Map(listed.map(({ attacker, withhold: points }) => [attacker, points])));
  },
};

/** BF2-EQ-05, BF2-EQ-08: ECM that takes the range of its network from an attacker is noticed before the first roll. */
export function noticeJammers(play: Play<Battleforce2>, attacker: number, target: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (!field.links[attacker]) return;
  const band = bandBetween(field, state, field.unitOf[attacker], target) as Band;
  const seat = field.seatOf[field.unitOf[attacker]];
  const rangeWith = (jammers: readonly number[]) =>
    networkBand(field, state, { attacker, enemy: target }, band, jammers);
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

type ChargeFrame = { readonly step: 'combat/charge' } & Frames['combat/charge'];

/** BF2-CMDX-04, BF2-CMDX-05: the charger's own damage is computed when it happens. */
function chargeOf(field: Battlefield, state: State, attack: Attack, band: Band): ChargeFrame {
  const { attacker, target } = attack;
  const damage = totalOf<RuleId>((tally) => attackDamage(tally, field, state, attack, band));
  return { step: 'combat/charge', element: target, by: attacker, damage };
}

/**
 * BF2-CMDX-04: a charge at a target that is gone is lost, and harms nobody. Otherwise the charger suffers its target's
 * damage at pointblank range, as it stands before this hit.
 */
export function charge(play: Play<Battleforce2>, { element, by, damage }: Frames['combat/charge']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (state.elements[element].destroyed) {
    play.emit({ type: 'lost', attacker: by, target: element });
    return;
  }
  const back = damageValue(field, state, element, POINTBLANK) ?? 0;
  play.emit({ type: 'hits', hits: [{ element: by, damage: back }] });
  const isFromAbove = commandOn(field, state, field.unitOf[by]) === 'Death from Above';
  play.next(hitOn(element, by, damage, isFromAbove), hitOn(by, element, back));
}

/** BF2-DMG-01; as charges were read before, their damage was reckoned before the first hit of the volley. */
function hitsOf(field: Battlefield, state: State, attack: Attack, band: Band) {
  const { attacker, target, charges } = attack;
  const damage = totalOf<RuleId>((tally) => attackDamage(tally, field, state, attack, band));
  if (!charges) return [hitOn(target, attacker, damage)];
  const isFromAbove = commandOn(field, state, field.unitOf[attacker]) === 'Death from Above';
  const back = damageValue(field, state, target, 0) ?? 0;
  return [hitOn(target, attacker, damage, isFromAbove), hitOn(attacker, target, back)];
}

/** BF2-HEAT-02 */
export function fired(play: Play<Battleforce2>): void {
  const { state } = play;
  const { unit, attacks } = state.volley!;
  for (const { attacker, overheat } of attacks) {
    if (state.elements[attacker].destroyed) continue;
    heatUp(play, attacker, overheat);
  }
  const attackers = attacks.map(({ attacker }) => attacker);
  play.happen({ type: 'fired', unit, attackers });
  endIfDecided(play);
}

/** BF2-AERO-09: and a fighter that is too hot is gone. */
export function heatUp(play: Play<Battleforce2>, attacker: number, overheat: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  setHeat(play, attacker, heatAfterAttack(field, state, attacker, overheat));
  if (diesOfHeat(field.types[attacker], state.elements[attacker])) destroy(play, attacker);
}

export function volleyIsOver(table: Seen, unit: number, attackers: readonly number[]): void {
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
  attack: Attack,
  band: Band,
  spotter: number | null,
): boolean {
  const { state } = play;
  const { attacker, target, charges } = attack;
  const shot = { attacker, target, band, charges, spotter };
  const number = (tally: Tally<RuleId>) => toHit(tally, field, state, shot);
  const seat = field.seatOf[field.unitOf[attacker]];
  const hits = (dice: readonly number[]) => isHit(sum(dice), totalOf(number));
  const rolled = (hit: boolean) => ({ attacker, target, hit });
  const dice = play.roll('to hit', 2, against(field.unitOf[attacker], field.unitOf[target], hits, rolled));
  const hit = hits(dice);
  play.emit({ type: 'attacked', seat, attacker, target, toHit: play.explain(number), dice, hit });
  return hit;
}
