import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import { classic } from '../../../game.ts';
import { answerOf } from '../../../testing/bot.ts';
import { Rounds } from '../../../testing/rounds.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import { sightingOf } from './sightings.ts';

const gun = vehicle('Gun', {
  armor: 40,
  items: { TU: ['Sniper'], FR: ['Medium Laser'], BD: ['Ammo Sniper'] },
});
const bear = mech('Bear', { armor: 40, slots: { CT: ['Medium Laser'] } });
const OPTIONS = {
  ...COMBINED,
  artillery: 'carried',
  'onboard-artillery': true,
  'careful-aim': true,
  'core-sighting': true,
};
const SNIPER = 1;
const LONG = `${'. '.repeat(9)}\n`.repeat(26);

type Plan = Partial<Parameters<typeof scene>[0]>;

/** A gun that looks south at Bear, 15 hexes away unless told otherwise. */
function battle({ options, ...plan }: Plan = {}): Rounds {
  return new Rounds(
    scene({
      map: LONG,
      units: { Gun: { mech: gun, at: '0502 S' }, Bear: { mech: bear, at: '0517 N' } },
      ...plan,
      options: { ...OPTIONS, ...options },
    }),
  );
}

type Steps = { run(steps: object[], rolls: readonly Roll[]): Rounds };
const weapons = (made: Rounds): Rounds => (made as unknown as Steps).run([{ step: 'weapon' }], []);
const SIGHT = { type: 'sight', unit: 'Gun', target: 'Bear' } as const;

/** The Weapon Attack Phase of the next turn. */
function again(made: Rounds): Rounds {
  for (const unit of made.scene.state.units) unit.thisPhase.acted = false;
  return weapons(made);
}

/** So many Weapon Attack Phases in which the gun sights on Bear; then it is the next one. */
function sighting(phases: number, plan?: Plan): Rounds {
  const made = battle(plan);
  made.scene.state.initiativeWinner = 1;
  weapons(made);
  for (let phase = 0; phase < phases; phase++) {
    made.order(SIGHT);
    if (made.asked.startsWith('1 ')) made.hold('Bear');
    again(made);
  }
  return made;
}

const number = (made: Rounds, hex = '0517'): number =>
  made.labels('shell', 'Gun', SNIPER, 'high-explosive').find(([label]) => label === hex)![1]!;
const shell = (hex: string) =>
  ({ type: 'shell', unit: 'Gun', weapon: SNIPER, ordnance: 'high-explosive', hex }) as unknown as Parameters<
    Rounds['order']
  >[0];
/** The gun fires, and when Bear has held its fire the shell bursts. */
const fires = (made: Rounds, hex: string, ...rolls: Roll[]): Rounds =>
  made.order(shell(hex)).hold('Bear', ...rolls);
const phases = (made: Rounds): number => sightingOf(made.scene.state, 0)?.phases ?? 0;

