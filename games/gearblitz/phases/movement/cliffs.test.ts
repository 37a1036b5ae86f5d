import { rule } from '@ironfield/conformance/rule.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import { gearblitz } from '../../game.ts';
import { footOf } from '../../rules/sight/sighting.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';
import { cliffForms } from './climbing.ts';
import { canMove } from './moving.ts';

const CLIMBER = { perks: { manipulatorArms: true } } as const;

/** A Gear at 20", 20" on foot, among cliffs. */
function gear(scene: string, model: Partial<Model> = {}, more: Partial<Scenery> = {}): Battle {
  const table = new Battle({
    scene: `48 x 48\n${scene}`,
    south: { Far: { at: '46,46' } },
    ...more,
    north: { Gear: { at: '20,20', ...model }, Other: { at: '2,2' } },
  });
  table.activate('Gear');
  return table;
}

/** It ends 0.3" above the Gear, who stands 3 levels high. */
const PLATEAU = 'hill 10,19.7 to 30,40 height 3 ground';
/** It begins 0.3" above the Gear, who stands at its foot. */
const WALL = 'hill 10,10 to 30,19.7 height 3 ground';
const up = { type: 'climb', way: 0 } as const;
const down = { type: 'jump', way: 0 } as const;

describe('jumps', () => {
  rule(['HGB-TERR-06', 'HGB-RAM-06'], 'Example a: with 6 against 9 a Gear takes 3 × 11, Heavy', () => {
    const table = gear(PLATEAU);
    table.give(down, ['maneuver', 6]);
    expect(table.events('paid').map(({ cost }) => cost.lines)).toMatchObject([[{ rule: 'HGB-MOVE-01' }]]);
    expect(table.events('maneuvered')[0]).toMatchObject({
      why: 'jump',
      isMade: false,
      threshold: { total: 9 },
    });
    expect(table.events('struck')).toMatchObject([
      { margin: 3, damage: 33, multiplier: { total: 11 }, level: 2 },
    ]);
    expect(table.unit('Gear').activation).toMatchObject({ road: 0, jets: null });
    // Its base touches the foot of the cliff.
    expect(table.unit('Gear')).toMatchObject({
      at: { x: 20000, y: 19200 },
      body: { damage: 2 },
      activation: { isStopped: true },
    });
  });

  rule(
    ['HGB-TERR-06', 'HGB-TERR-08'],
    'whoever falls has left the road, and only whoever acts is acting after it',
    () => {
      const table = gear(PLATEAU, { skills: { def: 5 } });
      const unit = table.unit('Gear');
      unit.activation = { ...unit.activation!, road: 3000 };
      table.give(down, ['maneuver', 6, 6, 6, 6, 6]);
      expect(table.unit('Gear').activation).toMatchObject({ road: 0, jets: null });
      const pushed = gear(PLATEAU, { card: { armor: 60 } });
      pushed.unit('Gear').activation = null;
      pushed.state.agenda.push({
        step: 'fall',
        unit: pushed.id('Gear'),
        why: 'fall',
        levels: 3,
        to: { x: 20_000, y: 19_200 },
      } as never);
      pushed.run(['maneuver', 5]);
      expect(pushed.news.find(({ type }) => type === 'came-down')).toMatchObject({
        now: { activation: null },
      });
    },
  );

  rule('HGB-TERR-06', 'whoever makes it is unharmed and goes on', () => {
    const table = gear(PLATEAU, { skills: { def: 5 } });
    table.give(down, ['maneuver', 6, 6, 6, 6, 6]);
    expect(table.unit('Gear')).toMatchObject({
      body: { damage: 0 },
      activation: { spent: 800, isStopped: false },
    });
    table.give({ type: 'walk', to: { x: 20000, y: 16000 } });
    expect(table.unit('Gear')).toMatchObject({ at: { x: 20000, y: 16000 }, activation: { spent: 4000 } });
  });

  rule(
    ['HGB-TERR-06', 'HGB-PERK-12'],
    'a Fumble counts 0 and is a Light more; a Ram Plate in front halves',
    () => {
      const table = gear(PLATEAU, { card: { armor: 60, perks: { ramPlate: 'F' } } });
      table.give(down, ['maneuver', 1]);
      // 9 × 11, halved: 50 against 60; and a Light for the Fumble.
      expect(table.events('struck')).toMatchObject([{ margin: 9, damage: 50, level: 0 }]);
      expect(table.unit('Gear').body.damage).toBe(1);
    },
  );

  rule('HGB-TERR-06', 'a margin of 0 does no damage, but the movement is over', () => {
    const table = gear(PLATEAU, { skills: { def: 4 } });
    table.give(down, ['maneuver', 6, 6, 6, 6]);
    expect(table.events('maneuvered')[0]).toMatchObject({ isMade: false, total: 9, threshold: { total: 9 } });
    expect(table.events('struck')).toEqual([]);
    expect(table.unit('Gear')).toMatchObject({ body: { damage: 0 }, activation: { isStopped: true } });
  });

  rule(['HGB-TERR-06', 'HGB-DMG-05'], 'a fall may be the end of it', () => {
    const table = gear(PLATEAU, { body: { damage: 3 } });
    table.give(down, ['maneuver', 5], ['initiative', 2, 4], ['initiative', 3, 4]);
    expect(table.events('destroyed')).toMatchObject([{ unit: table.id('Gear') }]);
    expect(table.unit('Gear').at).toBeNull();
  });

  rule('HGB-TERR-06', 'where the foot is taken one lands beside it', () => {
    const table = gear(PLATEAU, {}, { south: { Below: { at: '20,19.2', card: { actions: 0 } } } });
    table.give(down, ['maneuver', 6]);
    const { x, y } = table.unit('Gear').at!;
    expect(Math.hypot(x - 20000, y - 19200)).toBeGreaterThanOrEqual(1000);
    expect(Math.hypot(x - 20000, y - 19200)).toBeLessThan(1060);
  });

  rule(
    ['HGB-TERR-05', 'HGB-TERR-06'],
    'infantry does not jump, and nobody jumps who stands still or has no MP left',
    () => {
      const squad = gear(PLATEAU, { card: { kind: 'infantry', bases: 3 } });
      expect(squad.choices).not.toContain('jump');
      expect(gear(PLATEAU, { body: { speed: 'stationary' } }).choices).not.toContain('jump');
      const tired = gear(PLATEAU);
      tired.give({ type: 'walk', to: { x: 23600, y: 20000 } });
      expect(tired.choices).not.toContain('jump');
    },
  );

  rule(
    ['HGB-MOVE-12', 'HGB-TERR-06'],
    'whoever slides over a cliff tests at its edge, and ends at the foot',
    () => {
      const table = gear('hill 10,17 to 30,40 height 2 ground', {
        card: { movement: [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }] },
        body: { speed: 'top', mode: 'G' },
      });
      table.give({ type: 'advance', distance: 1000 });
      table.give({ type: 'turn', side: 'left', by: 240 }, ['maneuver', 2], ['slide', 6], ['maneuver', 5]);
      expect(table.events('maneuvered')).toMatchObject([
        { why: 'turn', threshold: { total: 3 } },
        { why: 'fall', threshold: { total: 7 } },
      ]);
      expect(table.events('struck')).toMatchObject([{ margin: 2, multiplier: { total: 10 }, damage: 20 }]);
      expect(table.unit('Gear')).toMatchObject({ at: { x: 20000, y: 16500 }, body: { damage: 1 } });
    },
  );

  rule(
    ['HGB-RAM-05', 'HGB-TERR-05'],
    'whoever slides against a cliff crashes into ground of its own Size',
    () => {
      const table = gear('hill 10,10 to 30,18 height 2 ground', {
        card: { movement: [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }] },
        body: { speed: 'top', mode: 'G' },
      });
      table.give({ type: 'advance', distance: 1000 });
      table.give({ type: 'turn', side: 'left', by: 240 }, ['maneuver', 2], ['slide', 6]);
      expect(table.events('struck')).toMatchObject([{ margin: 1, damage: 10 }]);
      expect(table.unit('Gear')).toMatchObject({ at: { x: 20000, y: 18001 }, body: { speed: 'stationary' } });
    },
  );

  rule('HGB-TERR-05', 'infantry that is forced off a cliff is destroyed', () => {
    const table = gear('hill 10,17 to 30,40 height 2 ground', {
      card: {
        kind: 'infantry',
        bases: 3,
        movement: [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }],
      },
      body: { speed: 'top', mode: 'G' },
    });
    table.give({ type: 'advance', distance: 1000 });
    const rest = [
      ['initiative', 2, 4],
      ['initiative', 3, 4],
    ] as const;
    table.give({ type: 'turn', side: 'left', by: 240 }, ['maneuver', 2], ['slide', 6], ...rest);
    expect(table.unit('Gear').at).toBeNull();
    // Men leave no wreck.
    expect(table.events('destroyed')).toMatchObject([{ wreck: null }]);
  });
});

