import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect, test } from 'vitest';
import { classic } from '../../../game.ts';
import { kindOf } from '../../../kinds.ts';
import { endMarks } from '../../../rules/unit/mark-ends.ts';
import { march } from '../../../testing/march.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech } from '../../../testing/scene.ts';
import { falls } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { VehicleFile } from '../../../units/vehicle-file.ts';
import { table } from '../../../view.ts';

const ON = { ...COMBINED, bridgelayer: true } as const;
const plain = vehicle('Layer', { tons: 40, turret: false });
const layer = (name: 'Light' | 'Medium' | 'Heavy' = 'Medium'): VehicleFile => ({
  ...plain,
  items: { ...plain.items, BD: [`Bridgelayer (${name})`] },
});

/** The layer stands south of a river that runs from west to east, and faces it. */
const bank = (file: VehicleFile = layer(), river = '~1 ~1 ~1', tons = 30) =>
  march({
    options: ON,
    map: `. . .\n${river}\n. . .\n. . .`,
    units: {
      Layer: { mech: file, at: '0203 N', side: 0 },
      Tank: { mech: vehicle('Tank', { tons, cruise: 6 }), at: '0204 N', side: 0 },
      Mate: { mech: vehicle('Mate', { tons, cruise: 6 }), at: '0104 N', side: 0 },
      Wolf: { mech: mech('Wolf'), at: '0301 S', side: 1 },
    },
  });
type Bank = ReturnType<typeof bank>;

function begin(made: Bank): Bank {
  made.scene.state.pair = [0, 0];
  for (const unit of made.scene.state.units) unit.thisPhase.acted = false;
  return made.begin(0);
}
const endTurn = ({ scene }: Bank): void =>
  scene.rolling([], () => scene.field.plugged.turnEnds!(scene.play, scene.field));

function lay(made = bank()): Bank {
  begin(made).order({ type: 'lay-bridge', unit: 'Layer' });
  endTurn(made);
  return made;
}

const bridges = ({ scene: { state } }: Bank): string[] =>
  Object.entries(state.ground ?? {}).flatMap(([hex, { features }]) =>
    features?.includes('bridge') ? [hex] : [],
  );

/** Somebody has come onto the bridge. */
function come(made: Bank, names: readonly string[], ...rolls: Roll[]): string[] {
  const { scene } = made;
  const hex = scene.cell('0202');
  for (const name of names) scene.unit(name).hex = hex;
  const arrival = { how: 'foot', from: scene.cell('0203'), byRoad: false } as const;
  scene.rolling(rolls, () =>
    scene.field.plugged.arrived!(scene.play, scene.field, scene.index(names.at(-1)!), arrival),
  );
  return bridges(made);
}

const struck: Roll = ['hit location', 3, 4];

