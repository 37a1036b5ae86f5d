import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { cfOf, weaken } from '../../buildings/census.ts';
import { floorOf } from '../../buildings/floors.ts';
import { phaseEnd } from '../../phases/turn/phase-end.ts';
import { isBlocked, sightBetween, unitSight } from '../../rules/sight/line-of-sight.ts';
import { march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { falls, location, piloting } from '../../testing/table.ts';
import { jumper, lane, mpInto } from '../../testing/terrain.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';

const ON = { buildings: true };
const ARMS = { ...ON, ...COMBINED };

/** The factor of the building in a hex. */
const cf = (s: Scene, building = 0): number => cfOf(s.state, building);
const floor = (s: Scene, name = 'Wolf'): number => floorOf(s.state.units[s.index(name)]);
const hurt = (s: Scene, points: number, building = 0): void => weaken(s.state, building, points);
const end = (s: Scene, ...rolls: Roll[]): void =>
  s.rolling(rolls, () => phaseEnd(s.play, { step: 'phase/end', phase: s.state.phase as 'weapon' } as never));

describe('Into buildings and through them', () => {
  rule(['MT-BASE-04', 'MT-BASE-19'], 'Each hex inside costs 1 to 4 MP more by class; platoons pay 1', () => {
    expect(['B1/1', 'B2/1', 'B3/3'].map((hex) => mpInto(ON, hex))).toEqual([2, 3, 4]);
    const s = scene({
      map: '. B3/2 .',
      units: { Tank: { mech: vehicle('Tank'), at: '0101 NE' } },
      options: ARMS,
    });
    const { walkIn } = s.field.kinds[0].stepsOn(s.field, 0);
    expect(Array.from(walkIn)).toEqual([1, 4, 1]);
    const t = scene({
      map: '. B4/2 .',
      units: { Foot: { mech: platoon('Foot'), at: '0101 N' } },
      options: ARMS,
    });
    expect(Array.from(t.field.kinds[0].stepsOn(t.field, 0).walkIn)).toEqual([1, 1, 1]);
  });

  rule(
    'MT-BASE-19',
    'Example: a 60-ton tank, fifth hex at Flank, into a medium building: 8; failed: 4 points',
    () => {
      const tank = vehicle('Tank', { tons: 60, cruise: 6 });
      const made = march({
        map: lane('.', 'B2/1', '.', '.', '.', '.', '.'),
        units: {
          Tank: { mech: tank, at: '0207 N' },
          Foot: { mech: platoon('Foot'), at: '0202 N', side: 1 },
        },
        options: ARMS,
      });
      made.move('Tank', 'run', '0202 N', piloting(4, 3), ['hit location', 3, 4]);
      const s = made.scene;
      expect(s.happened('piloting-roll').map(({ number }) => number.total)).toEqual([8]);
      expect(s.happened('damaged').map(({ unit, damage }) => [unit, damage])).toEqual([
        [0, 4],
        [1, 3],
      ]);
      expect(cf(s)).toBe(34);
    },
  );

  rule(
    'MT-BASE-19',
    'Whoever succeeds damages the building all the same, and stands on its ground floor',
    () => {
      const made = march({
        map: lane('.', 'B1/2'),
        units: { Wolf: { at: '0203 N' }, Bear: { at: '0301 N' } },
        options: ON,
      });
      made.move('Wolf', 'walk', '0202 N', piloting(2, 3));
      expect([cf(made.scene), floor(made.scene)]).toEqual([10, 0]);
      expect(made.scene.unit('Wolf').thisPhase.damage).toBe(0);
    },
  );

  rule(
    'MT-BASE-19',
    'Leaving is another wall, a hex of the same building one, and another building both',
    () => {
      const walls = (rolls: number, ...hexes: string[]) => {
        const made = march({
          map: lane('.', ...hexes),
          units: { Wolf: { mech: mech('Wolf', { walk: 9 }), at: '0204 N' }, Bear: { at: '0301 N' } },
          options: ON,
        });
        made.move('Wolf', 'walk', '0202 N', ...Array.from({ length: rolls }, () => piloting(6, 6)));
        return made.scene.happened('piloting-roll').map(({ number }) => number.total);
      };
      // In, out.
      expect(walls(2, '.', 'B2/1')).toEqual([6, 6]);
      // In, on inside.
      expect(walls(2, 'B2/1', 'B2/2')).toEqual([6, 6]);
      // In, out and in again.
      expect(walls(3, 'B1/1', 'B3/1')).toEqual([7, 7, 5]);
    },
  );

  rule(
    'MT-BASE-19',
    'The roll is harder for the fast: +1 from 3 hexes, +2 from 5, +3 from 7, +4 from 10',
    () => {
      const after = (hexes: number) => {
        const made = march({
          map: lane('.', 'B1/1', ...Array.from({ length: hexes }, () => '.')),
          units: {
            Wolf: { mech: mech('Wolf', { walk: 12 }), at: `02${String(hexes + 2).padStart(2, '0')} N` },
            Bear: { at: '0301 N' },
          },
          options: ON,
        });
        made.move('Wolf', 'run', '0202 N', piloting(6, 6));
        return made.scene.happened('piloting-roll')[0]!.number.total - 5;
      };
      expect([1, 2, 3, 4, 5, 6, 7, 9, 10, 12].map(after)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
    },
  );

  rule(
    'MT-BASE-19',
    'A platoon goes through walls unharmed and unasked, and takes its stairs for 1 MP a level',
    () => {
      const made = march({
        map: '. B2/3 .\n. . .',
        units: {
          Foot: { mech: platoon('Foot', { motion: 'motorized' }), at: '0101 N' },
          Wolf: { at: '0301 N' },
        },
        options: ARMS,
      });
      made.order({ type: 'move', unit: 'Foot', mode: 'walk', to: '0201', facing: 'N', more: true });
      expect(made.choices('floor', 'Foot')).toEqual([1, 2]);
      made.order({ type: 'floor', unit: 'Foot', floor: 2, more: false });
      expect([floor(made.scene, 'Foot'), cf(made.scene)]).toEqual([2, 40]);
    },
  );
});

describe('Over roofs', () => {
  rule('MT-BASE-19', 'A jump ends on the roof, without a roll for walls', () => {
    const made = march({
      map: lane('.', 'B4/3'),
      units: { Wolf: { mech: jumper, at: '0203 N' }, Bear: { at: '0301 N' } },
      options: ON,
    });
    made.order({ type: 'jump', unit: 'Wolf', to: '0202', facing: 'N' });
    expect([floor(made.scene), cf(made.scene)]).toEqual([3, 120]);
    // A roof that is higher than the jets lift is out of reach.
    const high = march({
      map: lane('.', 'B4/5'),
      units: { Wolf: { mech: jumper, at: '0203 N' }, Bear: { at: '0301 N' } },
      options: ON,
    });
    expect(high.choices('jump', 'Wolf')).not.toContain('0202');
  });

  rule('MT-BASE-19', "A 'Mech that goes over roofs climbs up to 2 levels, and not through walls", () => {
    const made = march({
      map: lane('.', 'B4/2'),
      units: { Wolf: { mech: jumper, at: '0203 N' }, Bear: { at: '0301 N' } },
      options: ON,
    });
    expect(made.choices('move', 'Wolf', 'walk')).not.toContain('0202');
    made.order({ type: 'over-roofs', unit: 'Wolf' });
    // 1 MP and 2 levels; the next roof is a level higher.
    expect(made.mpTo('Wolf', 'walk', '0202').total).toBe(3);
    made.move('Wolf', 'walk', '0202 N');
    expect([floor(made.scene), cf(made.scene)]).toEqual([2, 120]);
    expect(made.scene.happened('piloting-roll')).toEqual([]);
  });

  rule('MT-BASE-19', 'A roof one level up is a roof like others', () => {
    const made = march({
      map: lane('.', 'B4/1'),
      units: { Wolf: { mech: jumper, at: '0203 N' }, Bear: { at: '0301 N' } },
      options: ON,
    });
    expect(made.choices('move', 'Wolf', 'walk')).not.toContain('0202');
    made.order({ type: 'over-roofs', unit: 'Wolf' });
    expect(made.mpTo('Wolf', 'walk', '0202').total).toBe(2);
    made.move('Wolf', 'walk', '0202 N');
    expect([floor(made.scene), cf(made.scene)]).toEqual([1, 120]);
  });

  rule(
    'MT-BASE-04',
    'A building is as high as its levels: nobody on the ground sees over two of them',
    () => {
      const s = scene({
        map: '.\n.\nB1/2\n.\n.\n',
        units: { Wolf: { at: '0101 S' }, Bear: { at: '0105 N' } },
        options: ON,
      });
      expect(isBlocked(sightBetween(s.field, s.cell('0101'), false, s.cell('0105'), false))).toBe(true);
      // From the roof of another building one does.
      const t = scene({
        map: 'B4/3\n.\nB1/2\n.\n.\n',
        units: { Wolf: { at: '0101 S', state: { marks: { floor: 3 } } }, Bear: { at: '0105 N' } },
        options: ON,
      });
      expect(isBlocked(unitSight(t.field, t.state, 0, 1))).toBe(false);
    },
  );
});

describe('Collapse', () => {
  const house = (units: Parameters<typeof scene>[0]['units'], map = '. . .\n. B2/3 .\n. . .') =>
    scene({ map, units, options: ARMS });

  rule(
    'MT-BASE-21',
    'Example: height 3, factor 30: 9 on the ground, 3 and a fall on the roof, 27 for a platoon',
    () => {
      const s = house({
        Wolf: { at: '0202 N' },
        Foot: { mech: platoon('Foot'), at: '0202 N' },
      });
      hurt(s, 10);
      s.state.turn = 2;
      s.state.phase = 'weapon';
      hurt(s, 30);
      end(s, location(3, 4), location(3, 3));
      expect(s.happened('damaged').map(({ unit, damage }) => [unit, damage])).toEqual([
        [0, 5],
        [0, 4],
        [1, 27],
      ]);
      expect(s.said('building-falls')).toEqual(['The building in hex 0202 collapses.']);
      const t = house({ Wolf: { at: '0202 N', state: { marks: { floor: 3 } } }, Bear: { at: '0101 N' } });
      hurt(t, 10);
      t.state.turn = 2;
      t.state.phase = 'weapon';
      hurt(t, 30);
      // 50 tons, 3 levels: 20 points.
      end(t, location(3, 4), ...falls(1, [3, 3], [3, 3], [4, 4], [4, 4]));
      expect(t.happened('fell').map(({ damage }) => damage.total)).toEqual([20]);
      expect([floor(t), t.unit('Wolf').prone]).toEqual([0, true]);
    },
  );

  rule('MT-BASE-21', 'The hexes become rubble, all of them, and the fire in them goes out', () => {
    const s = scene({
      map: '. B1/1+fire B1/2',
      units: { Wolf: { at: '0101 N' } },
      options: { ...ON, fire: true },
    });
    hurt(s, 15);
    end(s);
    const { board, special } = s.field;
    expect([1, 2].map((cell) => [board.terrains[board.terrain[cell]], special!.rubble[cell]])).toEqual([
      ['clear', 1],
      ['clear', 1],
    ]);
    expect(board.featureNames.filter((_, bit) => board.features[1] & (1 << bit))).toEqual(['rubble']);
    // And no more than once.
    end(s);
    expect(s.happened('building-falls')).toHaveLength(1);
  });

  rule(
    'MT-BASE-21',
    'A roof that does not bear the tons upon it gives way at once, and the move is over',
    () => {
      const made = march({
        map: lane('.', 'B1/1'),
        units: { Wolf: { mech: jumper, at: '0203 N' }, Bear: { at: '0301 N' } },
        options: ON,
      });
      // 15 x 1 / 10 is 2 points; then 50 tons from 1 level: 10.
      made.order(
        { type: 'jump', unit: 'Wolf', to: '0202', facing: 'N' },
        location(3, 4),
        ...falls(1, [3, 3], [4, 4]),
      );
      expect(made.scene.said('building-falls')).toEqual([
        'The building in hex 0202 does not bear its load and collapses.',
      ]);
      expect(made.scene.unit('Wolf').prone).toBe(true);
    },
  );

  rule('MT-BASE-21', 'Units on the ground floor never overload it, and platoons weigh nothing', () => {
    const s = house({
      Wolf: { at: '0202 N' },
      Foot: { mech: platoon('Foot'), at: '0202 N', state: { marks: { floor: 3 } } },
    });
    hurt(s, 39);
    end(s);
    expect(s.happened('building-falls')).toEqual([]);
  });

  rule(
    'MT-BASE-21',
    'What bore its load comes down at the end of the phase that has weakened it too much',
    () => {
      const s = house({
        Wolf: { mech: mech('Wolf', { tons: 30 }), at: '0202 N', state: { marks: { floor: 3 } } },
        Bear: { at: '0101 N' },
      });
      end(s);
      expect(s.happened('building-falls')).toEqual([]);
      s.state.phase = 'weapon';
      hurt(s, 11);
      end(s, location(3, 4), ...falls(1, [3, 3], [4, 4], [4, 4]));
      expect(s.happened('building-falls').map(({ overloaded }) => overloaded)).toEqual([true]);
    },
  );
});
