import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { found, seesPlace } from '../../rules/sight/sighting.ts';
import { Battle, gun, type Scenery } from '../../testing/table.ts';

/** At night: a Gear with a light that looks down, and one that hides, 20" away. */
const night = (more: Partial<Scenery> = {}): Battle => {
  const table = new Battle({
    light: 'night',
    north: {
      Lamp: {
        at: '20,10',
        facing: 180,
        card: { weapons: [gun('HRG')], aux: { searchlight: true }, actions: 1 },
      },
      Mate: { at: '22,10', facing: 180 },
    },
    south: { Thief: { at: '20,30', card: { weapons: [gun('HRG')], aux: { stealth: 1 }, actions: 1 } } },
    ...more,
  });
  table.activate('Lamp', 'stationary');
  return table;
};
const light = { type: 'searchlight' } as const;
const look = (table: Battle, by: string, at: string) => found(table.state, table.id(by), table.id(at));

/** 2 points of Cover between the two. */
const WOODS = '48 x 48\nwoodland 10,12 to 30,21 height 3';

rule(
  ['HGB-AUX-08', 'HGB-SCEN-06', 'HGB-ACT-04'],
  'in the light one detects as by day, for no action, and nobody else does',
  () => {
    const table = night({ scene: WOODS });
    // 2 points of cover and Stealth against half of 2.
    expect(look(table, 'Lamp', 'Thief')).toMatchObject({ obscured: 3, isDetected: false });
    table.give(light);
    if (table.asked === 'South: snap') table.give({ type: 'let-pass', until: 'activation' });
    expect(table.unit('Lamp').actions).toBe(1);
    expect(look(table, 'Lamp', 'Thief').sight.around.light).toBe('day');
    expect(look(table, 'Mate', 'Thief').sight.around.light).toBe('night');
    expect(table.choices).not.toContain('searchlight');
    const open = night();
    expect(look(open, 'Lamp', 'Thief').obscured).toBe(1);
    open.give(light);
    // By day Stealth hides nobody in the open.
    expect(look(open, 'Lamp', 'Thief').obscured).toBe(0);
    expect(look(open, 'Mate', 'Thief').obscured).toBe(1);
  },
);

rule(['HGB-AUX-08', 'HGB-SCEN-06'], 'the rating is that of the day, for places, too', () => {
  const table = night({ scene: WOODS });
  const place = { x: 20000, y: 30000 };
  expect(seesPlace(table.state, table.id('Lamp'), place)).toBe(false);
  table.give(light);
  expect(seesPlace(table.state, table.id('Lamp'), place)).toBe(true);
  expect(seesPlace(table.state, table.id('Lamp'), { x: 20000, y: 34600 })).toBe(false);
});

rule('HGB-AUX-08', 'it reaches 24 inches, and to the front alone', () => {
  const lit = (at: string) => {
    const table = night({ south: { Thief: { at, facing: 180, card: { aux: { stealth: 1 } } } } });
    table.give(light);
    return look(table, 'Lamp', 'Thief').sight.around.light;
  };
  // Both are measured at the front of their bases.
  expect([lit('20,34'), lit('20,34.1'), lit('30,10'), lit('20,4')]).toEqual(['day', 'night', 'day', 'night']);
});

rule(['HGB-AUX-08', 'HGB-DET-02'], 'everybody detects whoever uses it, until the round ends', () => {
  const jungle = '48 x 48\njungle 10,12 to 30,28 height 3';
  const table = night({ scene: jungle });
  expect(look(table, 'Thief', 'Lamp')).toMatchObject({ isAutoDetected: false, isDetected: false });
  table.give(light);
  expect(look(table, 'Thief', 'Lamp')).toMatchObject({ obscured: 3, isAutoDetected: true });
  // It may be fired at now.
  expect(table.asked).toBe('South: snap');
  table.give({ type: 'let-pass', until: 'activation' });
  table.give({ type: 'done', standBy: 0 }, ['initiative', 6, 6], ['initiative', 5, 5]);
  expect(table.state.round).toBe(2);
  expect(look(table, 'Thief', 'Lamp').isDetected).toBe(false);
});

rule(['HGB-AUX-08', 'HGB-FLAW-06'], 'whoever depends on its sensors still needs them', () => {
  const table = night({
    scene: '48 x 48\njungle 10,12 to 30,28 height 3',
    south: { Thief: { at: '20,30', card: { flaws: { sensorDependent: true } } } },
  });
  table.give(light);
  expect(look(table, 'Thief', 'Lamp').isDetected).toBe(false);
});

rule('HGB-AUX-08', 'by day, without one, or when it is broken there is nothing to switch on', () => {
  expect(night({ light: 'day' }).choices).not.toContain('searchlight');
  expect(night({ light: 'dawn or dusk' }).choices).not.toContain('searchlight');
  const table = night();
  expect(table.choices).toContain('searchlight');
  table.unit('Lamp').body = { ...table.unit('Lamp').body, auxHits: 1 };
  expect(table.choices).not.toContain('searchlight');
  table.unit('Lamp').body = { ...table.unit('Lamp').body, isLit: true };
  expect(look(table, 'Lamp', 'Thief').sight.around.light).toBe('night');
});
