import { rule } from '@ironfield/conformance/rule.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect } from 'vitest';
import { battlefieldOf } from '../../battlefields.ts';
import { putOnFloor } from '../../buildings/floors.ts';
import { invariants } from '../../checks/invariants.ts';
import type { Classic } from '../../game-types.ts';
import { removeDestroyed } from '../../phases/turn/phase-end.ts';
import { stock } from '../../platoons/stock.ts';
import { stunCrew } from '../../rules/crew/crew.ts';
import { immobilize } from '../../rules/damage/motive.ts';
import { flyAt } from '../../rules/ground/altitude.ts';
import { carrierOf, climbAboard, climbOnto, passengersOf, ridesOutside } from '../../rules/unit/riding.ts';
import { markStuck } from '../../rules/unit/stuck.ts';
import { setupFrom, unitsOf } from '../../setup/beginning.ts';
import { type Loss, OFF_MAP, type OnFoot } from '../../state.ts';
import { March, march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, scene } from '../../testing/scene.ts';
import { suits } from '../../testing/squads.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import { getOut } from '../../transport/loading.ts';
import { berthFor, spaceLeft } from '../../transport/room.ts';
import { strandedIn } from '../../transport/stranded.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const ON = { ...COMBINED, transport: true };

class Deployment extends March {
  from(steps: readonly FrameOf<Classic>[]): this {
    return this.run(steps, []);
  }
}
const APC: UnitFile = { ...vehicle('APC', { cruise: 4 }), troopSpace: 6 };
const foot = platoon('Foot');
const OPEN = `${'. '.repeat(12)}\n`.repeat(4);

type Crowd = Readonly<Record<string, UnitFile>>;

/** A carrier, others of its side in its hex, and a 'Mech far off. */
function crew(others: Crowd, carrier: UnitFile = APC, map = OPEN, options: OptionValues = ON): March {
  const own = { APC: carrier, ...others };
  return march({
    options,
    map,
    units: {
      ...Object.fromEntries(
        Object.entries(own).map(([name, file]) => [name, { mech: file, at: '0202 SE', side: 0 }]),
      ),
      Foe: { mech: mech('Foe'), at: '1204 N', side: 1 },
    },
  } as never);
}

/** The same with those aboard. */
function loaded(others: Crowd, carrier: UnitFile = APC, map = OPEN): March {
  const made = crew(others, carrier, map);
  for (const name of Object.keys(others))
    climbAboard(made.scene.state.units[made.scene.index(name)], 0, false);
  made.scene.state.pair = [0, 0];
  return made.begin(0);
}

const load = (passenger: string, more = false, mode: OnFoot = 'walk') =>
  ({ type: 'load', unit: 'APC', mode, passenger, more }) as const;
const unload = (passenger: string, more = false, mode: OnFoot = 'walk') =>
  ({ ...load(passenger, more, mode), type: 'unload' }) as const;
const leg = (to: string, more = false, mode: OnFoot = 'walk') =>
  ({ type: 'move', unit: 'APC', mode, to, facing: 'SE', more }) as const;
const aboard = (made: March, carrier = 0): string[] =>
  passengersOf(made.scene.state, carrier).map((unit) => made.scene.field.pilots[unit].name);
const berth = (carrier: UnitFile, unit: UnitFile, first: Crowd = {}) => {
  const { scene } = loaded(first, carrier);
  const made = crew({ ...first, Last: unit }, carrier).scene;
  for (const name of Object.keys(first))
    made.state.units[made.index(name)] = scene.state.units[scene.index(name)];
  return berthFor(made.field, made.state, 0, made.index('Last'));
};