describe('Core sighting', () => {
  rule('MT-ARTY-16', 'Two phases of it, Gunnery 4, 15 hexes: 8 − 2 = 6; never more than −3', () => {
    expect([0, 1, 2, 3, 4].map((count) => number(sighting(count)))).toEqual([8, 7, 6, 5, 5]);
    const made = sighting(2);
    // A shell at the hex beside it has nothing of it.
    expect(number(made, '0516')).toBe(8);
    fires(made, '0517', ['artillery', 3, 3], location(3, 4), location(3, 4));
    expect(made.scene.happened('shell-thrown')[0]).toMatchObject({ isHit: true, number: { total: 6 } });
    expect(made.scene.happened('shelling')[0]).toMatchObject({ sighted: 2 });
    const missed = sighting(2);
    fires(missed, '0517', ['artillery', 3, 2], ['scatter direction', 1], ['scatter distance', 6]);
    expect(missed.scene.happened('shell-thrown')[0]).toMatchObject({ isHit: false });
  });

  rule('MT-ARTY-16', 'It may begin beyond 17 hexes, and serves once the target is near enough', () => {
    const units = { Gun: { mech: gun, at: '0502 S' }, Bear: { mech: bear, at: '0522 N' } };
    const made = sighting(2, { units });
    expect(phases(made)).toBe(2);
    expect(made.choices('shell', 'Gun', SNIPER, 'high-explosive')).not.toContain('0522');
    made.scene.put('Bear', '0519 N');
    expect(number(made, '0519')).toBe(6);
    made.scene.put('Bear', '0520 N');
    expect(made.choices('shell', 'Gun', SNIPER, 'high-explosive')).not.toContain('0520');
  });

  rule(
    'MT-ARTY-16',
    'It is spent with the shell, and lost by an attack, a move, a fall and a target out of sight',
    () => {
      const fired = sighting(1);
      fires(fired, '0517', ['artillery', 6, 6], location(3, 4), location(3, 4));
      expect(phases(fired)).toBe(0);
      const lasered = sighting(1);
      lasered.scene.put('Bear', '0508 N');
      lasered.fire('Gun', 'Bear', ['Medium Laser']);
      expect(phases(lasered)).toBe(0);
      const after = (change: (made: Rounds) => void) => {
        const made = sighting(1);
        change(made);
        return phases(made);
      };
      const { scene: quiet } = sighting(1);
      quiet.field.plugged.moveEnds!(quiet.play, quiet.field, 0);
      quiet.field.plugged.rolledPiloting!(quiet.play, quiet.field, 0, true);
      for (const phase of ['movement', 'weapon', 'physical', 'heat'] as const)
        quiet.field.plugged.phaseEnds!(quiet.play, quiet.field, phase);
      expect(sightingOf(quiet.state, 0)?.phases).toBe(1);
      expect(
        after(({ scene: s }) => {
          s.unit('Gun').mode = 'walk';
          s.field.plugged.moveEnds!(s.play, s.field, 0);
        }),
      ).toBe(0);
      expect(after(({ scene: s }) => s.field.plugged.rolledPiloting!(s.play, s.field, 0, false))).toBe(0);
      expect(
        after(({ scene: s }) => {
          s.put('Gun', '0503 S');
          s.field.plugged.phaseEnds!(s.play, s.field, 'movement');
        }),
      ).toBe(0);
      expect(
        after(({ scene: s }) => {
          s.state.units[1].hex = -1;
          s.field.plugged.phaseEnds!(s.play, s.field, 'movement');
        }),
      ).toBe(0);
      expect(
        after(({ scene: s }) => {
          s.state.units[0].loss = 'blast';
          s.field.plugged.phaseEnds!(s.play, s.field, 'heat');
        }),
      ).toBe(0);
    },
  );

  rule('MT-ARTY-16', 'Another target, or another place, begins anew', () => {
    const units = {
      Gun: { mech: gun, at: '0502 S' },
      Bear: { mech: bear, at: '0517 N' },
      Cub: { mech: mech('Cub'), at: '0617 N' },
    };
    const made = sighting(2, { units });
    made.order({ ...SIGHT, target: 'Cub' });
    expect(sightingOf(made.scene.state, 0)).toMatchObject({ target: 2, phases: 1 });
    const moved = sighting(2);
    moved.scene.put('Gun', '0501 S');
    expect(number(moved)).toBe(8);
    const walked = sighting(2);
    walked.scene.unit('Gun').mode = 'walk';
    expect(number(walked)).toBe(8 + 1);
  });

  rule('MT-ARTY-16', 'By units that stand still, see the target and have artillery that is loaded', () => {
    const offered = (plan?: Plan) => {
      const made = battle(plan);
      made.scene.state.initiativeWinner = 1;
      return weapons(made).orders.includes('sight');
    };
    const far = (state: object, mechFile = gun) => ({
      units: { Gun: { mech: mechFile, at: '0502 S', state }, Bear: { mech: bear, at: '0508 N' } },
    });
    expect(offered()).toBe(true);
    expect(offered(far({ mode: 'walk' }))).toBe(false);
    expect(offered(far({ shots: [0] }))).toBe(false);
    expect(offered(far({}, vehicle('Gun', { items: { FR: ['Medium Laser'] } })))).toBe(false);
    const wall = Array.from({ length: 26 }, (_, row) => (row === 9 ? '.9 ' : '. ').repeat(9)).join('\n');
    expect(offered({ map: wall })).toBe(false);
    const made = sighting(0);
    expect(made.refusal({ ...SIGHT, target: 'Gun' })).toMatchObject({ rule: 'MT-ARTY-16' });
  });
});

rule(
  'MT-ARTY-16',
  'Nobody else knows who sights on whom before a shell is fired: it looks like holding fire',
  () => {
    const made = sighting(1);
    made.order(SIGHT);
    const told = (viewer: 0 | 1 | 'spectator') =>
      eventsFor(classic, made.scene.events, viewer).map(({ type }) => type);
    expect(told(0).filter((type) => type === 'sighting')).toHaveLength(2);
    for (const viewer of [1, 'spectator'] as const) {
      expect(told(viewer)).not.toContain('sighting');
      expect(told(viewer).filter((type) => type === 'held')).toHaveLength(
        told(0).filter((type) => type === 'held').length,
      );
      expect(viewFor(classic, made.scene.state, viewer).table.marks?.sightings).toBeUndefined();
    }
    const { table } = viewFor(classic, made.scene.state, 0);
    expect(table.marks?.sightings).toMatchObject([{ unit: 0, target: 1, phases: 2 }]);
    const { plugged } = made.scene.field;
    expect(plugged.states!([], made.scene.field, table, 0)).toContain('sighting its artillery');
    expect(plugged.states!([], made.scene.field, table, 1)).not.toContain('sighting its artillery');
    expect(made.scene.said('sighting').at(-1)).toBe(
      'Gun sights its artillery on Bear: −2 for its next shell.',
    );
    fires(again(made), '0517', ['artillery', 6, 6], location(3, 4), location(3, 4));
    expect(made.scene.said('sighting-lost')).toEqual(['Gun has lost what its artillery was sighted on.']);
    expect(told(1)).not.toContain('sighting-lost');
  },
);

test('A bot sights on an enemy who is too far off, on the same one in every turn, and not with one beside it', () => {
  const units = {
    Gun: { mech: gun, at: '0502 S' },
    Bear: { mech: bear, at: '0522 N' },
    Cub: { mech: mech('Cub'), at: '0623 N' },
  };
  const made = sighting(0, { units });
  expect(answerOf(made.scene)).toMatchObject({ type: 'sight', target: 1 });
  made
    .order({ ...SIGHT, target: 'Cub' })
    .hold('Bear')
    .hold('Cub');
  expect(answerOf(again(made).scene)).toMatchObject({ type: 'sight', target: 2 });
  const near = sighting(0, { units: { ...units, Cub: { mech: mech('Cub'), at: '0503 N' } } });
  expect(answerOf(near.scene).type).not.toBe('sight');
});
