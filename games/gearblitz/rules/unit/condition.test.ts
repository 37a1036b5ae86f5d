import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { Card } from '../../cards/card.ts';
import type { Damage } from '../../cards/unit.ts';
import { unit } from '../../testing/scene.ts';
import { afterHit } from '../damage/damage.ts';
import {
  attackPenalty,
  auxRating,
  defensePenalty,
  ewPenalty,
  fastest,
  hasAux,
  hasComms,
  hasDetectionRating,
  isBlind,
  mustSlowDown,
} from './condition.ts';

const STATES = [0, 1, 2, 3] as const;
const withPerks = (armorPerks: Card['armorPerks'], damage: Damage = 0) => unit({ armorPerks }, { damage });
const attack = (perks: Card['armorPerks']) =>
  STATES.map((state) => attackPenalty(withPerks(perks, state)).value);
const defense = (perks: Card['armorPerks']) =>
  STATES.map((state) => defensePenalty(withPerks(perks, state)).value);
const hit = (target: ReturnType<typeof unit>, level: Damage) =>
  afterHit(target, { level, traits: {}, countersSpent: 0, boxesSpent: 0 });

rule('HGB-DMG-04', 'Heavy damage costs 1 and Critical 2 on attack, Defense and EW rolls', () => {
  expect(attack({})).toEqual([0, 0, -1, -2]);
  expect(defense({})).toEqual([0, 0, -1, -2]);
  expect(STATES.map((damage) => ewPenalty(unit({}, { damage })).value)).toEqual([0, 0, -1, -2]);
});

rule(
  ['HGB-APERK-04', 'HGB-APERK-09', 'HGB-DMG-07'],
  'Exposed Fire Control and Shielded Weapons change the attack',
  () => {
    expect(attack({ exposedFireControl: true })).toEqual([0, -1, -2, -3]);
    expect(attack({ shieldedWeapons: true })).toEqual([0, 0, 0, -1]);
    expect(defense({ exposedFireControl: true })).toEqual([0, 0, -1, -2]);
  },
);

rule(
  ['HGB-APERK-05', 'HGB-APERK-08', 'HGB-DMG-07'],
  'Exposed Movement and Rugged Movement change the Defense',
  () => {
    expect(defense({ exposedMovement: true })).toEqual([0, -1, -2, -3]);
    expect(defense({ ruggedMovement: true })).toEqual([0, 0, 0, -1]);
    expect(attack({ ruggedMovement: true })).toEqual([0, 0, -1, -2]);
  },
);

rule(
  'HGB-DMG-04',
  'From Heavy damage on a Unit is no faster than Combat Speed, and slows down at once',
  () => {
    expect(STATES.map((damage) => fastest(unit({}, { damage })))).toEqual(['top', 'top', 'combat', 'combat']);
    expect(mustSlowDown(unit({}, { damage: 2, speed: 'top' }))).toBe(true);
    expect(mustSlowDown(unit({}, { damage: 1, speed: 'top' }))).toBe(false);
    expect(mustSlowDown(unit({}, { damage: 2, speed: 'combat' }))).toBe(false);
  },
);

rule(['HGB-DMG-06', 'HGB-AUX-00', 'HGB-DMG-04'], 'AUX systems are destroyed at Critical', () => {
  const scout = unit({ aux: { ecm: 2, searchlight: true } }, { damage: 1 });
  expect(auxRating(scout, 'ecm')).toBe(2);
  expect(auxRating(scout, 'searchlight')).toBe(1);
  expect(auxRating(scout, 'eccm')).toBe(0);
  expect(hasAux(hit(scout, 1))).toBe(true);
  const critical = hit(scout, 2);
  expect([hasAux(critical), hasComms(critical), hasDetectionRating(critical)]).toEqual([false, false, false]);
  expect(auxRating(critical, 'ecm')).toBe(0);
});

rule('HGB-APERK-03', 'Exposed Aux is destroyed at Heavy', () => {
  expect(hasAux(hit(withPerks({ exposedAux: true }), 2))).toBe(false);
  expect(hasAux(hit(withPerks({}), 2))).toBe(true);
  expect(hasAux(hit(withPerks({ exposedAux: true }), 1))).toBe(true);
});

rule('HGB-APERK-01', 'Backup Communication outlives the first destruction of AUX, not the second', () => {
  const first = hit(withPerks({ exposedAux: true, backupComms: true }), 2);
  expect([hasAux(first), hasComms(first)]).toEqual([false, true]);
  expect(hasComms(hit(first, 1))).toBe(false);
});

rule('HGB-APERK-02', 'Backup Sensors keep the Detection Rating', () => {
  const blinded = hit(withPerks({ backupSensors: true }), 3);
  expect([hasAux(blinded), hasDetectionRating(blinded)]).toEqual([false, true]);
});

rule('HGB-FLAW-06', 'A Sensor Dependent Unit is blind without sensors', () => {
  const flaws = { sensorDependent: true } as const;
  expect(isBlind(unit({ flaws }))).toBe(false);
  expect(isBlind(unit({ flaws }, { auxHits: 1 }))).toBe(true);
  expect(isBlind(unit({}, { auxHits: 1 }))).toBe(false);
});
