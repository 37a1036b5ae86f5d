import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { phaseEnd } from '../../phases/turn/phase-end.ts';
import { resolve } from '../../phases/weapon/weapon.ts';
import { weaponNumber, whyNotFire } from '../../rules/fire/to-hit.ts';
import { fall } from '../../rules/piloting/falls.ts';
import { climbOnto, swarmerOf } from '../../rules/unit/riding.ts';
import { AUTOMATIC_HIT, OFF_MAP } from '../../state.ts';
import { melee } from '../../testing/melee.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { suits } from '../../testing/squads.ts';
import { location, piloting, toHit } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { InfantryFile } from '../../units/infantry-file.ts';
import { LL, RL } from '../../units/locations.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import * as close from './close-quarters.ts';

const LEG = 1;
const SWARM = 2;
const wolf = mech('Wolf', { tons: 55, armor: 20 });

/** A trained platoon in the hex of a 'Mech. */
const beside = (
  plan: Partial<InfantryFile> = {},
  state: object = {},
  map = '. . .',
  other: UnitFile = wolf,
) =>
  scene({
    options: COMBINED,
    map,
    units: {
      Troop: { mech: platoon('Troop', { antiMech: true, ...plan }), at: '0101 N' },
      Wolf: { mech: other, at: '0101 N', state },
    },
  });

const number = (s: Scene, weapon: number) =>
  weaponNumber(s.field, s.state, { attacker: 0, weapon, target: 1, twist: 0, secondary: 0, aim: -1 });

const why = (s: Scene, weapon: number) =>
  whyNotFire(s.field, s.state, { unit: 0, twist: 0, prop: null }, weapon, 1)?.message;

/** The attack as declared, with this number. */
function attack(s: Scene, weapon: number, needed: number, ...rolls: Roll[]): void {
  s.state.weaponAttacks = [{ attacker: 0, weapon, target: 1, number: needed, bin: -1, aim: -1 }];
  s.rolling(rolls, () => resolve(s.play, { attack: 0 }));
}

describe('What it takes', () => {
  rule(
    'MT-PRE-15',
    "Example: 28 troopers, a 'Mech that moved 4 hexes in light woods: legs 6, swarm 9",
    () => {
      const s = beside({}, { hexesMoved: 4, mode: 'walk' }, 'l . .');
      expect([number(s, LEG), number(s, SWARM)]).toEqual([6, 9]);
      const prone = beside({}, { hexesMoved: 4, mode: 'walk', prone: true }, 'l . .');
      expect(number(prone, SWARM)).toBe(5);
    },
  );

  rule('MT-PRE-15', 'The fewer they are the harder it is', () => {
    const row = (weapon: number, counts: readonly number[]) =>
      counts.map((troopers) => number(beside({ troopers }), weapon));
    expect(row(LEG, [28, 22, 21, 16, 15, 10, 9, 5])).toEqual([4, 4, 7, 7, 10, 10, 12, 12]);
    expect(row(SWARM, [28, 22, 21, 16])).toEqual([7, 7, 10, 10]);
    expect([why(beside({ troopers: 4 }), LEG), why(beside({ troopers: 15 }), SWARM)]).toEqual(
      Array(2).fill('They are too few for that'),
    );
  });

  rule('MT-PRE-15', 'Neither Gunnery nor their own move matters', () => {
    const s = beside();
    s.unit('Troop').gunnery = 0;
    s.state.units[0].thisTurn.mode = 'jump';
    expect([number(s, LEG), number(s, SWARM)]).toEqual([4, 7]);
  });

  rule('MT-PRE-15', "Only on 'Mechs, in their hex, by those who were trained", () => {
    expect(why(beside({}, {}, '. . .', vehicle('Tank')), LEG)).toBe("That attack is made on 'Mechs");
    const apart = scene({
      options: COMBINED,
      units: {
        Troop: { mech: platoon('Troop', { antiMech: true }), at: '0505 N' },
        Wolf: { mech: wolf, at: '0504 N' },
      },
    });
    expect(why(apart, SWARM)).toBe('That attack is made in the hex of its target');
    expect(beside({ antiMech: false }).field.designs[0].weapons).toHaveLength(1);
    expect(beside().field.designs[0].weapons).toHaveLength(3);
  });
});

