import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect } from 'vitest';
import { FRONT, LEFT, REAR, RIGHT, TURRET } from '../../kinds/vehicle/parts.ts';
import { touchedBy } from '../../rules/damage/touched.ts';
import { whyNotReady } from '../../rules/fire/to-hit.ts';
import { fall } from '../../rules/piloting/falls.ts';
import { climbAboard } from '../../rules/unit/riding.ts';
import { melee } from '../../testing/melee.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { suits } from '../../testing/squads.ts';
import { fallFacing, injury, location } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { Location } from '../../units/locations.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const ON: OptionValues = { ...COMBINED, transport: true };
const PLACES: OptionValues = { ...ON, 'mechanized-battle-armor-positions': true };
const { RT, LT, CT, RA, LA, HD, RL } = Location;
const GUNS = { CT: ['Small Laser'], LT: ['Small Laser'], RA: ['Small Laser'], HD: ['Small Laser'] };
const omni = (tons = 50): UnitFile => ({ ...mech('Omni', { tons, armor: 20, slots: GUNS }), omni: true });
const truck = vehicle('Truck', {
  armor: 20,
  items: { FR: ['Small Laser'], TU: ['Small Laser'], LS: ['Small Laser'] },
});

interface Plan {
  readonly carrier?: UnitFile;
  readonly squad?: UnitFile;
  readonly options?: OptionValues;
  readonly map?: string;
}

/** A carrier with a squad on its outside. */
function ridden({
  carrier = omni(),
  squad = suits('Squad', { clamps: true }),
  options = ON,
  map = '. . .\n. . .',
}: Plan = {}): Scene {
  const s = scene({
    options,
    map,
    units: {
      Omni: { mech: carrier, at: '0101 N' },
      Squad: { mech: squad, at: '0201 N', side: 0 },
      Foe: { at: '0302 N' },
    },
  });
  climbAboard(s.state.units[1], 0, true);
  return s;
}

/** Points that a hit leaves on the squad, by trooper, and takes off the carrier. */
function hit(s: Scene, part: number, rear: boolean, points: number, ...rolls: Roll[]) {
  const before = [...s.state.units[0].body.armor];
  s.rolling(rolls, () =>
    s.field.kinds[0].strike(s.play, s.field, 0, { part, rear, critical: false }, points),
  );
  const { armor, structure } = s.state.units[1].body;
  const lost = before.reduce((sum, each, facing) => sum + each - s.state.units[0].body.armor[facing], 0);
  return [armor.map((each, trooper) => each + structure[trooper]), lost];
}

const trooper = (die: number): Roll => location(die);

describe('Hits on a carrier', () => {
  rule(
    'MT-PRE-25',
    'A random trooper takes those on the side torsos and on the back, the carrier the rest',
    () => {
      for (const [part, rear] of [
        [RT, false],
        [LT, false],
        [RT, true],
        [LT, true],
        [CT, true],
      ] as const)
        expect(hit(ridden(), part, rear, 12, trooper(2))).toEqual([[10, 0, 10, 10], 2]);
      for (const [part, rear] of [
        [CT, false],
        [RA, false],
        [LA, false],
        [RL, false],
      ] as const)
        expect(hit(ridden(), part, rear, 12)).toEqual([[10, 10, 10, 10], 12]);
      expect(hit(ridden(), HD, false, 5).at(1)).toBe(5);
    },
  );

  rule(
    'MT-PRE-25',
    'What a trooper takes alone does not reach the carrier; one who is dead is thrown for again',
    () => {
      expect(hit(ridden(), RT, false, 9, trooper(4))).toEqual([[10, 10, 10, 1], 0]);
      const s = ridden();
      hit(s, RT, false, 10, trooper(1));
      expect(hit(s, RT, false, 4, trooper(1), trooper(3))).toEqual([[0, 10, 6, 10], 0]);
    },
  );

  rule('MT-PRE-25', 'On a vehicle they shield front, sides and rear, not the turret', () => {
    for (const part of [FRONT, RIGHT, LEFT, REAR])
      expect(hit(ridden({ carrier: truck }), part, false, 12, trooper(2))).toEqual([[10, 0, 10, 10], 2]);
    expect(hit(ridden({ carrier: truck }), TURRET, false, 12)).toEqual([[10, 10, 10, 10], 12]);
  });

  rule('MT-PRE-25', 'What strikes the inside passes them by, and nobody inside is ever hit', () => {
    const s = ridden();
    s.rolling([['critical hit', 1, 1]], () => s.field.kinds[0].damageInside(s.play, s.field, 0, RT, 3));
    expect(s.state.units[1].body.armor).toEqual([9, 9, 9, 9]);
    const inside = ridden({ carrier: { ...truck, troopSpace: 4 } as UnitFile });
    climbAboard(inside.state.units[1], 0, false);
    inside.state.units[1].marks = { aboard: 0 } as never;
    expect(hit(inside, FRONT, false, 12)).toEqual([[10, 10, 10, 10], 12]);
  });
});

