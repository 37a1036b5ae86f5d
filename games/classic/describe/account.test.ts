import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { describe, expect, test } from 'vitest';
import { battlefieldOf } from '../battlefields.ts';
import type { Part } from '../design.ts';
import type { Event } from '../events.ts';
import { classic } from '../game.ts';
import { AUTOMATIC_MISS, type Setup } from '../state.ts';
import { armorFacing, CT, LA, LT } from '../units/locations.ts';
import { accountOf, type Harm, isDealt, type Step } from './account.ts';

const skirmish = scenarioSetup(classic, 'skirmish');
if (!skirmish.ok) throw new Error(skirmish.error[0].message);
const setup = skirmish.value;

/** A battle between two bots, order by order. */
function played(battle: Setup, seed: string): readonly Step[] {
  const steps: Step[] = [];
  const history = new History(classic, battle, seed);
  const bots = battle.seats.map(() => classic.bot('recruit'));
  playMatch(classic, battle, seed, bots, {
    onOrder: (seat, order) => {
      const events: Event[] = [];
      history.add({ kind: 'order', seat, order }, events);
      steps.push({ moment: steps.length + 1, events });
    },
  });
  return steps;
}

describe('The account of a battle', () => {
  const field = battlefieldOf({ setup });
  const [attacker, target] = [0, 4];
  const shot = { attacker, target, weapon: 0, number: 7, bin: -1, aim: -1 };
  const fired: Event = { type: 'weapon-attack', attack: shot, dice: [3, 4], hit: true };
  const damaged = (unit: number, location: Part, damage: number): Event => {
    const { armor, structure } = field.designs[unit];
    const left = { armor: armor[location] - damage, structure: structure[location] };
    return { type: 'damaged', unit, location, rear: false, damage, ...left };
  };
  const explosion = (unit: number, damage: number): Event => {
    return { type: 'explosion', unit, location: LA, bin: 0, ammo: 'SRM 6', shots: 1, damage };
  };
  const located: Event = {
    type: 'location',
    unit: target,
    table: 'mech',
    side: 'front',
    dice: [1, 4],
    location: LA,
    struck: true,
  };
  const account = (...events: Event[]) =>
    accountOf(field, [{ moment: 1, events: [{ type: 'turn', turn: 1 }, ...events] }]);
  const brief = (harms: readonly Harm[]) => harms.map(({ cause, by, points }) => [cause, by, points]);

  test('credits ammunition to the hit that set it off, and what the hit has left to the weapon again', () => {
    const { harms, attacks } = account(
      fired,
      located,
      damaged(target, LA, 3),
      explosion(target, 12),
      damaged(target, LT, 7),
      damaged(target, CT, 5),
      damaged(target, LT, 2),
    );
    expect(brief(harms)).toEqual([
      ['weapon', attacker, 3],
      ['ammunition', attacker, 7],
      ['ammunition', attacker, 5],
      ['weapon', attacker, 2],
    ]);
    expect(attacks[0].damage).toBe(17);
  });

  test('does not take the next missiles for the rest of an explosion that found nothing more to harm', () => {
    const { harms } = account(
      fired,
      located,
      explosion(target, 100),
      damaged(target, CT, 20),
      located,
      damaged(target, LA, 2),
    );
    expect(brief(harms)).toEqual([
      ['ammunition', attacker, 20],
      ['weapon', attacker, 2],
    ]);
  });

  test("blames nobody else for ammunition that goes up in the heat, or for a 'Mech that falls", () => {
    const heated: Event = { type: 'ammo-roll', unit: target, dice: [1, 1], number: 4, avoided: false };
    const nothing = { total: 0, lines: [] };
    const { harms, exits } = account(
      fired,
      { type: 'fell', unit: target, hex: 0, facing: 0, dice: [1], side: 'front', damage: nothing },
      damaged(target, CT, 5),
      { type: 'phase', phase: 'heat' },
      heated,
      explosion(target, 30),
      damaged(target, LT, 10),
      { type: 'destroyed', unit: target, loss: 'explosion' },
    );
    expect(brief(harms)).toEqual([
      ['fall', target, 5],
      ['ammunition', target, 10],
    ]);
    expect(exits).toMatchObject([{ unit: target, loss: 'explosion', by: target }]);
  });

  test('tells what a charge costs the charger from what it does to its target', () => {
    const attack = {
      kind: 'charge',
      attacker,
      target,
      limb: -1,
      number: 7,
      damage: 20,
      from: 0,
      to: 1,
    } as const;
    const nothing = { total: 7, lines: [] };
    const { harms, attacks } = account(
      { type: 'physical-attack', attack, explanation: nothing, dice: [4, 4], hit: true },
      damaged(target, CT, 5),
      damaged(attacker, CT, 4),
    );
    expect(harms.map((harm) => isDealt(field, harm))).toEqual([true, false]);
    expect(attacks[0]).toMatchObject({ damage: 5, chance: 21 / 36 });
  });

  test("counts what goes with a lost location, once, and as nobody's damage", () => {
    const { armor, structure } = field.designs[target];
    const { harms } = account(
      fired,
      damaged(target, LT, 4),
      { type: 'location-lost', unit: target, location: LT, blownOff: false },
      { type: 'location-lost', unit: target, location: LT, blownOff: false },
    );
    const whole = armor[LT] + armor[armorFacing(LT, true)] + structure[LT];
    expect(brief(harms)).toEqual([
      ['weapon', attacker, 4],
      ['location-lost', attacker, whole - 4],
    ]);
    expect(harms.map((harm) => isDealt(field, harm))).toEqual([true, false]);
  });

  test("lists a wreck that is pushed off the map as what it was, and no 'Mech twice", () => {
    const { exits, attacks } = account(
      fired,
      { type: 'destroyed', unit: target, loss: 'engine' },
      { type: 'left-map', unit: target, escaped: false },
    );
    expect(exits).toMatchObject([{ unit: target, loss: 'engine', by: attacker }]);
    expect(attacks[0].destroys).toBe(true);
  });

  test('expects nothing of a shot beyond its range, which misses without a roll', () => {
    const { attacks } = account({
      ...fired,
      attack: { ...shot, number: AUTOMATIC_MISS },
      dice: [],
      hit: false,
    });
    expect(attacks[0]).toMatchObject({ chance: 0, rolled: null, isHit: false });
  });

  test('has no more damage from a hit than the weapon can do, ammunition aside', () => {
    const { harms, attacks } = accountOf(field, played(setup, 'statistics'));
    const exploded = new Set(harms.flatMap(({ cause, moment }) => (cause === 'ammunition' ? [moment] : [])));
    const plain = attacks.filter(({ kind, moment }) => kind === 'weapon' && !exploded.has(moment));
    expect(plain.length).toBeGreaterThan(50);
    for (const { attacker: unit, weapon, damage, isHit } of plain) {
      const { type } = field.designs[unit].weapons[weapon];
      expect(damage).toBeLessThanOrEqual(isHit ? type.damage * Math.max(1, type.cluster) : 0);
    }
  });
});