describe('What it does', () => {
  rule('MT-PRE-15', 'Example: Kick Table 5, critical dice 9: one critical hit and no damage', () => {
    const s = beside();
    attack(s, LEG, 4, toHit(3, 3), location(5), ['critical hit', 4, 5], ['critical slot', 1]);
    expect(s.happened('critical').map(({ location: part }) => part)).toEqual([LL]);
    expect(s.happened('damaged')).toEqual([]);
  });

  rule('MT-PRE-15', 'Example: critical dice 6: 4 points on that leg', () => {
    const s = beside();
    attack(s, LEG, 4, toHit(3, 3), location(5), ['critical hit', 3, 3]);
    expect(s.happened('damaged').map(({ location: part, damage }) => [part, damage])).toEqual([[LL, 4]]);
  });

  rule('MT-PRE-15', 'Of a leg that is gone the other one is struck', () => {
    const s = beside({}, { lost: 1 << LL });
    attack(s, LEG, 4, toHit(3, 3), location(5), ['critical hit', 3, 3]);
    expect(s.happened('damaged').map(({ location: part }) => part)).toEqual([RL]);
  });

  rule('MT-PRE-15', 'A swarm only gets there, and is then nowhere else', () => {
    const s = beside();
    attack(s, SWARM, 7, toHit(3, 4));
    expect([s.unit('Troop').hex, swarmerOf(s.state, 1)]).toEqual([OFF_MAP, 0]);
    expect(s.happened('damaged')).toEqual([]);
    expect(s.said('swarm-on')).toEqual(['Troop climbs onto Wolf.']);
  });

  rule(
    'MT-PRE-15',
    'From then on it hits without a roll, in groups of 5, each a threat to the inside',
    () => {
      const s = beside({ arms: 'srm', troopers: 17 });
      climbOnto(s.state.units[0], 1);
      attack(s, SWARM, AUTOMATIC_HIT, location(1, 1), ['critical hit', 1, 1], location(2, 2), [
        'critical hit',
        1,
        1,
      ]);
      const damage = s
        .happened('damaged')
        .map(({ location: part, rear, damage: points }) => [part, rear, points]);
      expect(damage).toEqual([
        [0, false, 5],
        [3, true, 4],
      ]);
    },
  );

  rule('MT-PRE-15', 'One platoon at a time', () => {
    const s = scene({
      options: COMBINED,
      units: {
        Troop: { mech: platoon('Troop', { antiMech: true }), at: '0505 N', side: 0 },
        Other: { mech: platoon('Other', { antiMech: true }), at: '0505 N', side: 0 },
        Wolf: { mech: wolf, at: '0505 N', side: 1 },
      },
    });
    climbOnto(s.state.units[1], 2);
    const stance = { unit: 0, twist: 0, prop: null } as const;
    expect(whyNotFire(s.field, s.state, stance, SWARM, 2)?.message).toBe('Others swarm it already');
    expect(whyNotFire(s.field, s.state, stance, LEG, 2)).toBeNull();
  });
});

