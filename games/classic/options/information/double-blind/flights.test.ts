// What others learn of the way that a VTOL has flown while nobody saw it.

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { canonical } from '@ironfield/kernel/json.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { classic } from '../../../game.ts';
import { flyAt } from '../../../rules/ground/altitude.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { piloting } from '../../../testing/table.ts';
import { COMBINED, vehicle, vtol } from '../../../testing/vehicles.ts';
import type { UnitFile } from '../../../units/unit-file.ts';

const done = { type: 'plotted' } as const;
const still = { type: 'still', unit: 'Bear' } as const;
const UNSEEN: Roll = ['sensors', 6, 6];
const SEEN: Roll = ['sensors', 1, 1];

function game(file: UnitFile, options = {}): Melee {
  const made = scene({
    map: `${'. '.repeat(9)}\n`.repeat(14),
    units: { Heli: { mech: file, at: '0513 N' }, Bear: { mech: mech('Bear'), at: '0901 N' } },
    options: {
      'double-blind': true,
      ...COMBINED,
      'vehicle-motive-damage': true,
      'vehicle-turn-modes': true,
      ...options,
    },
  });
  if (file.kind === 'vehicle' && file.motion === 'vtol') flyAt(made.state.units[0], 4);
  return new Melee(made).beginAt('movement', 0);
}

const leg = (to: string, facing: string, more: boolean) =>
  ({ type: 'move', unit: 'Heli', mode: 'walk', to, facing, more }) as const;

/** Four hexes north and two to the north-east in two ways, which cost the same: one turns early, the other late. */
const EARLY = ['0512 NE', '0711 N', '0708 N'] as const;
const LATE = ['0510 NE', '0709 N', '0708 N'] as const;

/** Everything that the owner of Bear is ever told and shown. */
function known(
  route: readonly string[],
  sensors: Roll,
  file: UnitFile = vtol('Heli', { armor: 20, cruise: 12 }),
) {
  const made = game(file);
  const seen: unknown[] = [];
  const look = () => seen.push(viewFor(classic, made.scene.state, 1).table);
  for (const [i, place] of route.entries()) {
    const [to, facing] = place.split(' ');
    made.order(leg(to, facing, i < route.length - 1));
    look();
  }
  made.order(done).order(still);
  look();
  made.order(done, sensors, sensors);
  look();
  return { made, told: canonical([seen, eventsFor(classic, made.scene.events, 1)]) };
}

rule('MT-BLIND-02', 'Two ways of a VTOL to one hex look alike to those who do not see it', () => {
  const [early, late] = [known(EARLY, UNSEEN), known(LATE, UNSEEN)];
  expect(early.made.hexOf('Heli')).toBe(late.made.hexOf('Heli'));
  expect(early.told).toBe(late.told);
  expect(early.told).not.toContain('"moved"');
});

rule(
  ['MT-BLIND-02', 'MT-VMOV-06'],
  'And those who see it at the end of its flight do not see how it came',
  () => {
    const [early, late] = [known(EARLY, SEEN), known(LATE, SEEN)];
    // The hexes straight on before the end differ.
    const { table } = viewFor(classic, late.made.scene.state, 1);
    expect(table.units[0].hex).toBe(late.made.scene.cell('0708'));
    expect([early, late].map(({ made }) => made.scene.state.units[0].thisTurn.marks?.straight)).toEqual([
      3, 1,
    ]);
    expect(early.told).toBe(late.told);
  },
);

rule('MT-BLIND-04', 'A VTOL that has flown into a hex has not stayed there', () => {
  const { made } = known(LATE, UNSEEN);
  const { trail } = made.scene.state.units[0].marks!.blind!;
  expect(trail).toHaveLength(6);
});

rule(['MT-BLIND-03', 'MT-VMOV-07'], 'A tight turn that was plotted is rolled for when all is plotted', () => {
  const plotted = () => {
    const made = game(vehicle('Heli', { motion: 'tracked', cruise: 12 }));
    // 5 MP and a turn at once: 1 hex is missing.
    const { board } = made.scene.field;
    let cell = made.scene.cell('0513');
    for (let i = 0; i < 4; i++) cell = board.neighbours[cell * 6 + 1];
    made.order(leg(board.number[cell], 'NE', false));
    expect(made.scene.happened('piloting-roll')).toEqual([]);
    return { made: made.order(done).order(still), to: board.number[cell] };
  };
  const keeps = plotted();
  keeps.made.order(done, piloting(3, 3), UNSEEN, UNSEEN);
  expect(keeps.made.hexOf('Heli')).toBe(keeps.to);
  const fails = plotted();
  fails.made.order(done, piloting(2, 3), ['failed maneuver', 3, 3], UNSEEN, UNSEEN);
  expect(fails.made.hexOf('Heli')).toBe('0513');
  expect(fails.made.scene.unit('Heli')).toMatchObject({ facing: 0, mpLeft: 0 });
  // Nobody else learns that anything has gone wrong.
  expect(eventsFor(classic, fails.made.scene.events, 1).map(({ type }) => type)).not.toContain(
    'maneuver-failed',
  );
});