describe('edges', () => {
  const WHEELS = [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }] as const;
  const driver = (scene: string, model: Partial<Model> = {}) =>
    gear(scene, { ...model, card: { movement: WHEELS, ...model.card }, body: { mode: 'G', ...model.body } });
  const ways = (table: Battle): unknown => {
    const { orders } = menuFor(gearblitz, table.state, 0)!;
    const form = orders.find(({ type }) => type === 'jump');
    return form ? (form.fields[0] as Pick).values : [];
  };

  rule(
    'HGB-TERR-06',
    'one jumps the way one goes: on foot anywhere, on wheels ahead, in reverse back',
    () => {
      const behind = 'hill 10,10 to 30,20.3 height 3 ground';
      expect(ways(gear(behind))).toEqual([720]);
      expect(ways(driver(behind))).toEqual([]);
      expect(ways(driver(behind, { facing: 180 }))).toEqual([720]);
      const reversing = new Battle({
        scene: `48 x 48\n${behind}`,
        south: { Far: { at: '46,46' } },
        north: { Gear: { at: '20,20', card: { movement: WHEELS }, body: { mode: 'G' } } },
      });
      reversing.unit('Gear').isReversing = true;
      reversing.activate('Gear');
      expect(ways(reversing)).toEqual([720]);
    },
  );

  rule('HGB-TERR-06', 'one does not jump where the base does not touch the edge, nor off the table', () => {
    expect(ways(driver('hill 10,19.49 to 30,40 height 3 ground'))).toEqual([]);
    expect(ways(driver('hill 10,19.51 to 30,40 height 3 ground'))).toEqual([0]);
    const brink = 'hill 10,0.1 to 30,4 height 3 ground';
    expect(ways(gear(brink, { at: '20,0.4' }))).toEqual([]);
  });

  rule('HGB-TERR-06', 'levels are counted from where it stands to where it lands', () => {
    const steps = 'hill 10,19.7 to 30,40 height 4 ground\nhill 10,18 to 30,19.7 height 1 ground';
    const table = driver(steps, { card: { armor: 60 } });
    table.give(down, ['maneuver', 2]);
    expect(table.events('maneuvered')[0].threshold).toTotal(2 + 1 + 6);
  });

  rule(['HGB-TERR-06', 'HGB-ACT-08'], 'no cover helps against the ground', () => {
    const table = gear(PLATEAU, { body: { hullDown: 2 } }, { reading: 6 });
    table.give(down, ['maneuver', 6]);
    expect(table.events('struck')).toMatchObject([{ level: 2 }]);
    expect(table.unit('Gear').body.damage).toBe(2);
  });

  rule('HGB-TERR-06', 'whoever finds no room to land is lost', () => {
    const table = driver('jungle 0,0 to 48,48');
    const unit = table.id('Gear');
    const to = { x: 24_000, y: 24_000 };
    table.state.agenda.push({ step: 'impact', unit, to, levels: 2, margin: 1, isCrash: false } as never);
    table.run();
    expect(table.unit('Gear').at).toBeNull();
    expect(table.events('destroyed')).toMatchObject([{ unit, wreck: null }]);
  });

  rule('HGB-TERR-06', 'one lands beside ground that one cannot enter', () => {
    const table = driver(`${PLATEAU}\njungle 19,10 to 21,19.7`);
    table.give(down, ['maneuver', 6]);
    const { x, y } = table.unit('Gear').at!;
    expect(x <= 18500 || x >= 21500 || y >= 20200).toBe(true);
  });
});

