import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import { classic } from '../../game.ts';
import type { RuleId } from '../../rule-index.ts';
import { answerOf } from '../../testing/bot.ts';
import { Rounds } from '../../testing/rounds.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { gunsOf, register } from './battery.ts';
import { numberDirect } from './direct.ts';
import { designate } from './tag/designations.ts';

const LOADS = ['Ammo Sniper', 'Ammo Cluster Sniper', 'Ammo Copperhead Sniper', 'Ammo Smoke Sniper'];
const gun = vehicle('Gun', { armor: 40, items: { TU: ['Sniper'], BD: LOADS } });
const tough = mech('Bear', { armor: 40 });
const L3 = { 'artillery-l3-damage': true, 'artillery-l3-ordnance': true, tag: true };

type Plan = Partial<Parameters<typeof scene>[0]>;

/** A gun on the map against Bear; nobody has any behind the edge. */
function battle({ options, ...plan }: Plan = {}): Rounds {
  return new Rounds(
    scene({
      units: { Gun: { mech: gun, at: '0805 S' }, Bear: { mech: tough, at: '0810 N' } },
      ...plan,
      options: { artillery: 'carried', ...COMBINED, ...options },
    }),
  );
}

const firing = (made: Rounds): Rounds => {
  made.scene.state.phase = 'weapon';
  return (made as unknown as { run(steps: object[], rolls: readonly Roll[]): Rounds }).run(
    [{ step: 'weapon' }],
    [],
  );
};
const shell = (hex: string, ordnance = 'high-explosive') =>
  ({ type: 'shell', unit: 'Gun', weapon: 0, ordnance, hex }) as unknown as Parameters<Rounds['order']>[0];
const dice = (a: number, b: number): Roll => ['artillery', a, b];
const hits = (count: number): Roll[] => Array.from({ length: count }, () => location(3, 4));
const scatter = (direction: number, hexes: number): Roll[] => [
  ['scatter direction', direction],
  ['scatter distance', hexes],
];
const thrown = (made: Rounds) => made.scene.happened('shell-thrown')[0];

describe('The number', () => {
  const needs = (plan: Plan & { readonly hex?: string } = {}) => {
    const { scene: s } = battle(plan);
    return explain<RuleId>((tally) =>
      numberDirect(tally, s.field, s.state, {
        unit: 0,
        weapon: 0,
        cell: s.cell(plan.hex ?? '0810'),
        sighted: 0,
      }),
    );
  };
  const woodsAt = (...rows: number[]) =>
    Array.from({ length: 17 }, (_, row) => (rows.includes(row + 1) ? 'l ' : '. ').repeat(15)).join('\n');
  const cruised = (map: string, gunnery = 4) => ({
    map,
    units: {
      Gun: { mech: gun, at: '0805 S', gunnery, state: { mode: 'walk' as const } },
      Bear: { mech: tough, at: '0810 N', state: { mode: 'run' as const, hexesMoved: 6 } },
    },
  });

  rule('MT-BASE-01', 'Directly at a hex Gunnery Skill + 5: nine with 4, ten with 5', () => {
    expect(needs()).toTotal(9);
    expect(
      needs({ units: { Gun: { mech: gun, at: '0805 S', gunnery: 5 }, Bear: { at: '0810 N' } } }),
    ).toTotal(10);
    // Neither range nor who is there matters.
    expect(needs({ hex: '0806' })).toTotal(9);
    expect(needs({ hex: '0817' })).toTotal(9);
  });

  rule(
    'MT-ARTY-15',
    'Gunnery Skill 4, cruised, a hex of light woods between: 10, whatever the target does',
    () => {
      const options = { 'onboard-artillery': true };
      expect(needs({ options })).toTotal(8);
      expect(needs({ options, ...cruised(woodsAt(7)) })).toTotal(10);
      expect(needs({ options, ...cruised(woodsAt(7, 10)) })).toTotal(10);
      const steady = { Gun: { mech: gun, at: '0805 S', gunnery: 3 }, Bear: { at: '0810 N' } };
      expect(needs({ options, units: steady })).toTotal(7);
      expect(needs({ options, units: { ...steady, Gun: { ...steady.Gun, gunnery: 6 } } })).toTotal(10);
      const heavy = Array.from({ length: 17 }, (_, row) => (row === 9 ? 'H ' : '. ').repeat(15)).join('\n');
      expect(needs({ options, map: heavy })).toTotal(8);
    },
  );
});

