import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';
import { canMove } from './moving.ts';

/** A Hopper at 20", 30" that goes up the table, and whoever waits for it. */
function hopper(model: Partial<Model> = {}, more: Partial<Scenery> = {}): Battle {
  const table = new Battle({
    south: { Far: { at: '46,46', card: { actions: 0 } } },
    ...more,
    north: {
      Hopper: {
        at: '20,30',
        ...model,
        card: {
          actions: 1,
          movement: [{ mode: 'R', combat: 8, top: 16, defense: [-2, 0, 1] }],
          ...model.card,
        },
        body: { mode: 'R', ...model.body },
      },
      Other: { at: '2,2', card: { actions: 0 } },
    },
  });
  table.activate('Hopper');
  return table;
}

rule(['HGB-MOVE-04', 'HGB-AUX-03'], 'who has an enemy in its way may spend its last MP on going up', () => {
  const mayMove = (spent: number) => {
    const table = hopper(
      { body: { isOnAutopilot: true } },
      { south: { Ahead: { at: '20,29' }, Behind: { at: '20,31' } } },
    );
    const hopping = table.unit('Hopper');
    hopping.activation = { ...hopping.activation!, spent };
    return canMove(table.state, table.id('Hopper'));
  };
  expect([7000, 7001].map(mayMove)).toEqual([true, false]);
});

const turn = { type: 'turn', side: 'right', by: 240 } as const;
const inchesOf = (table: Battle, name: string) => table.unit(name).body.altitude / 1000;
const inches = (table: Battle) => inchesOf(table, 'Hopper');

