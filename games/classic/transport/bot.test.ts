import { rule } from '@ironfield/conformance/rule.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect } from 'vitest';
import { classic } from '../game.ts';
import { flyAt } from '../rules/ground/altitude.ts';
import { climbAboard } from '../rules/unit/riding.ts';
import { type March, march } from '../testing/march.ts';
import { platoon } from '../testing/platoons.ts';
import { COMBINED, vehicle, vtol } from '../testing/vehicles.ts';
import type { UnitFile } from '../units/unit-file.ts';
import { rideOrder } from './bot.ts';

const ON = { ...COMBINED, transport: true };
const WIDE = 16;

/** A carrier in the second row, with woods before it, and an enemy so many hexes away. */
function drive(
  away: number,
  {
    file = vehicle('APC'),
    aboard = true,
    row = '. . l',
  }: { file?: UnitFile; aboard?: boolean; row?: string } = {},
): March {
  const line = `${row} ${'. '.repeat(WIDE - 3)}`;
  const made = march({
    options: ON,
    map: `${line}\n${line}`,
    units: {
      APC: { mech: { ...file, troopSpace: 6 } as UnitFile, at: '0101 SE', side: 0 },
      Foot: { mech: platoon('Foot'), at: '0101 N', side: 0 },
      Foe: { at: `${String(1 + away).padStart(2, '0')}01 N`, side: 1 },
    },
  });
  if (aboard) climbAboard(made.scene.state.units[1], 0, false);
  return made;
}

const ordered = ({ scene: { field, state } }: March) => rideOrder(null, field, state, 0);

rule('MT-PRE-25', 'Bots take people aboard who stand with a carrier while the enemy is far', () => {
  expect(ordered(drive(9, { aboard: false }))).toEqual({
    type: 'load',
    unit: 0,
    mode: 'run',
    passenger: 1,
    more: true,
  });
  expect(ordered(drive(8, { aboard: false }))).toBeNull();
});

rule(
  'MT-PRE-25',
  'They get out in cover from which they can fight, or wherever they are when the enemy is near',
  () => {
    const here = { type: 'unload', unit: 0, mode: 'walk', passenger: 1, more: false };
    expect(ordered(drive(7, { row: 'l . .' }))).toEqual(here);
    expect(ordered(drive(8, { row: 'l . .' }))).toBeNull();
    expect([ordered(drive(4, { row: '. . .' })), ordered(drive(5, { row: '. . .' }))]).toEqual([here, null]);
  },
);

rule('MT-PRE-25', 'A carrier goes where it can put them off in cover, with an MP left for it', () => {
  expect(ordered(drive(8))).toMatchObject({ type: 'move', unit: 0, to: '0302', more: true });
  const made = drive(8);
  made.order({
    ...(ordered(made) as never as {
      type: 'move';
      unit: string;
      mode: 'run';
      to: string;
      facing: number;
      more: boolean;
    }),
    unit: 'APC',
  });
  expect(ordered(made)).toMatchObject({ type: 'unload', passenger: 1 });
});

rule('MT-PRE-25', 'A VTOL comes down first', () => {
  const made = drive(4, { file: vtol('APC'), row: '. . .' });
  flyAt(made.scene.state.units[0], 2);
  expect(ordered(made)).toEqual({ type: 'altitude', unit: 0, mode: 'walk', level: 0, more: true });
  made.order({ type: 'altitude', unit: 'APC', mode: 'walk', level: 0, more: true });
  expect(ordered(made)).toMatchObject({ type: 'unload', passenger: 1 });
});

rule('MT-PRE-25', 'Whoever runs for the edge takes everybody along', () => {
  const made = drive(4, { row: 'l . .' });
  const { field, state } = made.scene;
  const setup = { ...field.setup, victory: { kind: 'escape', edge: 'east' } } as const;
  expect(rideOrder(null, { ...field, setup }, state, 0)).toBeNull();
});

rule('MT-PRE-25', 'What a bot orders is on the menu', () => {
  for (const made of [drive(9, { aboard: false }), drive(7, { row: 'l . .' }), drive(8)]) {
    const { state } = made.scene;
    const look = () => viewFor(classic, state, 0);
    const menu = menuFor(classic, state, 0)!;
    const order = classic.bot('regular').choose(look, menu, randomFrom('x'));
    expect([order, refusalOf(menu, order)]).toEqual([order, null]);
  }
});

rule(
  'MT-PRE-25',
  'Whoever stands with a carrier that has yet to move waits for it while the enemy is far',
  () => {
    const waits = (away: number, change: (made: March) => void = () => {}) => {
      const made = drive(away, { aboard: false });
      change(made);
      return rideOrder(null, made.scene.field, made.scene.state, 1);
    };
    expect([waits(9), waits(8)]).toEqual([{ type: 'still', unit: 1 }, null]);
    expect(waits(9, (made) => Object.assign(made.scene.unit('APC'), { acted: true }))).toBeNull();
  },
);
