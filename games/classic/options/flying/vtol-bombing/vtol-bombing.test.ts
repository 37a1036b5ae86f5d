import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect } from 'vitest';
import { designOf } from '../../../kinds/vehicle/design.ts';
import type { RuleId } from '../../../rule-index.ts';
import { altitudeOf, flyAt } from '../../../rules/ground/altitude.ts';
import { runMp, walkMp } from '../../../rules/movement/movement-points.ts';
import { pilotingNumber } from '../../../rules/piloting/piloting.ts';
import { bombsLeft, dropBombs } from '../../../rules/unit/bombs.ts';
import { setupSchema } from '../../../setup.ts';
import { type March, march } from '../../../testing/march.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { COMBINED, vehicle, vtol } from '../../../testing/vehicles.ts';
import { spaceLeft } from '../../../transport/room.ts';
import type { UnitFile } from '../../../units/unit-file.ts';
import type { VehicleFile } from '../../../units/vehicle-file.ts';
import { BOMBERS } from '../../../vehicles/bombers.ts';

const ON = { ...COMBINED, 'vtol-bombing': true } as const;

const bomber = (bombs: number, more: Partial<VehicleFile> = {}): VehicleFile => ({
  ...vtol('Heli', { cruise: 8 }),
  bombs,
  ...more,
});

const loaded = (file: VehicleFile): Scene =>
  scene({
    options: { ...ON, transport: true },
    units: { Heli: { mech: file, at: '0505 N' }, Wolf: { mech: mech('Wolf'), at: '1510 N' } },
  });

const pilotingOf = (s: Scene): number =>
  explain<RuleId>((tally) => pilotingNumber(tally, s.field, s.state, 0, { reason: 'sideslip', modifier: 0 }))
    .total;

describe('Bomb loads', () => {
  rule('MT-VTOL-05', 'At most a fifth of its tons, rounded up, and on VTOLs alone', () => {
    const may = (tons: number, bombs: number, motion?: 'hover') =>
      designOf({ ...vtol('Heli', { tons, ...(motion && { motion }) }), bombs }).ok;
    expect([may(30, 6), may(30, 7), may(21, 5), may(21, 6), may(20, 4), may(20, 5)]).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(may(30, 1, 'hover')).toBe(false);
  });

  rule(
    'MT-VTOL-05',
    'Example: 30 tons with 6 bombs are at +2; 21 tons with 5 and 3 tons of space fly 2 MP slower, at +1',
    () => {
      const big = loaded(bomber(6, { tons: 30 }));
      expect(pilotingOf(big)).toBe(7);
      const small = loaded(bomber(5, { tons: 21, cruise: 10, troopSpace: 3 }));
      expect([
        walkMp(small.field, small.state, 0),
        runMp(small.field, small.state, 0),
        pilotingOf(small),
      ]).toEqual([8, 12, 6]);
    },
  );

  rule('MT-VTOL-05', 'The penalties end with the bombs, one by one; Cruising MP are never below 0', () => {
    const s = loaded(bomber(6));
    const now = () => [walkMp(s.field, s.state, 0), pilotingOf(s)];
    expect(now()).toEqual([2, 7]);
    dropBombs(s.state.units[0], 1);
    expect(now()).toEqual([3, 6]);
    dropBombs(s.state.units[0], 4);
    expect(now()).toEqual([7, 6]);
    dropBombs(s.state.units[0], 1);
    expect(now()).toEqual([8, 5]);
    const slow = loaded(bomber(6, { cruise: 4 }));
    expect(walkMp(slow.field, slow.state, 0)).toBe(0);
  });

  rule('MT-VTOL-05', 'Everybody sees how many it carries; who carries none is at nothing', () => {
    const told = (bombs: number) => {
      const s = loaded(bomber(2));
      dropBombs(s.state.units[0], 2 - bombs);
      const states = s.field.plugged.states!([], s.field, s.state, 0).filter((words) =>
        words.includes('bomb'),
      );
      const lines = explain<RuleId>((tally) =>
        pilotingNumber(tally, s.field, s.state, 0, { reason: 'sideslip', modifier: 0 }),
      ).lines.map(({ reason }) => reason);
      return [states, lines.includes('Bombs')];
    };
    expect([told(2), told(1), told(0)]).toEqual([
      [['carrying 2 bombs'], true],
      [['carrying a bomb'], true],
      [[], false],
    ]);
  });

  rule(['MT-VTOL-05', 'MT-PRE-25'], 'They take the place of people, until they are dropped', () => {
    const s = loaded(bomber(2, { troopSpace: 6 }));
    expect([spaceLeft(s.field, s.state, 0), walkMp(s.field, s.state, 0)]).toEqual([4, 8]);
    dropBombs(s.state.units[0], 2);
    expect(spaceLeft(s.field, s.state, 0)).toBe(6);
    const full = loaded(bomber(6, { troopSpace: 4 }));
    expect([spaceLeft(full.field, full.state, 0), walkMp(full.field, full.state, 0)]).toEqual([0, 6]);
  });

  rule('MT-VTOL-05', 'Without the option nobody carries any; those of the stock may be built', () => {
    const { setup } = scene({ options: COMBINED, units: { Wolf: {}, Foe: {} } }).state;
    const refused = (options: object) =>
      setupSchema
        .safeParse({
          ...setup,
          units: [{ ...setup.units[0], unit: bomber(2) }, setup.units[1]],
          options: { ...COMBINED, ...options },
        })
        .error?.issues.map(({ message }) => message)
        .filter((message) => message.includes('bombs'));
    expect(refused({})).toEqual(['Heli has bombs, and the option that it needs is off (MT-VTOL-05)']);
    expect(refused(ON) ?? []).toEqual([]);
    expect(BOMBERS.map((file) => [file.name, file.bombs, designOf(file).ok])).toEqual([
      ['Nightjar', 2, true],
      ['Skua', 3, true],
      ['Shrike', 6, true],
    ]);
  });
});