describe('altitude', () => {
  rule('HGB-MOVE-10', 'an inch up or down is an MP, and counts as spent', () => {
    const table = hopper();
    expect(table.choices).not.toContain('done');
    table.give({ type: 'rise', by: 3 });
    expect(inches(table)).toBe(3);
    table.give({ type: 'sink', by: 2 });
    expect(table.unit('Hopper')).toMatchObject({
      body: { altitude: 1000 },
      activation: { spent: 5000, path: 5000 },
    });
    expect(table.choices).toContain('done');
    expect(table.refusal({ type: 'rise', by: 4 })).toMatch(/not possible/);
  });

  rule('HGB-MOVE-10', 'nobody sinks below the ground, nor rises above the ceiling', () => {
    const table = hopper({ body: { altitude: 18_000 } });
    expect(table.refusal({ type: 'rise', by: 3 })).toMatch(/2/);
    table.give({ type: 'rise', by: 2 });
    expect(inches(table)).toBe(20);
    const low = hopper({ body: { altitude: 2000 } });
    expect(low.refusal({ type: 'sink', by: 3 })).toMatch(/2/);
    low.give({ type: 'sink', by: 2 });
    expect(inches(low)).toBe(0);
    expect(low.choices).not.toContain('sink');
    // Half an inch above a hill is an inch down, and half an inch below the ceiling is no inch up.
    const hill = { scene: '48 x 48\nhill 10,10 to 30,40 height 1.5 ground' };
    const over = hopper({ body: { altitude: 2000 } }, hill);
    over.give({ type: 'sink', by: 1 });
    expect(inches(over)).toBe(0);
    const hovering = hopper({ body: { altitude: 4500 } }, hill);
    expect(hovering.refusal({ type: 'sink', by: 4 })).toMatch(/3/);
    const high = hopper({ body: { altitude: 19_500 } }, hill);
    expect(high.choices).not.toContain('rise');
  });

  rule('HGB-MOVE-10', 'what is lower than it flies is clear ground; what is as high is in the way', () => {
    const woods = { scene: '48 x 48\nwoodland 10,10 to 30,28 height 2' };
    const low = hopper({}, woods);
    low.give({ type: 'rise', by: 2 });
    // Its base touches the wood.
    expect(low.refusal({ type: 'advance', distance: 1501 })).toMatch(/1500/);
    const high = hopper({}, woods);
    high.give({ type: 'rise', by: 3 });
    high.give({ type: 'advance', distance: 5000 });
    expect(high.unit('Hopper')).toMatchObject({ at: { x: 20000, y: 25000 }, activation: { spent: 8000 } });
  });

  rule('HGB-MOVE-10', 'whoever stands lower than it flies is passed, and who is as high is not', () => {
    const other = {
      south: { Far: { at: '46,46' }, Tall: { at: '20,27', card: { kind: 'strider' } } },
    } as const;
    const low = hopper({ body: { altitude: 2000 } }, other);
    expect(low.refusal({ type: 'advance', distance: 5000 })).toMatch(/./);
    const high = hopper({ body: { altitude: 3000 } }, other);
    high.give({ type: 'advance', distance: 5000 });
    expect(high.unit('Hopper').at).toEqual({ x: 20000, y: 25000 });
  });

  rule('HGB-MOVE-10', 'nobody sinks into what it cannot enter', () => {
    const low = hopper({ body: { altitude: 1000 } }, { scene: '48 x 48\njungle 10,10 to 30,40' });
    expect(low.choices).not.toContain('sink');
    const table = hopper(
      { body: { altitude: 4000 }, at: '20,20' },
      { scene: '48 x 48\nwoodland 10,10 to 30,28 height 2' },
    );
    expect(table.refusal({ type: 'sink', by: 2 })).toMatch(/not possible/);
    table.give({ type: 'sink', by: 1 });
    expect(inches(table)).toBe(3);
  });

  rule(['HGB-MOVE-10', 'HGB-TERR-04'], 'levels cost it nothing, and one lands on a hill', () => {
    const hill = { scene: '48 x 48\nhill 10,10 to 30,28 height 3 ground' };
    const table = hopper({ body: { altitude: 4000 } }, hill);
    table.give({ type: 'advance', distance: 5000 });
    expect(table.unit('Hopper').activation).toMatchObject({ spent: 5000 });
    table.give({ type: 'sink', by: 1 });
    expect(inches(table)).toBe(0);
    const lower = hopper({ body: { altitude: 3000 } }, hill);
    expect(lower.refusal({ type: 'advance', distance: 2000 })).toMatch(/1999/);
  });

  rule(
    ['HGB-MOVE-10', 'HGB-ATT-03'],
    'its altitude is added to the range of attacks by and against it',
    () => {
      const duel = { south: { Enemy: { at: '20,23', facing: 180, card: { actions: 0 } } } };
      const shot = (altitude: number) => {
        const table = hopper({ card: { weapons: [gun('LAC')] }, body: { altitude } }, duel);
        table.attack('Enemy', ['attack', 4], ['defense', 6]);
        return table.events('fired')[0].modifiers.lines.map(({ reason }) => reason);
      };
      expect(shot(0)).toContain('Short range');
      expect(shot(8000)).not.toContain('Short range');
    },
  );

  rule('HGB-WSR-02', 'Anti-Aircraft weapons take the greater of altitude and distance', () => {
    const shot = (weapon: string) => {
      const table = new Battle({
        north: { Gear: { at: '20,30', card: { weapons: [gun(weapon)] } } },
        south: {
          Hopper: {
            at: '20,23',
            facing: 180,
            card: { actions: 0, movement: [{ mode: 'R', combat: 8, top: 16, defense: [0, 0, 0] }] },
            body: { mode: 'R', altitude: 8000 },
          },
        },
      });
      table.activate('Gear');
      table.attack('Hopper', ['attack', 3], ['defense', 6]);
      return table.events('fired')[0].modifiers.lines.map(({ reason }) => reason);
    };
    // 6" along and 8" up are 14" to one and 8" to the other.
    expect(shot('LAC')).toContain('Long range');
    expect(shot('LAAC')).not.toContain('Long range');
  });

  rule(['HGB-MOVE-10', 'HGB-LOS-01'], 'from above one sees over what hides from those below', () => {
    const wall = {
      scene: '48 x 48\nhill 10,24 to 30,26 height 3 ground',
      south: { Enemy: { at: '20,18', facing: 180, card: { actions: 0 } } },
    };
    const gunner = { card: { weapons: [gun('LAC')] } };
    expect(hopper(gunner, wall).choices).not.toContain('attack');
    expect(hopper({ ...gunner, body: { altitude: 8000 } }, wall).choices).toContain('attack');
  });

  rule(
    ['HGB-MOVE-10', 'HGB-PHYS-01'],
    'whoever flies is out of reach of blows, and passes over those below',
    () => {
      const below = { south: { Enemy: { at: '20,28.5', facing: 0, card: { actions: 0 } } } };
      const onGround = hopper({ card: { weapons: [gun('VB')] }, at: '20,29.5' }, below);
      expect(onGround.choices).toContain('attack');
      const table = hopper(
        { card: { weapons: [gun('VB')] }, at: '20,29.5', body: { altitude: 3000 } },
        below,
      );
      expect(table.choices).not.toContain('attack');
      table.give({ type: 'advance', distance: 4000 });
      expect(table.unit('Hopper').at).toEqual({ x: 20000, y: 25500 });
    },
  );

  rule('HGB-MOVE-13', 'nobody changes its mode in the air', () => {
    const both = [
      { mode: 'R', combat: 8, top: 16, defense: [-2, 0, 1] },
      { mode: 'G', combat: 6, top: 12, defense: [-2, 0, 1] },
    ] as const;
    const table = hopper({ card: { movement: both }, body: { altitude: 2000 } });
    table.give({ type: 'rise', by: 1 });
    table.give({ type: 'done', standBy: 0 }, ['initiative', 2, 4], ['initiative', 3, 4]);
    table.give({ type: 'go-first', seat: 0 });
    table.give({ type: 'group', group: 0 });
    const order = { type: 'activate', unit: table.id('Hopper'), speed: 'combat' } as const;
    expect(table.refusal({ ...order, mode: 'G' })).toMatch(/not possible/);
    table.give({ ...order, mode: 'R' });
    table.give({ type: 'sink', by: 3 });
    expect(table.unit('Hopper').body).toMatchObject({ altitude: 0, mode: 'R' });
  });
});

