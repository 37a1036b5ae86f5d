import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import { invariants } from '../../../checks/invariants.ts';
import { classic } from '../../../game.ts';
import { whyNotFire } from '../../../rules/fire/to-hit.ts';
import { isInTheAir, jumpsIn } from '../../../rules/unit/dropping.ts';
import { setupFrom } from '../../../setup/beginning.ts';
import { setupSchema } from '../../../setup.ts';
import { answerOf } from '../../../testing/bot.ts';
import { platoon } from '../../../testing/platoons.ts';
import { scene } from '../../../testing/scene.ts';
import { Table } from '../../../testing/table.ts';
import { COMBINED } from '../../../testing/vehicles.ts';
import type { InfantryFile } from '../../../units/infantry-file.ts';

const ON = { ...COMBINED, 'dropping-troops': true, paratroops: true, 'infantry-squads': true };
const troop = (plan: Partial<InfantryFile> = {}): InfantryFile =>
  platoon('Keys', { paratroops: true, ...plan });

class Airfield extends Table {
  begin(): this {
    return this.run([{ step: 'setup/next', index: 0, left: -1 }], []);
  }

  /** The end of the Movement Phase of this turn. */
  moved(turn: number, ...rolls: readonly Roll[]): this {
    this.scene.state.turn = turn;
    this.scene.state.phase = 'movement';
    return this.run([{ step: 'phase/end', phase: 'movement' }], rolls);
  }
}

interface Plan {
  readonly file?: InfantryFile;
  readonly map?: string;
  readonly options?: object;
  readonly more?: Parameters<typeof scene>[0]['units'];
}

function airfield({
  file = troop(),
  map = `${'. '.repeat(7)}\n`.repeat(9),
  options = {},
  more = {},
}: Plan = {}) {
  const made = scene({
    options: { ...ON, ...options },
    map,
    units: { Keys: { mech: file, side: 0 }, Wolf: { at: '0101 S', side: 1 }, ...more },
    setup: { deployment: [{ side: 0, count: 1, zones: [{ name: 'South', hexes: ['0709', '0609'] }] }] },
  });
  return new Airfield(made).begin();
}

const drop = (to: string, turn = 1) => ({ type: 'drop-in', unit: 'Keys', turn, to, facing: 'S' }) as const;
const drop0 = (to: string) => ({ ...drop(to), unit: 0, facing: expect.any(Number) });
const throws = (a: number, b: number): Roll => ['drop', a, b];
const strays = (direction: number, ...hexes: readonly number[]): Roll[] => [
  ['scatter direction', direction],
  ['scatter distance', ...hexes],
];
/** Troopers left, and where. */
const after = (made: Airfield) => [made.scene.unit('Keys').structure[0], made.hexOf('Keys')];