describe('Room', () => {
  rule('MT-PRE-25', 'Example: 6 tons hold one motorized platoon, two on foot, or one that jumps', () => {
    const jumpers = platoon('Jump', { motion: 'jump' });
    const wagons = platoon('Wagons', { motion: 'motorized' });
    expect([berth(APC, wagons), berth(APC, foot), berth(APC, jumpers)]).toEqual([
      'inside',
      'inside',
      'inside',
    ]);
    expect(berth(APC, foot, { One: foot })).toBe('inside');
    expect(berth(APC, foot, { One: foot, Two: foot })).toBeNull();
    expect(berth(APC, jumpers, { One: jumpers })).toBeNull();
    expect(berth(APC, foot, { One: jumpers })).toBeNull();
    expect(berth(APC, suits('Two'), { One: jumpers })).toBeNull();
    expect(berth({ ...APC, troopSpace: 5 }, wagons)).toBeNull();
  });

  rule(['MT-PRE-25', 'MT-INFY-01'], 'A squad takes its share of the tons of a platoon', () => {
    const squad = (motion: 'foot' | 'motorized' | 'jump') => stock('Squad', motion, 'rifle', { squad: true });
    const options = { ...ON, 'infantry-squads': true };
    const held = (unit: UnitFile, count: number, troopSpace: number) => {
      const names = Array.from({ length: count }, (_, each) => [`S${each}`, unit] as const);
      const { state, field } = crew(Object.fromEntries(names), { ...APC, troopSpace }, OPEN, options).scene;
      for (let each = 1; each < count; each++) climbAboard(state.units[each], 0, false);
      return berthFor(field, state, 0, count);
    };
    // 3 tons by 4, 6 tons by 4, 4 tons by 3.
    expect([held(squad('foot'), 8, 6), held(squad('foot'), 9, 6)]).toEqual(['inside', null]);
    expect([held(squad('motorized'), 4, 6), held(squad('motorized'), 5, 6)]).toEqual(['inside', null]);
    expect([held(squad('jump'), 3, 4), held(squad('jump'), 4, 4)]).toEqual(['inside', null]);
    expect([held(squad('foot'), 1, 1), held(squad('motorized'), 1, 1)]).toEqual(['inside', null]);
  });

  rule('MT-PRE-25', 'Battle armour takes a ton a trooper', () => {
    expect(berth({ ...APC, troopSpace: 4 }, suits('Four'))).toBe('inside');
    expect(berth({ ...APC, troopSpace: 4 }, suits('Five', { troopers: 5 }))).toBeNull();
    const { scene } = loaded({ Four: suits('Four') });
    expect(spaceLeft(scene.field, scene.state, 0)).toBe(2);
  });

  rule(
    'MT-PRE-25',
    'An OmniMech has one squad outside that can hold on; anything has one with clamps',
    () => {
      const trained = suits('Trained', { antiMech: true });
      const clamped = suits('Clamped', { clamps: true });
      const omni: UnitFile = { ...mech('Omni'), omni: true };
      expect([berth(omni, trained), berth(omni, suits('Plain')), berth(omni, foot)]).toEqual([
        'outside',
        null,
        null,
      ]);
      expect([berth(mech('Plain'), trained), berth(mech('Plain'), clamped)]).toEqual([null, 'outside']);
      expect([berth(vehicle('Tank'), trained), berth(vehicle('Tank'), clamped)]).toEqual([null, 'outside']);
      // Inside where there is room, outside where there is none.
      expect([berth(APC, clamped), berth(APC, clamped, { One: foot })]).toEqual(['inside', 'outside']);
      expect(berth(foot, clamped)).toBeNull();
      const two = crew({ One: clamped, Two: clamped }, omni).scene;
      climbAboard(two.state.units[1], 0, true);
      expect(berthFor(two.field, two.state, 0, 2)).toBeNull();
    },
  );

  rule('MT-PRE-25', "Nobody carries 'Mechs, vehicles or people of others", () => {
    expect([berth(APC, mech('Small', { tons: 20 })), berth(APC, vehicle('Jeep', { tons: 5 }))]).toEqual([
      null,
      null,
    ]);
    const s = march({
      options: ON,
      units: { APC: { mech: APC, at: '0202 N' }, Foe: { mech: foot, at: '0202 N' } },
    }).scene;
    expect(berthFor(s.field, s.state, 0, 1)).toBeNull();
    expect(berthFor(s.field, s.state, 0, 0)).toBeNull();
  });
});

