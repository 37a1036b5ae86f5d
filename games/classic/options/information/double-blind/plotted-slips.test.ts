import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { invariants } from '../../../checks/invariants.ts';
import { classic } from '../../../game.ts';
import { altitudeOf, flyAt } from '../../../rules/ground/altitude.ts';
import type { Side } from '../../../state.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location, piloting } from '../../../testing/table.ts';
import { COMBINED, vtol } from '../../../testing/vehicles.ts';

const blind: Roll = ['sensors', 6, 6];
const done = { type: 'plotted' } as const;
const still = { type: 'still', unit: 'Bear' } as const;
/** Four hexes north, then to the right and two more. */
const bend = { type: 'move', unit: 'Heli', mode: 'run', to: '0707', facing: 'NE', more: false } as const;
const keepsOn = piloting(2, 3);
const slips = piloting(2, 2);

/** Heli of seat 0, which plots first, flies at level 4; Bear of seat 1 has the Initiative. */
function flight(hexes: Readonly<Record<string, string>> = {}, at = '0512 N'): Melee {
  const rows = Array.from({ length: 12 }, () => Array.from({ length: 9 }, () => '.'));
  for (const [number, kind] of Object.entries(hexes))
    rows[Number(number.slice(2)) - 1][Number(number.slice(0, 2)) - 1] = kind;
  const made = scene({
    map: rows.map((row) => row.join(' ')).join('\n'),
    units: {
      Heli: { mech: vtol('Heli', { armor: 20, cruise: 8 }), at },
      Bear: { mech: mech('Bear'), at: '0901 N' },
    },
    options: { 'double-blind': true, ...COMBINED },
  });
  flyAt(made.state.units[0], 4);
  return new Melee(made).beginAt('movement', 0);
}

const carryOut = (game: Melee, ...rolls: readonly Roll[]): Melee =>
  game
    .order(done)
    .order(still)
    .order(done, ...rolls, blind, blind);
const rolled = ({ scene: made }: Melee) =>
  made.happened('piloting-roll').map(({ reason, success }) => [reason, success]);
const placeOf = ({ scene: { state, field } }: Melee) =>
  field.board.number[viewFor(classic, state, 0).table.units[0].hex];
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

rule(['MT-BLIND-03', 'MT-PRE-29'], 'A plotted turn at Flank meets no sideslip before all is plotted', () => {
  const game = flight().order(bend);
  expect([rolled(game), placeOf(game)]).toEqual([[], '0707']);
  carryOut(game, keepsOn);
  expect([rolled(game), game.hexOf('Heli')]).toEqual([[['sideslip', true]], '0707']);
  expect(game.scene.unit('Heli')).toMatchObject({ hexesMoved: 6, facing: 1 });
});

rule(
  ['MT-BLIND-03', 'MT-PRE-29'],
  'Who slips then goes a hex the way it had come, and loses the rest',
  () => {
    const game = carryOut(flight().order(bend), slips);
    expect([rolled(game), game.hexOf('Heli')]).toEqual([[['sideslip', false]], '0507']);
    const heli = game.scene.state.units[0];
    expect([heli.thisTurn.hexesMoved, heli.thisTurn.mpLeft, heli.facing, altitudeOf(heli)]).toEqual([
      5, 0, 1, 4,
    ]);
    expect(invariants(game.scene.state)).toEqual([]);
    // Its own side sees it; nobody else is told anything.
    const told = (type: string) =>
      VIEWERS.map(
        (viewer) =>
          eventsFor(classic, game.scene.events, viewer).filter((event) => event.type === type).length,
      );
    expect([told('roll-due'), told('piloting-roll'), told('moved')]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [3, 0, 0],
    ]);
    expect(viewFor(classic, game.scene.state, 0).table.units[0].hex).toBe(game.scene.cell('0507'));
  },
);

rule(['MT-BLIND-03', 'MT-PRE-29'], 'A change of altitude after that is not made either', () => {
  const game = flight()
    .order({ ...bend, more: true })
    .order({ type: 'altitude', unit: 'Heli', mode: 'run', level: 6, more: false });
  expect(altitudeOf(carryOut(game, slips).scene.state.units[0])).toBe(4);
});

rule(['MT-BLIND-03', 'MT-PRE-29'], 'Into a hill as high as it flies it crashes when all is plotted', () => {
  const game = flight({ '0507': '.4' }).order(bend);
  expect(game.scene.happened('crashed')).toEqual([]);
  carryOut(game, slips, location(3, 3), location(3, 4), location(4, 4));
  expect(game.hexOf('Heli')).toBe('0507');
  expect(altitudeOf(game.scene.state.units[0])).toBeNull();
});

rule(['MT-BLIND-03', 'MT-PRE-29'], 'Who flies off the map rolls before it is gone', () => {
  const off = (roll: Roll) => {
    const game = flight({}, '0805 N');
    game.order({ type: 'leave', unit: 'Heli', mode: 'run', from: '0903', facing: 'NE' }, roll);
    return [game.scene.state.units[0].loss, placeOf(game), game.asked];
  };
  expect(off(keepsOn)[0]).toBe('left-map');
  expect(off(slips)).toEqual([null, '0802', '0 blind/confirm']);
});

rule(['MT-BLIND-03', 'MT-BLIND-04'], 'Over a friend or an enemy it shoves nobody aside', () => {
  expect(above(0)).toEqual(['0507', '0507']);
  expect(above(1)).toEqual(['0507', '0507']);
});

/** Where Heli is that has slipped, and where Cub of this side is, which stands under it. */
function above(side: Side): (string | undefined)[] {
  const made = scene({
    units: {
      Heli: { mech: vtol('Heli', { armor: 20, cruise: 8 }), at: '0512 N' },
      Bear: { mech: mech('Bear'), at: '0901 N' },
      Cub: { mech: mech('Cub'), at: '0507 N', side, seat: side },
    },
    options: { 'double-blind': true, ...COMBINED },
  });
  flyAt(made.state.units[0], 4);
  const cub = { type: 'still', unit: 'Cub' } as const;
  const game = new Melee(made).beginAt('movement', 0).order(bend);
  if (side === 0) game.order(cub);
  game.order(done).order(still);
  if (side === 1) game.order(cub);
  game.order(done, slips, blind, blind, blind);
  return [game.hexOf('Heli'), game.hexOf('Cub')];
}