describe('Laying bridges', () => {
  rule('MT-SPV-04', 'It stays where it is for a turn, and then a bridge lies right ahead', () => {
    const made = bank();
    begin(made).order({ type: 'lay-bridge', unit: 'Layer' });
    expect(bridges(made)).toEqual([]);
    endTurn(made);
    expect([bridges(made), made.hexOf('Layer')]).toEqual([['0202'], '0203']);
    expect(made.scene.said('lays-bridge')).toEqual([
      'Layer lays its bridge.',
      'Layer has laid its bridge over hex 0202.',
    ]);
    const laid = { type: 'lays-bridge', unit: 0, what: 'done' } as const;
    const told = [0, -1].map((hex) => classic.describe({ ...laid, hex }, table(made.scene.state)));
    expect(told).toEqual(['Layer has laid its bridge over hex 0101.', null]);
  });

  rule('MT-SPV-04', 'It has one bridge: once that is laid there is no other', () => {
    const made = lay();
    made.scene.unit('Layer').facing = 1;
    expect(begin(made).orders).not.toContain('lay-bridge');
    expect(made.scene.field.plugged.states!([], made.scene.field, made.scene.state, 0)).toEqual([
      'bridge gone',
    ]);
  });

  rule('MT-SPV-04', 'Over water without ice or a bridge that it faces, beside land or a bridge', () => {
    const offers = (made: Bank) => begin(made).orders.includes('lay-bridge');
    expect(offers(bank())).toBe(true);
    expect(offers(bank(layer(), '. . .'))).toBe(false);
    expect(offers(bank(layer(), '~1 ~1+bridge ~1'))).toBe(false);
    const aside = bank();
    aside.scene.unit('Layer').facing = 3;
    expect(offers(aside)).toBe(false);
    expect(offers(bank(plain))).toBe(false);
  });

  test('A ship lays none far from land', () => {
    const ship: VehicleFile = { ...layer(), motion: 'displacement' };
    const made = march({
      options: { ...ON, 'naval-vessels': true },
      map: Array(5).fill('~1 ~1 ~1 ~1 ~1').join('\n'),
      units: { Layer: { mech: ship, at: '0304 N', side: 0 }, Wolf: { at: '0501 S', side: 1 } },
    });
    expect(begin(made as Bank).orders).not.toContain('lay-bridge');
  });

  rule('MT-SPV-04', 'Who moves or is moved meanwhile has not laid it', () => {
    const made = bank();
    begin(made).order({ type: 'lay-bridge', unit: 'Layer' });
    const { scene } = made;
    scene.rolling([], () => endMarks(scene.play, scene.field, 0, 'is moved'));
    expect(scene.said('lays-bridge').at(-1)).toBe('Layer does not get its bridge laid.');
    endTurn(made);
    expect(bridges(made)).toEqual([]);
    expect(begin(made).orders).toContain('lay-bridge');
  });

  test('A crew that is stunned lays none, nor is one laid over somebody', () => {
    const stunned = bank();
    begin(stunned).order({ type: 'lay-bridge', unit: 'Layer' });
    stunned.scene.unit('Layer').knockedOut = 1;
    endTurn(stunned);
    expect(stunned.scene.said('lays-bridge').at(-1)).toBe('Layer does not get its bridge laid.');
    const blocked = bank();
    begin(blocked).order({ type: 'lay-bridge', unit: 'Layer' });
    blocked.scene.unit('Wolf').hex = blocked.scene.cell('0202');
    endTurn(blocked);
    expect(blocked.scene.said('lays-bridge').at(-1)).toBe('Layer finds no room for its bridge.');
    expect([bridges(stunned), bridges(blocked)]).toEqual([[], []]);
    blocked.scene.unit('Wolf').hex = blocked.scene.cell('0301');
    expect(bridges(lay(blocked))).toEqual(['0202']);
  });

  rule('MT-SPV-04', 'It bears twice its factor: a light one 14 tons, a medium one 40', () => {
    expect(come(lay(bank(layer('Light'), '~1 ~1 ~1', 14)), ['Tank'])).toEqual(['0202']);
    expect(come(lay(bank(layer('Light'), '~1 ~1 ~1', 15)), ['Tank'], struck)).toEqual([]);
    expect(come(lay(bank(layer(), '~1 ~1 ~1', 20)), ['Tank', 'Mate'])).toEqual(['0202']);
    const made = lay(bank(layer(), '~1 ~1 ~1', 21));
    expect(come(made, ['Tank', 'Mate'], struck, struck)).toEqual([]);
    expect(made.scene.said('laid-bridge-falls')).toEqual([
      'The bridge over hex 0202 does not bear its load and collapses.',
    ]);
    expect(made.scene.unit('Mate').mpLeft).toBe(0);
  });

  rule(
    ['MT-SPV-04', 'MT-SPV-03'],
    'Example: a heavy one bears 90 tons; two tanks of 80 tons are too much',
    () => {
      expect(come(lay(bank(layer('Heavy'), '~1 ~1 ~1', 80)), ['Tank'])).toEqual(['0202']);
      expect(come(lay(bank(layer('Heavy'), '~1 ~1 ~1', 80)), ['Tank', 'Mate'], struck, struck)).toEqual([]);
    },
  );

  rule('MT-SPV-04', "A 'Mech on one that falls is in the water", () => {
    const made = lay();
    expect(come(made, ['Wolf'], ...falls(1, [3, 4]))).toEqual([]);
    expect(made.scene.unit('Wolf').prone).toBe(true);
  });

  test('What flies over it is no load', () => {
    const made = lay();
    made.scene.unit('Tank').marks = { aloft: 3 };
    expect(come(made, ['Tank', 'Mate'])).toEqual(['0202']);
  });
});