describe('The plan', () => {
  rule(
    'MT-PRE-34',
    'Hex and turn are written down when units are placed, anywhere that is open to infantry',
    () => {
      const made = airfield({ map: `. ~1 . . . . .\n${`${'. '.repeat(7)}\n`.repeat(8)}` });
      expect(made.orders).toEqual(['place', 'drop-in']);
      expect(made.choices('drop-in', 0)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(made.refusal(drop('0201')).rule).toBe('MT-PRE-34');
      made.order(drop('0404', 2));
      expect(made.asked).toBe('over');
      expect(made.scene.unit('Keys').hex).toBe(-1);
      expect(invariants(made.scene.state)).toEqual([]);
      expect(made.scene.said('drop-planned')).toContain('Keys will drop into hex 0404 in turn 2.');
    },
  );

  rule('MT-SOPS-01', 'Only for those with parachutes, and only with the option', () => {
    expect(airfield({ file: platoon('Keys') }).orders).toEqual(['place']);
    const { setup } = airfield().scene.state;
    const options = { ...COMBINED, 'dropping-troops': true };
    const refused = setupSchema.safeParse({ ...setup, options }).error?.issues;
    expect(refused?.map(({ message }) => message)).toContain(
      'Keys has parachutes, and the option that it needs is off (MT-SOPS-01)',
    );
  });

  rule('MT-PRE-34', 'The other side knows that they will come, and not where or when', () => {
    const { state } = airfield().order(drop('0404', 2)).scene;
    const table = (viewer: 0 | 1 | 'spectator') => viewFor(classic, state, viewer).table;
    expect(table(0).marks?.jumps).toEqual([{ unit: 0, turn: 2, hex: expect.any(Number), facing: 3 }]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(table(viewer).marks).toBeNull();
      expect(isInTheAir(table(viewer).units[0]!)).toBe(true);
    }
  });
});

describe('The landing', () => {
  const planned = (plan: Plan = {}, to = '0404') => airfield(plan).order(drop(to));

  rule('MT-SOPS-01', 'On 4 it lands as planned, with everybody; in its turn and no other', () => {
    const made = planned().moved(1, throws(1, 3));
    expect(after(made)).toEqual([28, '0404']);
    expect([jumpsIn(made.scene.state), made.scene.unit('Keys').marks]).toEqual([[], null]);
    const waits = airfield().order(drop('0404', 2));
    expect(waits.moved(1).scene.unit('Keys').hex).toBe(-1);
    expect(after(waits.moved(2, throws(6, 6)))).toEqual([28, '0404']);
  });

  rule('MT-SOPS-01', 'Example: dice 3: margin 1: a trooper of each squad is lost, scatter 1D6 hexes', () => {
    const made = planned().moved(1, throws(1, 2), ...strays(4, 3));
    expect(after(made)).toEqual([24, '0407']);
    expect(
      after(planned({ file: troop({ motion: 'jump' }) }).moved(1, throws(1, 2), ...strays(1, 2))),
    ).toEqual([18, '0402']);
    expect(made.scene.said('drop-landed')).toEqual([
      'Keys drops in: needs 4, rolls 1 + 2, and scatters in direction 4 by 3. It lands in hex 0407.',
    ]);
  });

  rule('MT-SOPS-01', 'A squad by itself loses one trooper', () => {
    const file = troop({ squad: true, troopers: 7, tons: 1 });
    expect(after(planned({ file }).moved(1, throws(1, 2), ...strays(4, 1)))).toEqual([6, '0405']);
  });

  rule('MT-PRE-34', 'With 2 it scatters by two dice; off the map it is lost', () => {
    expect(after(planned().moved(1, throws(1, 1), ...strays(4, 2, 3)))).toEqual([24, '0409']);
    const lost = planned().moved(1, throws(1, 1), ...strays(4, 3, 3));
    expect([lost.scene.unit('Keys').loss, lost.scene.unit('Keys').hex]).toEqual(['left-map', -2]);
    expect(lost.scene.said('drop-landed')[0]).toContain('It lands off the map.');
  });

  rule('MT-PRE-34', 'In water it drowns; where there is no room it lands beside', () => {
    const pond = `${'. '.repeat(7)}\n`.repeat(4) + `. . . ~1 . . .\n${`${'. '.repeat(7)}\n`.repeat(4)}`;
    expect(
      planned({ map: pond })
        .moved(1, throws(1, 2), ...strays(4, 1))
        .scene.unit('Keys').loss,
    ).toBe('sunk');
    const guard = { mech: platoon('Guard'), at: '0404 N', side: 0 as const };
    const made = planned({ more: { Guard: guard, Watch: guard } }).moved(1, throws(3, 3));
    expect(made.hexOf('Keys')).toBe('0403');
    expect(invariants(made.scene.state)).toEqual([]);
  });

  rule('MT-PRE-34', 'It does nothing more in that turn', () => {
    const why = (made: Airfield) =>
      whyNotFire(made.scene.field, made.scene.state, { unit: 0, twist: 0, prop: null }, 0, 1)?.rule;
    const made = planned({}, '0102').moved(1, throws(6, 6));
    expect(why(made)).toBe('MT-PRE-34');
    made.scene.state.units[0].thisTurn.marks = null;
    expect(why(made)).toBeUndefined();
  });
});

test('whoever is still in the air is left out of a game that goes on', () => {
  const made = airfield().order(drop('0404', 5));
  made.scene.state.turn = 2;
  expect(setupFrom(made.scene.state).units.map(({ pilot }) => pilot.name)).toEqual(['Wolf']);
});

test('bots drop into cover near the middle', () => {
  const made = airfield({
    map: `${'. '.repeat(7)}\n`.repeat(4) + `. . . l . . .\n${`${'. '.repeat(7)}\n`.repeat(4)}`,
  });
  expect(answerOf(made.scene)).toEqual(drop0('0405'));
  const open = airfield();
  expect(answerOf(open.scene)).toMatchObject({ type: 'place' });
});