describe('Fighting them off', () => {
  const clinging = (map = '. . .', plan: Partial<InfantryFile> = {}): Scene => {
    const s = beside(plan, {}, map);
    climbOnto(s.state.units[0], 1);
    return s;
  };
  const table = () =>
    melee({
      options: COMBINED,
      units: {
        Wolf: { mech: wolf, at: '0505 N', piloting: 5 },
        Troop: { mech: platoon('Troop', { antiMech: true }), at: '0505 N' },
      },
    });
  const brush = { type: 'brush-off', unit: 'Wolf', limb: 'LA' } as const;

  rule('MT-PRE-28', 'Example: Piloting 5, a whole arm: 9; 55 tons: 6 points, not doubled', () => {
    const made = table();
    climbOnto(made.scene.state.units[1], 0);
    made.begin(0);
    expect(made.labels('brush-off', 0)).toContainEqual(['Left arm', 9]);
    made.order(brush, ['brush off', 4, 5]);
    expect(made.scene.unit('Troop').structure).toEqual([22]);
    expect(swarmerOf(made.scene.state, 0)).toBe(-1);
    expect(made.scene.field.board.number[made.scene.unit('Troop').hex]).toBe('0505');
  });

  rule('MT-PRE-28', 'Who misses strikes itself, on the Punch Table, and they stay on', () => {
    const made = table();
    climbOnto(made.scene.state.units[1], 0);
    made.begin(0).order(brush, ['brush off', 4, 4], location(3));
    expect(made.scene.happened('damaged').map(({ unit, damage }) => [unit, damage])).toEqual([[0, 6]]);
    expect(swarmerOf(made.scene.state, 0)).toBe(1);
  });

  rule('MT-PRE-28', 'Not with an arm that has fired, and not while lying', () => {
    const fired = table();
    climbOnto(fired.scene.state.units[1], 0);
    fired.scene.unit('Wolf').fired = 0b11_1111_1111;
    expect(fired.begin(0).asked).toBe('over');
    const prone = table();
    climbOnto(prone.scene.state.units[1], 0);
    prone.scene.unit('Wolf').prone = true;
    expect(prone.begin(0).asked).toBe('over');
  });

  rule('MT-PRE-28', 'Example: a fall throws them off: 11 troopers dead, whatever the ground', () => {
    const s = clinging();
    s.rolling([['fall facing', 1], location(3, 4), location(3, 4), ['pilot injury', 6, 6]], () =>
      fall(s.play, s.field, 1, { levels: 0, number: 5 }),
    );
    expect([s.unit('Troop').structure, s.unit('Troop').hex]).toEqual([[17], s.unit('Wolf').hex]);
  });

  rule('MT-PRE-28', 'In water a fall is the end of them', () => {
    const s = clinging('~1 . .');
    s.rolling([['fall facing', 1], location(3, 4), ['pilot injury', 6, 6]], () =>
      fall(s.play, s.field, 1, { levels: 0, number: 5 }),
    );
    expect(s.unit('Troop').loss).toBe('sunk');
  });

  rule('MT-PRE-28', 'The end of a jump shakes them off on a roll at +4', () => {
    const jumper = mech('Wolf', { tons: 55, slots: { LT: ['2 x Jump Jet'], RT: ['2 x Jump Jet'] } });
    const jumped = (a: number, b: number) => {
      const made = melee({
        options: COMBINED,
        units: {
          Wolf: { mech: jumper, at: '0505 N', piloting: 5 },
          Troop: { mech: platoon('Troop', { antiMech: true }), at: '0505 N' },
        },
      });
      climbOnto(made.scene.state.units[1], 0);
      made
        .beginAt('movement', 0)
        .order({ type: 'jump', unit: 'Wolf', to: '0503', facing: 'N' }, piloting(a, b));
      return made.scene;
    };
    expect(jumped(4, 5).unit('Troop').structure).toEqual([17]);
    expect(swarmerOf(jumped(4, 4).state, 0)).toBe(1);
  });

  rule('MT-PRE-28', 'Deep water drowns them, and where the target is destroyed they stand', () => {
    const deep = clinging('~2 . .');
    deep.rolling([], () => phaseEnd(deep.play, { phase: 'movement' }));
    expect(deep.unit('Troop').loss).toBe('sunk');
    const dead = clinging();
    dead.unit('Wolf').loss = 'engine';
    dead.rolling([], () => phaseEnd(dead.play, { phase: 'weapon' }));
    expect([dead.unit('Wolf').hex, dead.unit('Troop').hex >= 0]).toEqual([-2, true]);
  });

  rule('MT-PRE-28', 'Who is carried off the map is lost', () => {
    const s = clinging();
    Object.assign(s.state.units[1], { hex: -2, loss: 'left-map' });
    s.rolling([], () => phaseEnd(s.play, { phase: 'movement' }));
    expect(s.unit('Troop').loss).toBe('left-map');
  });

  rule('MT-PRE-28', 'In the Weapon Attack Phase they tear at it or let go, and nobody fires at them', () => {
    const made = melee({
      options: COMBINED,
      units: {
        Troop: { mech: platoon('Troop', { antiMech: true }), at: '0505 N' },
        Wolf: { mech: mech('Wolf', { slots: { RA: ['Medium Laser'] } }), at: '0505 N' },
      },
    });
    climbOnto(made.scene.state.units[0], 1);
    made.beginAt('weapon', 0);
    expect(made.orders.toSorted()).toEqual(['hold', 'let-go', 'tear-at']);
    made.order({ type: 'let-go', unit: 'Troop' });
    expect(made.scene.unit('Troop').hex).toBe(made.scene.unit('Wolf').hex);
  });
});