describe('Firing directly', () => {
  rule(
    ['MT-BASE-01', 'MT-ARTY-15', 'MT-ARTY-04'],
    'A shell bursts when everything else has been fired, and does half beside its hex, from where it burst',
    () => {
      const made = firing(
        battle({
          units: {
            Gun: { mech: gun, at: '0805 S' },
            Bear: { mech: tough, at: '0810 N' },
            Cub: { mech: tough, at: '0811 S' },
          },
        }),
      );
      made.order(shell('0810'), dice(4, 5), ...hits(2), ...hits(1));
      expect(thrown(made)).toMatchObject({ number: { total: 9 }, dice: [4, 5], isHit: true });
      expect([made.damage('Bear'), made.damage('Cub')]).toEqual([10, 5]);
      // Bear is struck from where the gun stands, Cub from the hex of the burst.
      expect(made.scene.happened('location').map(({ unit, side }) => [unit, side])).toEqual([
        [1, 'front'],
        [1, 'front'],
        [2, 'rear'],
      ]);
      expect(made.scene.unit('Gun').shots).toEqual([9, 10, 10, 10]);
    },
  );

  rule('MT-ARTY-15', 'A roll one too low misses, and scatters', () => {
    const made = firing(battle());
    made.order(shell('0810'), dice(4, 4), ...scatter(4, 2));
    expect(thrown(made)).toMatchObject({ isHit: false, to: made.scene.cell('0812'), scatter: [4, 2] });
    expect(made.damage('Bear')).toBe(0);
    const off = firing(battle());
    off.order(shell('0816'), dice(4, 4), ...scatter(4, 6));
    expect(thrown(off).to).toBe(-1);
  });

  rule('MT-ARTY-04', 'What scatters onto the hex of its own gun strikes that on the front', () => {
    const made = firing(battle());
    made.order(shell('0807'), dice(1, 1), ...scatter(1, 2), ...hits(2));
    expect(made.scene.happened('location').map(({ unit, side }) => [unit, side])).toEqual([
      [0, 'front'],
      [0, 'front'],
    ]);
  });

  rule(
    ['MT-ARTY-15', 'MT-BASE-01'],
    'Up to 17 hexes, in sight, not at its own hex, turning what turns',
    () => {
      const long = `${'. '.repeat(5)}\n`.repeat(25);
      const refused = (hex: string, plan: Plan = {}) => {
        const units = { Gun: { mech: gun, at: '0303 S' }, Bear: { mech: tough, at: '0105 N' } };
        const made = battle({ map: long, units, ...plan });
        // Without dice.
        register(made.scene.state, made.scene.field, 0, made.scene.cell(hex));
        try {
          firing(made).order(shell(hex));
          return false;
        } catch (error) {
          expect(String(error)).toMatch(/is refused|is not possible/);
          return true;
        }
      };
      expect([refused('0320'), refused('0321'), refused('0303'), refused('0305')]).toEqual([
        false,
        true,
        true,
        false,
      ]);
      // A turret fires behind as well; what is mounted in front does not.
      expect(refused('0301')).toBe(false);
      const fixed = vehicle('Gun', { turret: false, items: { FR: ['Sniper'], BD: ['Ammo Sniper'] } });
      const units = { Gun: { mech: fixed, at: '0303 S' }, Bear: { mech: tough, at: '0105 N' } };
      expect([refused('0301', { units }), refused('0306', { units })]).toEqual([true, false]);
      const wall = Array.from({ length: 25 }, (_, row) => (row === 5 ? '.9 ' : '. ').repeat(5)).join('\n');
      expect([refused('0308', { map: wall }), refused('0305', { map: wall })]).toEqual([true, false]);
    },
  );

  rule('MT-ARTY-05', 'Each round comes from ammunition of its kind, if the options have that kind', () => {
    const made = firing(battle({ options: L3 }));
    made.order(shell('0810', 'cluster'), dice(6, 6), ...Array.from({ length: 3 }, () => location(1)));
    expect(made.scene.unit('Gun').shots).toEqual([10, 9, 10, 10]);
    expect(made.scene.happened('location')[0]).toMatchObject({ table: 'above' });
    expect(firing(battle()).refusal(shell('0810', 'cluster'))).not.toBeNull();
    expect(firing(battle({ options: L3 })).refusal(shell('0810', 'flechette'))).not.toBeNull();
    const empty = battle();
    empty.scene.state.units[0].body.shots = [0, 10, 10, 10];
    expect(firing(empty).asked).toBe('over');
  });

  rule('MT-BASE-01', 'A hex registered before the battle is hit without a roll, also directly', () => {
    const made = battle();
    register(made.scene.state, made.scene.field, 0, made.scene.cell('0810'));
    firing(made).order(shell('0810'), ...hits(2));
    expect(thrown(made)).toMatchObject({ number: null, dice: [], isHit: true });
    const theirs = battle();
    register(theirs.scene.state, theirs.scene.field, 1, theirs.scene.cell('0810'));
    firing(theirs).order(shell('0810'), dice(1, 1), ...scatter(4, 6));
    expect(thrown(theirs)).toMatchObject({ isHit: false });
  });

  rule(
    ['MT-BASE-25', 'MT-ARTY-10'],
    'On the map a round that homes goes directly at a unit that a friend has designated, and hits on 4',
    () => {
      const homes = (a: number, b: number, ...rolls: Roll[]) => {
        const made = battle({ options: L3 });
        designate(made.scene.state, { unit: 0, target: 1, from: made.scene.cell('0815'), hit: true });
        // Somebody else has done it: the gun fires.
        made.scene.state.marks = { tags: { turn: made.scene.state.turn, list: [] } };
        designate(made.scene.state, { unit: 2, target: 1, from: made.scene.cell('0815'), hit: true });
        (made.scene.field.sideOf as number[])[2] = 0;
        firing(made).order(shell('0810', 'copperhead'), ['homing', a, b], ...rolls);
        return made;
      };
      const hit = homes(2, 2, ...hits(1));
      expect(hit.scene.happened('damaged').map(({ damage }) => damage)).toEqual([10]);
      expect(hit.scene.happened('location')[0].side).toBe('rear');
      expect(homes(1, 2, ...hits(1)).damage('Bear')).toBe(5);
      const nobody = firing(battle({ options: L3 }));
      expect(nobody.refusal(shell('0810', 'copperhead'))).not.toBeNull();
    },
  );

  rule('MT-BASE-24', 'Where units alone carry artillery no piece stands off the map', () => {
    expect(gunsOf(battle().scene.field)).toEqual([]);
    expect(gunsOf(battle({ options: { artillery: 'sniper' } }).scene.field)).toHaveLength(2);
  });

  test('Units with artillery need the option', () => {
    const { setup: plain } = battle().scene.state;
    const units = plain.units.map((unit, index) => ({ ...unit, begins: { at: `080${index + 1}` } }));
    const problems = (options: object) => {
      const read = classic.setupSchema.safeParse({ ...plain, units, options });
      return read.success ? [] : read.error.issues.map(({ message }) => message);
    };
    expect(problems({ ...COMBINED, artillery: 'carried' })).toEqual([]);
    expect(problems(COMBINED)).toEqual([
      'Gun has artillery, and the option that it needs is off (MT-BASE-24)',
    ]);
  });

  test('The story of it', () => {
    const made = firing(battle());
    made.order(shell('0810'), dice(4, 4), ...scatter(4, 2));
    expect(made.scene.said('shelling')).toEqual(['Gun aims Sniper TU (high explosive) at hex 0810.']);
    expect(made.scene.said('shell-thrown')).toEqual([
      'The shell of Gun (high explosive), aimed at hex 0810, needs 9, rolls 8 and misses: it comes down in hex 0812.',
    ]);
  });
});