describe('climbing', () => {
  rule(['HGB-TERR-06', 'HGB-TERR-07'], 'whoever has stopped neither climbs nor jumps any more', () => {
    const forms = (scene: string, isStopped: boolean) => {
      const table = gear(scene, { card: CLIMBER });
      const unit = table.unit('Gear');
      unit.activation = { ...unit.activation!, isStopped };
      return cliffForms(table.state, table.id('Gear')).map(({ type }) => type);
    };
    expect([forms(WALL, false), forms(PLATEAU, false)]).toEqual([['climb'], ['climb', 'jump']]);
    expect([forms(WALL, true), forms(PLATEAU, true)]).toEqual([[], []]);
  });

  rule(['HGB-TERR-07', 'HGB-PERK-19'], 'a level costs 2 MP with arms or gear, and 1 with both', () => {
    const both = { card: { perks: { manipulatorArms: true, climbingGear: true } } } as const;
    const table = gear(WALL, both);
    table.give(up);
    expect(table.unit('Gear')).toMatchObject({
      at: { x: 20000, y: 19695 },
      body: { climb: null },
      activation: { spent: 3000, path: 298 + 3000 },
    });
    const slower = gear(WALL, { card: CLIMBER });
    slower.give(up);
    expect(slower.unit('Gear')).toMatchObject({
      body: { climb: { height: 2000, foot: 0, top: 3000 } },
      activation: { spent: 4000 },
    });
    expect(gear(WALL).choices).not.toContain('climb');
  });

  rule(
    'HGB-TERR-07',
    'it may take rounds; a Stationary climber has 1 MP for it, and comes out on top',
    () => {
      const table = gear(WALL, { card: CLIMBER, body: { speed: 'stationary' } });
      table.give(up);
      expect(table.unit('Gear').body.climb!.height).toBe(500);
      expect(table.choices).toEqual(['done']);
      table.activate('Gear', 'combat');
      table.give({ type: 'climb-on', to: 'up' });
      expect(table.unit('Gear').body.climb!.height).toBe(2500);
      table.activate('Gear');
      table.give({ type: 'climb-on', to: 'up' });
      expect(table.unit('Gear')).toMatchObject({ at: { y: 19695 }, body: { climb: null } });
      expect(table.unit('Gear').activation).toMatchObject({ spent: 1000 });
    },
  );

  rule('HGB-TERR-07', 'it takes feet, room at both ends, and a creep is no climb', () => {
    const taken = (at: string, scene = WALL) =>
      gear(scene, { card: CLIMBER }, { south: { Enemy: { at, card: { actions: 0 } } } });
    expect(gear(WALL, { card: CLIMBER, body: { mode: 'G' } }).choices).not.toContain('climb');
    expect(gear(WALL, { card: CLIMBER, body: { speed: 'top' } }).choices).not.toContain('climb');
    expect(taken('20,18.7').choices).not.toContain('climb');
    expect(taken('20,18.6').choices).toContain('climb');
    expect(taken('20,18.6', PLATEAU).choices).toContain('climb');
    expect(taken('20,18.8', PLATEAU).choices).not.toContain('climb');
    const still = gear(WALL, { card: CLIMBER, body: { speed: 'stationary' } });
    still.give({ type: 'walk', to: { x: 20300, y: 20000 } });
    expect(still.choices).not.toContain('climb');
  });

  rule(['HGB-TERR-07', 'HGB-TERR-05'], 'what is less than 2 inches high is walked up, not climbed', () => {
    const low = gear(
      'hill 10,10 to 30,19.7 height 2.4 foot 0 ground\nhill 10,19.7 to 30,30 height 0.9 ground',
      {
        card: CLIMBER,
      },
    );
    expect(low.choices).not.toContain('climb');
    expect(gear('hill 10,10 to 30,19.7 height 2 ground', { card: CLIMBER }).choices).toContain('climb');
  });

  rule('HGB-TERR-07', 'while the top is taken one can only climb down', () => {
    const table = gear(WALL, { card: CLIMBER });
    table.give(up);
    table.unit('Far').at = { x: 20000, y: 18698 };
    table.activate('Gear');
    expect(table.refusal({ type: 'climb-on', to: 'up' })).toMatch(/not possible/);
    table.give({ type: 'climb-on', to: 'down' });
    expect(table.unit('Gear')).toMatchObject({ at: { y: 19702 }, body: { climb: null } });
  });

  rule(
    'HGB-TERR-07',
    'a building with a roof to stand on is climbed like a cliff, one without is not',
    () => {
      const house = (more: string) => gear(`building 10,10 to 30,19.7 height 2 ${more}`, { card: CLIMBER });
      const table = house('ground');
      table.give(up);
      expect(table.unit('Gear')).toMatchObject({ at: { y: 19695 }, body: { climb: null } });
      expect(footOf(table.state, table.id('Gear'))).toBe(2000);
      expect(house('').choices).not.toContain('climb');
    },
  );

  rule(
    'HGB-TERR-07',
    'one climbs down as one climbs up; infantry ropes down at 1 MP a level and never up',
    () => {
      const table = gear(PLATEAU, { card: CLIMBER });
      table.give({ type: 'climb', way: 0 });
      expect(table.unit('Gear').body.climb).toMatchObject({ height: 1000, foot: 0, top: 3000 });
      const squad = { card: { kind: 'infantry', bases: 3, ...CLIMBER } } as const;
      const rope = gear(PLATEAU, squad);
      rope.give({ type: 'climb', way: 0 });
      expect(rope.unit('Gear')).toMatchObject({ body: { climb: null }, activation: { spent: 3000 } });
      expect(gear(WALL, squad).choices).not.toContain('climb');
      const climb = { height: 2000, foot: 0, top: 3000, onTop: { x: 20_000, y: 21_000 } };
      const hanging = gear(PLATEAU, { ...squad, body: { climb } });
      expect(hanging.refusal({ type: 'climb-on', to: 'up' })).toMatch(/not possible/);
      expect(hanging.choices).toContain('climb-on');
    },
  );

  rule(
    'HGB-TERR-07',
    'whoever climbs does nothing else, and changes neither to Top Speed nor its mode',
    () => {
      const table = gear(
        WALL,
        { facing: 180, card: { ...CLIMBER, weapons: [gun('LAC')] } },
        { south: { Enemy: { at: '20,30', card: { actions: 0 } } } },
      );
      expect(table.choices).toContain('attack');
      table.give(up);
      expect(table.choices).toEqual(['done']);
      table.give({ type: 'done', standBy: 1 }, ['initiative', 2, 4], ['initiative', 3, 4]);
      table.give({ type: 'go-first', seat: 0 });
      table.give({ type: 'group', group: 0 });
      const id = table.id('Gear');
      expect(table.refusal({ type: 'activate', unit: id, speed: 'top', mode: 'W' })).toMatch(/not possible/);
      expect(table.refusal({ type: 'activate', unit: id, speed: 'combat', mode: 'G' })).toMatch(
        /not possible/,
      );
    },
  );

  rule('HGB-TERR-07', 'it is attacked as if it stood still, cannot evade, and falls when it is hurt', () => {
    const table = gear(
      WALL,
      { facing: 180, card: { ...CLIMBER, armor: 20 } },
      { south: { Enemy: { at: '20,30', card: { weapons: [gun('LAC')] } } } },
    );
    table.give(up);
    expect(table.asked).toBe('South: snap');
    const snap = { unit: table.id('Enemy'), mount: 0, target: table.id('Gear'), rof: 0, concentrated: 0 };
    // Not asked whether it evades; defends with -3, and falls two levels: 2 + 1 + 4.
    table.give({ type: 'snap', ...snap }, ['attack', 6], ['defense', 4], ['maneuver', 6]);
    expect(table.events('defended')[0].modifiers).toTotal(-3);
    expect(table.events('maneuvered')[0]).toMatchObject({ why: 'fall', threshold: { total: 7 } });
    expect(table.events('struck').map(({ margin, damage }) => [margin, damage])).toEqual([
      [3, 24],
      [1, 10],
    ]);
    expect(table.unit('Gear')).toMatchObject({ body: { climb: null }, activation: { isStopped: true } });
  });

  rule('HGB-TERR-07', 'who is not hurt holds on; parts of levels do not count for a fall', () => {
    const hanging = (armor: number) => {
      const table = gear(
        WALL,
        { facing: 180, card: { ...CLIMBER, armor } },
        { south: { Enemy: { at: '20,30', card: { weapons: [gun('LAC')] } } } },
      );
      table.give(up);
      const { body } = table.unit('Gear');
      table.unit('Gear').body = { ...body, climb: { ...body.climb!, height: 2500 } };
      return table;
    };
    const snap = (table: Battle) =>
      ({
        type: 'snap',
        unit: table.id('Enemy'),
        mount: 0,
        target: table.id('Gear'),
        rof: 0,
        concentrated: 0,
      }) as const;
    const safe = hanging(60);
    safe.give(snap(safe), ['attack', 6], ['defense', 4]);
    expect(safe.unit('Gear').body.climb).not.toBeNull();
    const hurt = hanging(20);
    hurt.give(snap(hurt), ['attack', 6], ['defense', 4], ['maneuver', 6]);
    expect(hurt.events('maneuvered')[0].threshold).toTotal(2 + 1 + 4);
  });

  rule('HGB-TERR-06', 'whoever is destroyed by the fall needs no Light for the Fumble', () => {
    const table = gear(PLATEAU);
    table.give(down, ['maneuver', 1], ['initiative', 2, 4], ['initiative', 3, 4]);
    expect(table.events('damaged')).toHaveLength(1);
    expect(table.unit('Gear').at).toBeNull();
  });

  rule('HGB-TERR-07', 'whoever is hurt on a cliff falls to its foot, which may be a hill', () => {
    const table = gear(
      'hill 10,19.7 to 30,30 height 1 ground\nhill 10,10 to 30,19.7 height 4 ground',
      { facing: 180, card: { ...CLIMBER, armor: 20 } },
      { south: { Enemy: { at: '20,30', card: { weapons: [gun('LAC')] } } } },
    );
    table.give(up);
    expect(table.unit('Gear').body.climb).toMatchObject({ height: 3000, foot: 1000 });
    const snap = { unit: table.id('Enemy'), mount: 0, target: table.id('Gear'), rof: 0, concentrated: 0 };
    table.give({ type: 'snap', ...snap }, ['attack', 6], ['defense', 4], ['maneuver', 6]);
    // Two levels, not four: 2 + 1 + 4.
    expect(table.events('maneuvered')[0]).toMatchObject({ why: 'fall', threshold: { total: 7 } });
  });
});