interface Plan {
  readonly file?: UnitFile;
  readonly at?: string;
  readonly map?: string;
  readonly options?: OptionValues;
  readonly others?: Readonly<
    Record<string, { readonly at: string; readonly mech?: UnitFile; readonly side?: 0 }>
  >;
}

function raid({ file = bomber(3), at = '0510 N', map, options = {}, others }: Plan = {}): March {
  const made = march({
    options: { ...ON, ...options },
    ...(map && { map }),
    units: { Heli: { mech: file, at }, ...(others ?? { Wolf: { at: '0507 N' } }) },
  });
  flyAt(made.scene.state.units[0], 3);
  return made;
}

const bomb = (to: string, bombs: number, mode: 'walk' | 'run' = 'walk', more = false) =>
  ({ type: 'bomb', unit: 'Heli', mode, to, bombs, more }) as const;

const bombs = (to: string, count: number) => ({ ...bomb(to, count), unit: 0 });

function allStill(made: March): void {
  while (made.asked.endsWith('movement/move'))
    made.order({ type: 'still', unit: made.choices('still')[0] as number });
}

const direction = (die: number): Roll => ['scatter direction', die];
const hexes = (die: number): Roll => ['scatter distance', die];
/** Groups of 5 points each on the front of a 'Mech or a tank. */
const groups = (count: number): Roll[] => Array.from({ length: count }, () => location(3, 4));