describe('Folded bridges', () => {
  /** Hits from the front with these dice, and whatever else is rolled. */
  function hit(made: Bank, dice: readonly [number, number], points: number, ...rolls: Roll[]): void {
    const { field, play } = made.scene;
    made.scene.rolling([['hit location', ...dice], ...rolls], () => {
      const kind = field.kinds[0];
      const found = kind.rollLocation(play, field, 0, { table: 'mech', side: 'front', covered: 0 })!;
      kind.strike(play, field, 0, found, points);
    });
  }
  const chance = (a: number, b: number): Roll => ['critical hit', a, b];
  const front = ({ scene }: Bank): number => scene.state.units[0].body.armor[0];

  rule('MT-SPV-03', 'What would strike a turret strikes the bridge, up to its factor', () => {
    const made = bank();
    hit(made, [4, 6], 8, chance(3, 4));
    expect([front(made), made.scene.state.units[0].marks?.bridge]).toEqual([10, { lost: 8 }]);
    hit(made, [3, 4], 2);
    expect(front(made)).toBe(8);
    // 12 points are left of it: the other three go on.
    hit(made, [4, 6], 15);
    expect([front(made), made.scene.state.units[0].marks?.bridge]).toEqual([5, { lost: 20 }]);
    hit(made, [4, 6], 2);
    expect(front(made)).toBe(3);
    expect(begin(made).orders).not.toContain('lay-bridge');
  });

  rule('MT-SPV-03', 'The first critical hit keeps it from being laid, and others do nothing', () => {
    const made = bank();
    hit(made, [4, 6], 1, chance(4, 4));
    expect(begin(made).orders).not.toContain('lay-bridge');
    hit(made, [4, 6], 1);
    expect(made.scene.said('bridge-roll')).toEqual(['The bridge of Layer cannot be laid any more.']);
    expect(made.scene.field.plugged.states!([], made.scene.field, made.scene.state, 0)).toEqual([
      'bridge cannot be laid',
    ]);
  });

  rule('MT-SPV-03', 'A hit that threatens the inside is another chance of one', () => {
    const made = bank();
    hit(made, [6, 6], 1, chance(3, 4), chance(4, 4));
    expect(made.scene.state.units[0].marks?.bridge).toEqual({ lost: 1, isStuck: true });
  });

  rule('MT-SPV-03', 'Hits while it lays it count: it bears what is left, or is not laid', () => {
    const made = bank(layer(), '~1 ~1 ~1', 24);
    begin(made).order({ type: 'lay-bridge', unit: 'Layer' });
    hit(made, [4, 6], 8, chance(3, 4));
    endTurn(made);
    expect(come(made, ['Tank'])).toEqual(['0202']);
    expect(come(made, ['Tank', 'Mate'], struck, struck)).toEqual([]);
    const stuck = bank();
    begin(stuck).order({ type: 'lay-bridge', unit: 'Layer' });
    hit(stuck, [4, 6], 1, chance(4, 4));
    endTurn(stuck);
    expect(bridges(stuck)).toEqual([]);
  });

  rule('MT-SPV-03', 'There is no turret, and nothing else on top or in front', () => {
    const ok = (file: VehicleFile) => kindOf(file).designOf(file).ok;
    const withItems = (...BD: string[]): VehicleFile => ({ ...plain, items: { ...plain.items, BD } });
    expect([ok(layer()), ok({ ...layer(), armor: { ...plain.armor, TU: 10 } })]).toEqual([true, false]);
    expect(ok(withItems('Bridgelayer (Light)', 'Bridgelayer (Heavy)'))).toBe(false);
    expect(ok(withItems('Bridgelayer (Light)', 'Bulldozer Blade'))).toBe(false);
    expect(ok({ ...layer(), motion: 'vtol', armor: { ...plain.armor, RO: 2 } })).toBe(false);
  });
});

rule('MT-SOPS-06', 'Engineers wait with theirs until nobody is in the hex any more', () => {
  const made = march({
    options: { ...ON, engineers: true, 'engineers-bridge': true },
    map: '. . ~1 .\n. . ~1 .',
    units: {
      Layer: { mech: platoon('Layer', { motion: 'motorized', engineers: true }), at: '0201 SE', side: 0 },
      Wolf: { mech: mech('Wolf'), at: '0301 SW', side: 1 },
    },
  });
  const { state } = made.scene;
  for (let turn = 1; turn <= 3; turn++) {
    state.turn++;
    if (turn === 3) made.scene.unit('Wolf').hex = made.scene.cell('0401');
    begin(made as unknown as Bank).order({
      type: 'build-bridge',
      unit: 'Layer',
      hex: '0301',
      sort: 'medium',
    });
    endTurn(made as unknown as Bank);
    expect(bridges(made as unknown as Bank)).toEqual(turn === 3 ? ['0301'] : []);
  }
});