describe('Places of mechanized battle armour', () => {
  const five = suits('Squad', { troopers: 5, clamps: true });
  const PLACE = [
    [RT, false],
    [LT, false],
    [RT, true],
    [LT, true],
    [CT, true],
  ] as const;

  rule(
    'MT-INFY-06',
    'Example: trooper 1, 9 armour + 1, right torso hit for 12: the trooper dies, 2 points go on',
    () => {
      expect(hit(ridden({ options: PLACES }), RT, false, 12)).toEqual([[0, 10, 10, 10], 2]);
    },
  );

  rule(
    'MT-INFY-06',
    'Each place has its trooper; in a squad of four nobody is on the back of the centre torso',
    () => {
      for (const [place, [part, rear]] of PLACE.entries()) {
        const left = [10, 10, 10, 10, 10].with(place, 6);
        expect(hit(ridden({ options: PLACES, squad: five }), part, rear, 4)).toEqual([left, 0]);
      }
      expect(hit(ridden({ options: PLACES }), CT, true, 4)).toEqual([[10, 10, 10, 10], 4]);
      expect(hit(ridden({ options: PLACES, squad: five }), CT, false, 4).at(1)).toBe(4);
    },
  );

  rule('MT-INFY-06', 'Where the rider is dead the carrier takes all', () => {
    const s = ridden({ options: PLACES });
    hit(s, RT, false, 10);
    expect(hit(s, RT, false, 4)).toEqual([[0, 10, 10, 10], 4]);
  });

  rule('MT-INFY-06', 'A location that is lost takes its riders along, in front and behind', () => {
    const left = (part: number, options = PLACES, squad = five) => {
      const s = ridden({ options, squad });
      s.play.roll = () => [1, 1];
      s.field.kinds[0].damageInside(s.play, s.field, 0, part, 100);
      return s.state.units[1].body.structure;
    };
    expect(left(RT)).toEqual([0, 1, 0, 1, 0]);
    expect(left(RT, ON)).toEqual([1, 1, 1, 1, 1]);
    expect(left(RA, PLACES).slice(1, 2)).toEqual([1]);
  });

  rule('MT-INFY-06', 'On vehicles nobody has a place', () => {
    expect(hit(ridden({ options: PLACES, carrier: truck }), FRONT, false, 12, trooper(3))).toEqual([
      [10, 10, 0, 10],
      2,
    ]);
  });
});

describe('A carrier with riders', () => {
  const ready = (s: Scene, label: string) => {
    const mount = s.field.designs[0].weapons[s.weapon('Omni', label)];
    return whyNotReady(s.field, s.state, { unit: 0, twist: 0, prop: null }, mount)?.rule;
  };

  rule('MT-PRE-25', "The weapons of a 'Mech's torsos are silent, and those on the sides of a vehicle", () => {
    const s = ridden();
    expect(
      ['Small Laser CT', 'Small Laser LT', 'Small Laser RA', 'Small Laser HD'].map((label) =>
        ready(s, label),
      ),
    ).toEqual(['MT-PRE-25', 'MT-PRE-25', undefined, undefined]);
    const tank = ridden({ carrier: truck });
    expect(['Small Laser FR', 'Small Laser LS', 'Small Laser TU'].map((label) => ready(tank, label))).toEqual(
      ['MT-PRE-25', 'MT-PRE-25', undefined],
    );
    s.state.units[1].marks = null;
    expect(ready(s, 'Small Laser CT')).toBeUndefined();
  });

  const drop = (map: string, tons: number, groups: number) => {
    const s = ridden({ carrier: omni(tons), map });
    const rolls = Array.from({ length: groups }, () => location(4, 3));
    s.rolling([fallFacing(1), ...rolls, injury(6, 6)], () =>
      fall(s.play, s.field, 0, { levels: 0, number: 5 }),
    );
    const { body, hex, loss } = s.state.units[1];
    return [body.armor, s.field.board.number[hex], loss];
  };

  rule(
    'MT-PRE-25',
    'A fall takes 5 points off each trooper, or as many as it does, and they stand in that hex',
    () => {
      expect(drop('. . .\n. . .', 50, 1)).toEqual([[4, 4, 4, 4], '0101', null]);
      expect(drop('. . .\n. . .', 65, 2)).toEqual([[4, 4, 4, 4], '0101', null]);
      expect(drop('. . .\n. . .', 40, 1)).toEqual([[5, 5, 5, 5], '0101', null]);
    },
  );

  rule('MT-PRE-25', 'In water they are lost', () => {
    expect(drop('~1 . .\n. . .', 50, 1)).toEqual([[6, 6, 6, 6], undefined, 'sunk']);
  });
});

rule('MT-PRE-25', 'Nobody aboard attacks, and nobody attacks them', () => {
  const made = melee({
    options: ON,
    map: '. . .\n. . .',
    units: {
      Omni: { mech: omni(), at: '0101 S' },
      Squad: { mech: suits('Squad', { clamps: true }), at: '0101 N', side: 0 },
      Foe: { mech: mech('Foe', { slots: { RA: ['Medium Laser'] } }), at: '0102 N' },
    },
  });
  climbAboard(made.scene.state.units[1], 0, true);
  made.beginAt('weapon', 1);
  expect(made.choices('fire', 'Foe', 0)).toEqual([0]);
  made.order({ type: 'hold', unit: 'Foe', twist: 0 });
  expect([made.asked, made.choices('hold')]).toEqual(['0 weapon/declare', [0]]);
});

rule('MT-PRE-25', 'What happens in a hex touches the carrier, not those aboard', () => {
  const s = ridden();
  expect(touchedBy(s.field, s.state, s.cell('0101'), 1).map(({ unit }) => unit)).toEqual([0]);
});