describe('Bombing', () => {
  rule('MT-VTOL-06', 'Any number of bombs into one hex straight ahead, dropped when it is there', () => {
    const made = raid();
    expect(made.choices('bomb', 'Heli', 'walk')).toEqual(['0509', '0508', '0507', '0506', '0505']);
    expect(made.choices('bomb', 'Heli', 'walk', '0507')).toEqual([1, 2, 3]);
    expect(made.refusal(bomb('0507', 4)).rule).toBe('MT-VTOL-06');
    expect(made.refusal(bomb('0609', 1)).rule).toBe('MT-VTOL-06');
    made.order(bomb('0507', 2, 'walk', true));
    expect(bombsLeft(made.scene.field.designs[0], made.scene.state.units[0])).toBe(1);
    expect(made.scene.said('bombs-away')).toEqual(['Heli drops them over hex 0507.']);
    expect(made.scene.said('bombing-run')).toEqual(['Heli means to drop 2 bombs on hex 0507.']);
    expect(raid().order(bomb('0507', 1)).scene.said('bombing-run')).toEqual([
      'Heli means to drop a bomb on hex 0507.',
    ]);
    // Once a turn.
    expect(made.choices('bomb')).toEqual([]);
    made.move('Heli', 'walk', '0506 NE');
    expect(altitudeOf(made.scene.state.units[0])).toBe(3);
  });

  rule('MT-VTOL-06', 'Not from the ground, and not without bombs', () => {
    const grounded = raid();
    grounded.scene.state.units[0].marks = null;
    expect(grounded.choices('bomb')).toEqual([]);
    expect(raid({ file: vtol('Heli') }).choices('bomb')).toEqual([]);
  });

  rule(
    'MT-VTOL-06',
    'Example: Gunnery 4 at Flank needs 2; 3 bombs on two units do 30 points to each in groups',
    () => {
      const made = raid({
        file: bomber(3, { cruise: 12 }),
        others: {
          Tank: { mech: vehicle('Tank', { tons: 100, armor: 40, items: {} }), at: '0507 S' },
          Hover: { mech: vehicle('Hover', { tons: 100, armor: 40, items: {} }), at: '0507 N' },
        },
      });
      made.order(bomb('0507', 3, 'run', true));
      made.move('Heli', 'run', '0503 N');
      allStill(made);
      made.phase('weapon', toHit(1, 1), ...groups(12));
      expect(made.scene.happened('bombs-burst')).toMatchObject([
        { number: { total: 2 }, hit: true, scatter: [], to: made.scene.cell('0507') },
      ]);
      expect(made.scene.happened('bombs-burst')[0].number.lines.map(({ value }) => value)).toEqual([
        4, 2, -4,
      ]);
      // It came from the south: the front of one and the rear of the other.
      expect([made.scene.unit('Tank').armor, made.scene.unit('Hover').armor]).toEqual([
        [10, 40, 40, 40, 40],
        [40, 40, 40, 10, 40],
      ]);
      expect(made.scene.said('bombs-burst')).toEqual(['Heli bombs hex 0507: needs 2, rolls 1 + 1, hits.']);
    },
  );

  rule(
    ['MT-VTOL-06', 'MT-BASE-02'],
    'A miss falls so many hexes off, all of it together, or off the map',
    () => {
      const missed = (die: number, far: number) => {
        const made = raid({
          others: {
            Tank: { mech: vehicle('Tank', { items: {} }), at: '0507 S' },
            Other: { mech: vehicle('Other', { tons: 100, armor: 40, items: {} }), at: '0505 S' },
          },
        });
        made.scene.unit('Heli').gunnery = 8;
        made.order(bomb('0507', 1, 'walk', true));
        made.move('Heli', 'walk', '0506 NE');
        allStill(made);
        made.phase('weapon');
        // Needs 5.
        const rolls = die === 1 && far === 2 ? groups(2) : [];
        while (made.asked.endsWith('weapon/declare')) {
          const unit = made.choices('hold')[0] as number;
          const isLast = unit === 2;
          made.order(
            { type: 'hold', unit, twist: 0 },
            ...(isLast ? [toHit(1, 3), direction(die), hexes(far), ...rolls] : []),
          );
        }
        return made.scene;
      };
      const near = missed(1, 2);
      expect([near.happened('bombs-burst')[0].to, near.unit('Tank').damage]).toEqual([near.cell('0505'), 0]);
      expect(near.unit('Other').armor[0]).toBe(30);
      expect(missed(2, 6).happened('bombs-burst')[0].to).toBe(missed(2, 6).cell('1104'));
      expect(missed(6, 5).happened('bombs-burst')[0].to).toBe(-1);
    },
  );

  rule('MT-VTOL-06', 'It attacks nobody else in that turn, and strafes nobody', () => {
    const made = raid({
      file: bomber(3, { items: { FR: ['Medium Laser'] } }),
      options: { 'vtol-strafing': true },
      others: { Wolf: { at: '0503 S' } },
    });
    made.order(bomb('0509', 1, 'walk', true));
    expect(made.choices('strafe')).toEqual([]);
    made.move('Heli', 'walk', '0508 N');
    allStill(made);
    made.phase('weapon', toHit(6, 6));
    expect(made.asked).toBe('over');
  });

  rule('MT-VTOL-06', 'Who is lost before the Weapon Attack Phase bombs nobody any more', () => {
    const made = raid({ others: { Wolf: { at: '0507 N' }, Friend: { at: '0115 N', side: 0 } } });
    made.order(bomb('0507', 1));
    Object.assign(made.scene.unit('Heli'), { loss: 'broken', hex: -2 });
    allStill(made);
    made.phase('weapon');
    expect(made.scene.happened('bombs-burst')).toEqual([]);
  });

  rule('MT-VTOL-06', 'Bots bomb those who have had their move, and none of their own', () => {
    const plan = (acted: boolean, side?: 0) => {
      const made = raid({
        others: { Wolf: { at: '0507 N' }, Bear: { at: '0507 S', ...(side === 0 && { side }) } },
      });
      const { state, field } = made.scene;
      for (const unit of [1, 2]) state.units[unit].thisPhase.acted = acted;
      return field.plugged.liesLow?.(null, field, state, 0) ?? null;
    };
    expect(plan(true)).toEqual(bombs('0507', 2));
    expect([plan(false), plan(true, 0)]).toEqual([null, null]);
  });

  rule(['MT-VTOL-06', 'MT-BASE-21'], 'A building that falls under them falls in this phase', () => {
    const made = raid({
      map: '. .\n. .\nB1/1 .\n. .\n. .',
      at: '0105 N',
      options: { buildings: true },
      others: { Tank: { mech: vehicle('Tank', { items: {} }), at: '0205 N' } },
    });
    made.order(bomb('0103', 3, 'walk', true));
    made.move('Heli', 'walk', '0101 N');
    allStill(made);
    made.phase('weapon', toHit(6, 6));
    expect(made.scene.happened('building-falls')).toHaveLength(1);
  });

  rule(['MT-VTOL-06', 'MT-BASE-20'], 'A building takes all of it once, and shelters those inside', () => {
    const made = raid({
      map: '. .\n. .\nB2/1 .\n. .\n. .',
      at: '0105 N',
      options: { buildings: true },
      others: { Tank: { mech: vehicle('Tank', { tons: 100, armor: 40, items: {} }), at: '0103 N' } },
    });
    made.order(bomb('0103', 1, 'walk', true));
    made.move('Heli', 'walk', '0101 N');
    allStill(made);
    made.phase('weapon', toHit(6, 6), ...groups(2));
    expect(made.scene.happened('building-hit').map(({ points }) => points)).toEqual([10]);
    expect(made.scene.unit('Tank').damage).toBeLessThan(10);
  });
});