describe('failed maneuvers of Hoppers', () => {
  const atTop = (altitude: number, card: Model['card'] = {}, more: Partial<Scenery> = {}): Battle => {
    const table = hopper({ card, body: { altitude, speed: 'top' } }, more);
    table.give({ type: 'advance', distance: 1000 });
    return table;
  };

  rule('HGB-MOVE-12', 'it loses altitude by the margin, does not slide, and its movement ends', () => {
    const table = atTop(5000, { movement: [{ mode: 'R', combat: 8, top: 16, defense: [0, 0, 0] }] });
    table.give(turn, ['maneuver', 2]);
    expect(table.events('altitude')).toMatchObject([{ isUp: false, cost: null }]);
    expect(table.unit('Hopper')).toMatchObject({
      at: { x: 20000, y: 29000 },
      body: { altitude: 4000, damage: 0 },
      activation: { isStopped: true },
    });
  });

  rule(
    ['HGB-MOVE-12', 'HGB-RAM-06'],
    'on the ground it has fallen from where it was, times the margin',
    () => {
      const table = atTop(1000);
      table.give(turn, ['maneuver', 2]);
      // 1 × (Size 6 + 1 inch + 2)
      expect(table.events('struck')).toMatchObject([{ margin: 1, multiplier: { total: 9 }, damage: 9 }]);
      expect(table.unit('Hopper').body.altitude).toBe(0);
    },
  );

  rule('HGB-MOVE-12', 'over a hill it comes down on the hill', () => {
    const hill = { scene: '48 x 48\nhill 10,10 to 30,40 height 2 ground' };
    const glides = atTop(6000, {}, hill);
    glides.give(turn, ['maneuver', 2]);
    expect(glides.unit('Hopper').body.altitude).toBe(5000);
    const lands = atTop(3000, {}, hill);
    lands.give(turn, ['maneuver', 2]);
    // 1" above the ground: 1 × (6 + 1 + 2).
    expect(lands.events('struck')).toMatchObject([{ margin: 1, damage: 9 }]);
    expect(lands.unit('Hopper').body.altitude).toBe(0);
  });

  rule(
    ['HGB-MOVE-12', 'HGB-FLAW-01'],
    'a Fumble is a crash from any height, as every failure of those who cannot glide',
    () => {
      const fumbled = atTop(2000, { armor: 60 });
      fumbled.give(turn, ['maneuver', 1]);
      // 3 × (6 + 2 + 2) is nothing to that armor; the Light is certain.
      expect(fumbled.events('struck')).toMatchObject([{ margin: 3, damage: 30, level: 0 }]);
      expect(fumbled.unit('Hopper').body).toMatchObject({ altitude: 0, damage: 1 });
      const heavy = atTop(5000, { flaws: { cannotGlide: true } });
      heavy.give(turn, ['maneuver', 2]);
      expect(heavy.events('struck')).toMatchObject([{ margin: 1, damage: 13 }]);
      expect(heavy.unit('Hopper').body).toMatchObject({ altitude: 0, damage: 1 });
    },
  );

  rule(['HGB-MOVE-12', 'HGB-TERR-02'], 'over water a crash is the end', () => {
    const table = atTop(5000, {}, { scene: '48 x 48\nwater 10,10 to 30,31' });
    table.give(turn, ['maneuver', 1], ['initiative', 2, 4], ['initiative', 3, 4]);
    expect(table.unit('Hopper').at).toBeNull();
  });

  rule('HGB-MOVE-12', 'on the ground it slides like anybody else', () => {
    const table = atTop(0);
    table.give(turn, ['maneuver', 2], ['slide', 2]);
    expect(table.unit('Hopper').at).toEqual({ x: 20000, y: 27000 });
  });
});