rule(['MT-INFO-01', 'MT-ARTY-05'], 'Others see at which hex it fires, and what for when it bursts', () => {
  const secret = battle({ options: { 'concealed-information': true, ...L3 } });
  secret.scene.state.initiativeWinner = 1;
  const made = firing(secret);
  const before = made.scene.events.length;
  made.order(shell('0812', 'smoke')).hold('Bear', dice(6, 6));
  const [own, other] = ([0, 1] as const).map((viewer) =>
    eventsFor(classic, made.scene.events.slice(before), viewer),
  );
  const find = (events: readonly object[], type: string) =>
    events.find((event) => (event as { type: string }).type === type);
  expect(find(own, 'shelling')).toMatchObject({ weapon: 0, ordnance: 'smoke', bin: 3 });
  expect(find(other, 'shelling')).toMatchObject({ weapon: -1, ordnance: 'high-explosive', bin: -1 });
  expect(find(other, 'shell-thrown')).toMatchObject({
    weapon: -1,
    number: null,
    dice: [],
    ordnance: 'smoke',
  });
  const aimed = battle({ options: { 'concealed-information': true, ...L3 } });
  const [unit] = aimed.scene.state.units;
  unit.thisTurn.marks = { shelling: { hex: 5, weapon: 0, ordnance: 'smoke' } };
  const marks = (viewer: 0 | 1) => viewFor(classic, aimed.scene.state, viewer).table.units[0].thisTurn.marks;
  expect(marks(0)?.shelling).toEqual({ hex: 5, weapon: 0, ordnance: 'smoke' });
  expect(marks(1)?.shelling).toEqual({ hex: 5, weapon: -1, ordnance: 'high-explosive' });
});