describe('Loading', () => {
  rule(
    'MT-PRE-25',
    'Example: a 4/6 carrier loads a platoon (1), goes 2 hexes and unloads it (1): 4 MP, Cruising',
    () => {
      const made = crew({ Foot: foot }).order(load('Foot', true));
      expect([aboard(made), made.scene.unit('Foot').hex]).toEqual([['Foot'], -1]);
      made.order(leg('0403', true)).order(unload('Foot'));
      const { mpSpent, mode } = made.scene.unit('APC');
      expect([mpSpent, mode, made.hexOf('Foot'), aboard(made)]).toEqual([4, 'walk', '0403', []]);
      expect(made.scene.said('boards')).toEqual(['Foot goes aboard APC.']);
      expect(made.scene.said('gets-out')).toEqual(['Foot leaves APC in hex 0403.']);
    },
  );

  rule('MT-PRE-25', 'It is the first step: not after a turn or a hex, but after another load', () => {
    const made = crew({ One: foot, Two: foot });
    made.order(load('One', true, 'run'));
    expect(made.orders).toContain('load');
    made.order(load('Two', true, 'run')).order(leg('0403', true, 'run'));
    expect([aboard(made), made.orders.includes('load')]).toEqual([['One', 'Two'], false]);
    expect(made.scene.unit('APC').mpSpent).toBe(4);
    const turned = crew({ Foot: foot }).order({ ...leg('0202', true), facing: 'S' });
    expect(turned.orders).not.toContain('load');
  });

  rule('MT-PRE-25', 'Each costs 1 MP, and a carrier without any takes nobody', () => {
    const slow = crew({ One: foot, Two: foot }, { ...APC, cruise: 1 });
    expect(slow.choices('load', 'APC', 'walk', 'One')).toEqual([false]);
    expect(slow.choices('load', 'APC', 'run', 'One')).toEqual([false, true]);
    expect(crew({ Foot: foot }, { ...APC, cruise: 0 }).orders).not.toContain('load');
  });

  rule('MT-PRE-25', 'Passengers stand in the same hex and on the same level, and have not moved', () => {
    const may = (change: (made: March) => void) => {
      const made = crew({ Foot: foot });
      change(made);
      return made.choices('load').length > 0;
    };
    const unit = (made: March) => made.scene.state.units[1];
    expect(may(() => {})).toBe(true);
    expect(may((made) => made.scene.put('Foot', '0203 N'))).toBe(false);
    expect(may((made) => flyAt(unit(made), 3))).toBe(false);
    expect(may((made) => flyAt(made.scene.state.units[0], 3))).toBe(false);
    expect(
      may((made) => Object.assign(unit(made).thisTurn, { mode: 'walk', hexesMoved: 1, mpSpent: 1 })),
    ).toBe(false);
    expect(may((made) => Object.assign(unit(made).thisTurn, { marks: { sweeping: true } }))).toBe(false);
    expect(may((made) => Object.assign(unit(made).thisTurn, { marks: { unloaded: true } }))).toBe(false);
    expect(may((made) => markStuck(unit(made), unit(made).hex))).toBe(false);
    expect(may((made) => markStuck(made.scene.state.units[0], unit(made).hex))).toBe(false);
    expect(may((made) => stunCrew(made.scene.state.units[0], 1))).toBe(false);
    // It has said that it stays: it has not moved.
    expect(may((made) => Object.assign(unit(made).thisPhase, { acted: true }))).toBe(true);
    expect(crew({ Foot: foot }).refusal(load('Foe')).rule).toBe('MT-PRE-25');
  });

  rule(['MT-PRE-25', 'MT-PRE-32'], 'Who was taken aboard has no move of its own any more', () => {
    const made = crew({ Foot: foot, Other: foot });
    expect(made.choices('still')).toEqual([0, 1, 2]);
    made.order(load('Foot'));
    expect([made.asked, made.choices('still')]).toEqual(['0 movement/move', [2]]);
    made.still('Other');
    expect([made.asked, made.choices('still')]).toEqual(['1 movement/move', [3]]);
    made.still('Foe');
    expect(made.asked).toBe('over');
  });
});