describe('Jump Jets', () => {
  const jumper = (more: Partial<Scenery> = {}, model: Partial<Model> = {}): Battle => {
    const table = new Battle({
      south: { Far: { at: '46,46', card: { actions: 0 } } },
      ...more,
      north: {
        Gear: { at: '20,30', ...model, card: { aux: { jumpJets: 6 }, ...model.card } },
        Other: { at: '2,2' },
      },
    });
    table.activate('Gear');
    return table;
  };

  rule(
    'HGB-AUX-05',
    'for an action it flies its rating on top of its move, over what is lower, and lands',
    () => {
      const table = jumper({ scene: '48 x 48\nrocks 15,27 to 25,29 height 1' });
      table.give({ type: 'jets', by: 2 });
      expect(table.unit('Gear')).toMatchObject({ actions: 0, body: { altitude: 2000, mode: 'W' } });
      expect(table.choices).not.toContain('walk');
      expect(table.choices).not.toContain('back');
      // Over the rocks that nobody else crosses; nor does it land on them.
      table.give({ type: 'advance', distance: 2000 });
      expect(table.choices).not.toContain('sink');
      expect(table.unit('Gear').activation).toMatchObject({ spent: 0, jets: 2000 });
      const far = jumper({ scene: '48 x 48\nrocks 15,28.6 to 25,29 height 1' });
      far.give({ type: 'jets', by: 2 });
      far.give({ type: 'advance', distance: 2000 });
      far.give({ type: 'sink', by: 2 });
      expect(far.unit('Gear')).toMatchObject({
        at: { x: 20000, y: 28000 },
        body: { altitude: 0 },
        activation: { jets: null },
      });
      far.give({ type: 'walk', to: { x: 20000, y: 24000 } });
      expect(far.unit('Gear').activation).toMatchObject({ spent: 4000 });
    },
  );

  rule(['HGB-AUX-05', 'HGB-TERR-06'], 'whoever has not landed when its activation ends falls', () => {
    const table = jumper();
    table.give({ type: 'jets', by: 3 });
    table.give({ type: 'advance', distance: 3000 });
    const rest = [
      ['initiative', 2, 4],
      ['initiative', 3, 4],
    ] as const;
    table.give({ type: 'done', standBy: 0 }, ['maneuver', 6], ...rest);
    expect(table.events('maneuvered')[0]).toMatchObject({ why: 'fall', threshold: { total: 9 } });
    expect(table.unit('Gear').body).toMatchObject({ altitude: 0, damage: 2 });
  });

  rule(['HGB-AUX-05', 'HGB-TERR-06'], 'over a hill it falls on the hill', () => {
    const table = jumper({ scene: '48 x 48\nhill 10,10 to 30,40 height 2 ground' });
    table.give({ type: 'jets', by: 3 });
    expect(inchesOf(table, 'Gear')).toBe(5);
    table.give({ type: 'advance', distance: 3000 });
    const rest = [
      ['initiative', 2, 4],
      ['initiative', 3, 4],
    ] as const;
    // 3" above the ground: 2 + 1 + 6.
    table.give({ type: 'done', standBy: 0 }, ['maneuver', 6], ...rest);
    expect(table.events('maneuvered')[0]).toMatchObject({ threshold: { total: 9 } });
    expect(table.events('struck')).toMatchObject([{ margin: 3, multiplier: { total: 6 + 3 + 2 } }]);
  });

  rule(['HGB-AUX-05', 'HGB-MOVE-06'], 'nobody flies backward on jets, not even from standing', () => {
    const table = jumper({}, { body: { speed: 'stationary' } });
    table.activate('Gear', 'combat');
    expect(table.unit('Gear').activation!.direction).toBeNull();
    table.give({ type: 'jets', by: 2 });
    expect(table.choices).toContain('advance');
    expect(table.choices).not.toContain('back');
  });

  rule('HGB-AUX-05', 'no action, no jump; and a Critical takes the jets', () => {
    expect(jumper({}, { card: { aux: { jumpJets: 6 }, actions: 0 } }).choices).not.toContain('jets');
    expect(jumper({}, { body: { damage: 3, auxHits: 1 } }).choices).not.toContain('jets');
  });
});