rule(
  'MT-INFO-01',
  'Who does not know the sheet of a unit that fires thinks of the first piece it seems to have',
  () => {
    const bursts = (file: typeof gun, ...rolls: Roll[]) => {
      const made = battle({
        units: { Gun: { mech: file, at: '0805 S' }, Bear: { mech: tough, at: '0810 N' } },
      });
      const { field, play, state } = made.scene;
      const shelling = { hex: made.scene.cell('0810'), weapon: -1, ordnance: 'high-explosive' } as const;
      state.units[0].thisTurn.marks = { shelling };
      made.scene.rolling(rolls, () => field.plugged.phaseEnds!(play, field, 'weapon'));
      return made.damage('Bear');
    };
    const other = vehicle('Gun', { items: { FR: ['Medium Laser'] } });
    expect([bursts(gun, dice(6, 6), ...hits(2)), bursts(other)]).toEqual([10, 0]);
  },
);

test('A bot shells where enemies stand together and no friend is near', () => {
  const made = firing(
    battle({
      units: {
        Gun: { mech: gun, at: '0805 S' },
        Bear: { mech: tough, at: '0811 N' },
        Cub: { mech: tough, at: '0812 N' },
        Friend: { mech: tough, at: '0815 N', side: 0, seat: 0 },
      },
    }),
  );
  expect(answerOf(made.scene)).toMatchObject({ type: 'shell', hex: expect.stringMatching(/081[12]/) });
  const alone = firing(
    battle({
      units: {
        Gun: { mech: gun, at: '0805 S' },
        Bear: { mech: tough, at: '0811 N' },
        Friend: { mech: tough, at: '0810 N', side: 0, seat: 0 },
      },
    }),
  );
  expect(answerOf(alone.scene)).toMatchObject({ type: 'hold' });
});