describe('Unloading', () => {
  rule('MT-PRE-25', 'It is the last step: nothing comes after it but more unloading', () => {
    const made = loaded({ One: foot, Two: foot });
    // Two of a side fill the hex, and nothing but another passenger would come next.
    expect([made.choices('unload', 'APC', 'walk', 'One'), made.choices('unload', 'APC', 'walk')]).toEqual([
      [false],
      [1, 2],
    ]);
    made.order(unload('One'));
    expect([made.hexOf('One'), made.hexOf('Two'), made.asked]).toEqual([
      '0202',
      undefined,
      '1 movement/move',
    ]);
    const [unloading, fresh] = [made.scene.state.units[0], loaded({ One: foot }).scene.state.units[0]];
    const may = (unit: typeof fresh, type: string) =>
      made.scene.field.plugged.offersMove!(true, unit, { type } as never, null as never);
    expect(['move', 'stop', 'unload', 'load'].map((type) => may(unloading, type))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(may(fresh, 'move')).toBe(true);
  });

  rule('MT-PRE-25', 'Into the hex of the carrier, if stacking and ground allow', () => {
    // Two of a side: the carrier and one more.
    const full = loaded({ One: foot, Two: foot }).order(unload('One'));
    expect(aboard(full)).toEqual(['Two']);
    const hover = { ...vehicle('Hover', { motion: 'hover' }), troopSpace: 6 } as UnitFile;
    expect(loaded({ Foot: foot }, hover, '~1 ~1\n~1 ~1').orders).not.toContain('unload');
    expect(loaded({ Foot: foot }, hover).orders).toContain('unload');
  });

  rule('MT-PRE-25', 'It has no move in this turn, but may attack', () => {
    const made = loaded({ Foot: foot }).order(unload('Foot'));
    expect([made.asked, made.choices('still')]).toEqual(['1 movement/move', [2]]);
    made.still('Foe');
    expect(made.asked).toBe('over');
    made.phase('weapon');
    expect(made.scene.unit('Foot').acted).toBe(false);
  });

  rule('MT-PRE-25', 'Those aboard go along, and neither move nor attack', () => {
    const made = loaded({ Foot: foot });
    expect(made.choices('still')).toEqual([0]);
    made.order(leg('0403'));
    expect([aboard(made), made.hexOf('Foot')]).toEqual([['Foot'], undefined]);
    made.still('Foe').phase('weapon');
    expect(
      battlefieldOf(made.scene.state).plugged.states!([], made.scene.field, made.scene.state, 1),
    ).toEqual(['aboard APC']);
    expect(
      battlefieldOf(made.scene.state).plugged.states!([], made.scene.field, made.scene.state, 0),
    ).toEqual(['carrying Foot']);
  });
});

describe('VTOLs', () => {
  const heli: UnitFile = { ...vtol('APC'), troopSpace: 6 };
  const altitude = (level: number, more: boolean) =>
    ({ type: 'altitude', unit: 'APC', mode: 'walk', level, more }) as const;

  rule(
    ['MT-PRE-25', 'MT-PRE-29'],
    'A VTOL loads on the ground and lifts off; it unloads where it has landed',
    () => {
      const made = crew({ Foot: foot }, heli).order(load('Foot', true)).order(altitude(1, true));
      expect([aboard(made), made.orders.includes('unload')]).toEqual([['Foot'], false]);
      made.order(leg('0303', true)).order(altitude(0, true));
      expect(made.orders).toEqual(['stop', 'unload']);
      made.order(unload('Foot'));
      expect([made.hexOf('Foot'), made.scene.unit('APC').mpSpent]).toEqual(['0303', 5]);
    },
  );

  rule('MT-PRE-29', 'Without passengers it has nothing left to do when it has landed', () => {
    const made = crew({}, heli).order(altitude(1, true));
    expect(made.choices('altitude', 'APC', 'walk', 0)).toEqual([false]);
  });
});

rule(['MT-PRE-25', 'MT-BASE-19'], 'A VTOL that has landed on a roof puts its passengers off there', () => {
  const heli: UnitFile = { ...vtol('APC'), troopSpace: 6 };
  const made = march({
    options: { ...ON, buildings: true },
    map: '. . .\n. B3/2 .\n. . .',
    units: {
      APC: { mech: heli, at: '0202 N', side: 0 },
      Foot: { mech: foot, at: '0202 N', side: 0 },
      Foe: { at: '0303 N', side: 1 },
    },
  } as never);
  const { state, play, field } = made.scene;
  climbAboard(state.units[1], 0, false);
  putOnFloor(state.units[0], 2);
  getOut(play, field, 1);
  expect([made.hexOf('Foot'), field.plugged.floor!(state.units[1])]).toEqual(['0202', 2]);
});

describe('Stranded carriers', () => {
  const stranded = (change: (made: March) => void, carrier: UnitFile = APC, map?: string) => {
    const made = loaded({ Foot: foot }, carrier, map);
    change(made);
    made.scene.state.pair = [0, 0];
    return made.begin(0);
  };
  const apc = (made: March) => made.scene.state.units[0];
  const out = { type: 'get-out', unit: 'Foot' } as const;

  rule(
    'MT-PRE-25',
    'Passengers may leave a carrier that cannot move, before anybody moves, and have no move then',
    () => {
      const made = stranded((s) => immobilize(apc(s)));
      expect([made.asked, made.prompt, made.orders]).toEqual([
        '0 transport/leave',
        'APC does not move. Does Foot get out?',
        ['get-out', 'stay-aboard'],
      ]);
      made.order(out);
      expect([made.hexOf('Foot'), made.choices('still')]).toEqual(['0202', [0]]);
      const stays = stranded((s) => immobilize(apc(s))).order({ type: 'stay-aboard', unit: 'Foot' });
      expect([aboard(stays), stays.asked]).toEqual([['Foot'], '0 movement/move']);
    },
  );

  rule(
    'MT-PRE-25',
    'So it is of one that is stuck or has no MP left, not of one whose crew is stunned',
    () => {
      const asked = (change: (made: March) => void) => stranded(change).asked;
      expect(asked(() => {})).toBe('0 movement/move');
      const stuck = loaded({ Foot: foot }).scene;
      expect(strandedIn(stuck.field, stuck.state, 1)).toBe(false);
      markStuck(stuck.state.units[0], stuck.state.units[0].hex);
      expect(strandedIn(stuck.field, stuck.state, 1)).toBe(true);
      expect(stranded(() => {}, { ...APC, cruise: 0 }).asked).toBe('0 transport/leave');
      expect(
        asked((s) => {
          immobilize(apc(s));
          stunCrew(apc(s), 1);
        }),
      ).not.toBe('0 transport/leave');
    },
  );

  rule('MT-PRE-25', 'Nobody gets out where there is no room or no ground', () => {
    const hover = { ...vehicle('Hover', { motion: 'hover' }), troopSpace: 6 } as UnitFile;
    expect(stranded((s) => immobilize(apc(s)), hover, '~1 ~1\n~1 ~1').asked).not.toBe('0 transport/leave');
  });
});

describe('Lost carriers', () => {
  const lose = (
    loss: Loss,
    {
      others = { Foot: foot },
      carrier = APC,
      map = OPEN,
    }: { others?: Crowd; carrier?: UnitFile; map?: string } = {},
    change: (made: March) => void = () => {},
  ) => {
    const made = loaded(others as Crowd, carrier, map);
    change(made);
    made.scene.state.units[0].loss = loss;
    made.scene.rolling([], () => removeDestroyed(made.scene.play, made.scene.field));
    return Object.keys(others).map((name) => made.hexOf(name) ?? made.scene.unit(name).loss);
  };

  rule('MT-PRE-25', 'They get out of what is shot to pieces or has lost its crew', () => {
    expect([lose('broken'), lose('crew'), lose('pilot')]).toEqual([['0202'], ['0202'], ['0202']]);
  });

  rule(
    'MT-PRE-25',
    'They die with what explodes, burns or sinks, and with what is destroyed in the air',
    () => {
      expect(['explosion', 'fuel', 'blast', 'sunk', 'burnt'].map((loss) => lose(loss as Loss))).toEqual(
        Array(5).fill(['aboard']),
      );
      const heli: UnitFile = { ...vtol('APC'), troopSpace: 6 };
      const up = (made: March) => flyAt(made.scene.state.units[0], 4);
      expect([lose('broken', { carrier: heli }, up), lose('broken', { carrier: heli })]).toEqual([
        ['aboard'],
        ['0202'],
      ]);
    },
  );

  rule('MT-PRE-25', 'The wreck leaves its place to them; the third one has no room', () => {
    const three = { One: foot, Two: foot, Three: foot };
    expect(lose('broken', { others: three, carrier: { ...APC, troopSpace: 9 } as UnitFile })).toEqual([
      '0202',
      '0202',
      'aboard',
    ]);
    const hover = { ...vehicle('Hover', { motion: 'hover' }), troopSpace: 6 } as UnitFile;
    expect(lose('broken', { carrier: hover, map: '~1 ~1\n~1 ~1' })).toEqual(['aboard']);
  });

  rule(['MT-PRE-25', 'CBT-SCN-16'], 'Who is aboard leaves the map with its carrier', () => {
    const made = loaded({ Foot: foot });
    made.scene.put('APC', '0102 NW');
    made.order({ type: 'leave', unit: 'APC', mode: 'walk', from: '0102', facing: 'NW' });
    expect([made.scene.unit('Foot').loss, made.scene.unit('Foot').hex]).toEqual(['left-map', -2]);
  });
});

rule('MT-PRE-25', 'Who clings to somebody is not taken aboard, and nobody clings to two', () => {
  const made = crew({ Foot: foot });
  climbOnto(made.scene.state.units[1], 2);
  expect([made.choices('load'), carrierOf(made.scene.state.units[1])]).toEqual([[], -1]);
  climbAboard(made.scene.state.units[1], 0, true);
  expect(ridesOutside(made.scene.state.units[1])).toBe(true);
});

describe('Beginning aboard', () => {
  const south = Array.from({ length: 12 }, (_, column) => `${String(column + 1).padStart(2, '0')}04`);
  const setUp = (others: Crowd) => {
    const deployment = [{ side: 0, count: 3, zones: [{ name: 'south', hexes: south }] }] as const;
    const made = new Deployment(
      scene({
        options: ON,
        map: OPEN,
        units: {
          APC: { mech: APC, side: 0 },
          ...Object.fromEntries(Object.entries(others).map(([name, mech]) => [name, { mech, side: 0 }])),
          Foe: { at: '1201 N', side: 1 },
        },
        setup: { deployment },
      } as never),
    );
    made.scene.state.phase = 'setup';
    made.scene.state.agenda = [];
    return made.from([{ step: 'setup/next', index: 0, left: -1 }]);
  };
  const place = (unit: string, to: string) => ({ type: 'place', unit, zone: 0, to, facing: 'N' }) as const;
  const aboardNow = { type: 'go-aboard', unit: 'One', carrier: 'APC' } as const;

  rule(
    'MT-PRE-25',
    'A unit may begin aboard a carrier of its player that has been placed and has room',
    () => {
      const made = setUp({ One: foot, Two: suits('Two') });
      expect(made.orders).toEqual(['place']);
      made.order(place('APC', '0104'));
      expect([made.orders, made.choices('go-aboard')]).toEqual([
        ['place', 'go-aboard'],
        [1, 2],
      ]);
      made.order(aboardNow);
      expect(aboard(made)).toEqual(['One']);
      // Three tons are left, and the squad weighs four.
      expect(made.orders).toEqual(['place']);
      made.order(place('Two', '0304'));
      expect(made.hexOf('One')).toBeUndefined();
    },
  );

  rule('MT-PRE-25', 'A game that goes on has those aboard with the same carrier', () => {
    const made = loaded({ One: foot, Two: foot });
    made.scene.state.units[1].loss = 'troopers';
    const [carrier, passenger, foe] = setupFrom(made.scene.state).units;
    expect([carrier.begins?.at, passenger.begins?.aboard, foe.begins?.at]).toEqual(['0202', 0, '1204']);
    const again = unitsOf(setupFrom(made.scene.state));
    expect([carrierOf(again[1]), again[1].hex]).toEqual([0, OFF_MAP]);
  });

  rule('MT-PRE-25', 'A setup that puts too many aboard is refused', () => {
    const broken = (change: (made: March) => void) => {
      const made = loaded({ One: foot, Two: foot });
      change(made);
      return invariants(made.scene.state);
    };
    expect(broken(() => {})).toEqual([]);
    expect(broken((made) => Object.assign(made.scene.state.units[1], { hex: 5 }))).toContain(
      'Foot (1) is aboard and in a hex',
    );
    expect(broken((made) => climbAboard(made.scene.state.units[1], 0, true))).toContain(
      'Foot (1) rides on what it cannot hold on to',
    );
    expect(broken((made) => climbAboard(made.scene.state.units[2], 1, false)).join()).toContain(
      'is aboard and no passenger',
    );
    expect(broken((made) => climbAboard(made.scene.state.units[2], 3, false)).join()).toContain(
      'is aboard of what others command',
    );
    expect(broken((made) => Object.assign(made.scene.state.units[0], { hex: -2 })).join()).toContain(
      'is aboard of what is gone',
    );
    expect(
      broken((made) => Object.assign(made.scene.state.units[1].thisTurn, { fired: 1 })).join(),
    ).toContain('has fired from aboard');
    const three = loaded({ One: foot, Two: foot, Three: foot });
    expect(invariants(three.scene.state).join()).toContain('carries more than it has room for');
  });
});