rule(['HGB-TERR-05', 'HGB-TERR-07'], 'away from cliffs there is nothing to choose of them', () => {
  const { state, id } = { state: gear('').state, id: gear('').id('Gear') };
  expect(cliffForms(state, id)).toEqual([]);
  const wall = gear(WALL, { card: CLIMBER });
  expect(cliffForms(wall.state, wall.id('Gear')).map(({ type }) => type)).toEqual(['climb']);
});

rule('HGB-TERR-07', 'whoever hangs on a cliff without MP can move no further in this turn', () => {
  const table = gear(WALL, { card: CLIMBER, body: { speed: 'stationary' } });
  const id = table.id('Gear');
  expect(canMove(table.state, id)).toBe(true);
  table.give(up);
  expect([table.unit('Gear').body.climb?.height, canMove(table.state, id)]).toEqual([500, false]);
  table.activate('Gear', 'combat');
  expect(canMove(table.state, id)).toBe(true);
});

rule(['HGB-ACT-08', 'HGB-TERR-07'], 'whoever climbs out of its cover is in the open', () => {
  const table = gear(WALL, { card: CLIMBER, body: { hullDown: 2 } });
  table.give(up);
  expect(table.events('in-the-open')).toMatchObject([{ unit: table.id('Gear') }]);
  expect(table.unit('Gear').body.hullDown).toBeNull();
});

rule(
  'HGB-TERR-07',
  'one climbs down to the foot, whatever its height, and no further than the MP reach',
  () => {
    const hanging = (climb: { height: number; foot: number; top: number }, spent: number) => {
      const onTop = { x: 20_000, y: 21_000 };
      const table = gear(PLATEAU, { card: CLIMBER, body: { climb: { ...climb, onTop } } });
      const unit = table.unit('Gear');
      unit.activation = { ...unit.activation!, spent, road: 2000 };
      table.give({ type: 'climb-on', to: 'down' });
      return table;
    };
    const short = hanging({ height: 1500, foot: 1000, top: 3000 }, 0);
    expect(short.events('climbed')).toMatchObject([{ far: 500, isDown: true }]);
    expect(short.unit('Gear')).toMatchObject({ body: { climb: null }, activation: { road: 0 } });
    const all = hanging({ height: 3000, foot: 0, top: 3000 }, 0).unit('Gear').activation!.spent;
    const tired = hanging({ height: 3000, foot: 0, top: 3000 }, all - 999).unit('Gear').activation!.spent;
    expect(tired <= all).toBe(true);
  },
);