describe('Battle armour', () => {
  const squad = (plan: Parameters<typeof suits>[1] = {}, map = '. . .', state: object = {}) =>
    scene({
      options: COMBINED,
      map,
      units: {
        Squad: { mech: suits('Squad', { antiMech: true, ...plan }), at: '0101 N' },
        Wolf: { mech: wolf, at: '0101 N', state },
      },
    });

  rule('MT-PRE-15', 'Its numbers by troopers: legs 4, 7, 10, 12 and a swarm 7 or 10', () => {
    const row = (weapon: number) => [5, 4, 3, 2, 1].map((troopers) => number(squad({ troopers }), weapon));
    expect([row(LEG), row(SWARM)]).toEqual([
      [4, 4, 7, 10, 12],
      [7, 7, 10, 10, 10],
    ]);
  });

  rule('MT-PRE-15', 'On a leg it finds nothing to break inside: 4 points', () => {
    const s = squad();
    attack(s, LEG, 4, toHit(3, 3), location(5), ['critical hit', 3, 3]);
    expect(s.happened('damaged').map(({ location: part, damage }) => [part, damage])).toEqual([[LL, 4]]);
  });

  const LASER_AND_MISSILES = { weapons: [{ weapon: 'Small Laser' }, { weapon: 'SRM 2', shots: 1 }] };

  rule('MT-PRE-15', 'At close quarters every weapon of every trooper hits, each kind in one location', () => {
    const s = squad(LASER_AND_MISSILES);
    climbOnto(s.state.units[0], 1);
    close.declares(s.play, s.field, { type: 'tear-at', unit: 0 });
    expect(s.state.weaponAttacks.map(({ weapon, number: needed }) => [weapon, needed])).toEqual([
      [0, AUTOMATIC_HIT],
      [1, AUTOMATIC_HIT],
    ]);
    expect(s.unit('Squad').shots).toEqual([0]);
    const [declared] = s.happened('fire-declared');
    expect(declared.attacks.map(({ weapon, explanation }) => [weapon, explanation.total])).toEqual([
      [0, AUTOMATIC_HIT],
      [1, AUTOMATIC_HIT],
    ]);
    s.rolling([location(3, 4), ['critical hit', 1, 1], location(3, 3), ['critical hit', 1, 1]], () => {
      resolve(s.play, { attack: 0 });
      resolve(s.play, { attack: 1 });
    });
    expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([12, 16]);
    expect(s.state.weaponAttacks).toHaveLength(2);
  });

  rule('MT-PRE-15', 'What has no shots left is of no use there', () => {
    const s = squad({ weapons: [{ weapon: 'SRM 2', shots: 1 }] });
    climbOnto(s.state.units[0], 1);
    s.state.units[0].body.shots = [0];
    close.declares(s.play, s.field, { type: 'tear-at', unit: 0 });
    expect([s.state.weaponAttacks.length, s.happened('held').length]).toEqual([0, 1]);
  });

  rule('MT-PRE-28', 'Deep water does not drown it, and a fall on dry ground hurts one of them', () => {
    const deep = squad({}, '~2 . .');
    climbOnto(deep.state.units[0], 1);
    deep.rolling([], () => phaseEnd(deep.play, { phase: 'movement' }));
    expect([deep.unit('Squad').loss, swarmerOf(deep.state, 1)]).toEqual([null, 0]);
    const s = squad();
    climbOnto(s.state.units[0], 1);
    s.rolling([['fall facing', 1], location(3, 4), location(3, 4), ['pilot injury', 6, 6], location(2)], () =>
      fall(s.play, s.field, 1, { levels: 0, number: 5 }),
    );
    expect(s.unit('Squad').structure).toEqual([1, 0, 1, 1]);
    expect(swarmerOf(s.state, 1)).toBe(-1);
  });
});
