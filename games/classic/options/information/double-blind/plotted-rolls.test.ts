import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { battlefieldOf } from '../../../battlefields.ts';
import { classic } from '../../../game.ts';
import { twistsOf } from '../../../rules/fire/twists.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { falls, location, piloting } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import { mendPlotted, notePlot, seeMade } from './plotted-ground.ts';
import { blindOf } from './sight.ts';

const PAVED = Array.from({ length: 12 }, () => Array.from({ length: 9 }, () => '.+road'));
const runner = mech('Wolf', { walk: 6, armor: 30, slots: { RA: ['Medium Laser'] } });
const blind: Roll = ['sensors', 6, 6];

interface Plan {
  readonly hexes?: Readonly<Record<string, string>>;
  readonly bear?: string;
  readonly cub?: string;
  readonly reading?: number;
  readonly options?: object;
}

/** Wolf of seat 0, which plots first, in the south of a paved place; Bear of seat 1 has the Initiative. */
function street({ hexes = {}, bear = '0901 N', cub, reading, options }: Plan = {}): Melee {
  const rows = PAVED.map((row) => [...row]);
  for (const [number, kind] of Object.entries(hexes))
    rows[Number(number.slice(2)) - 1][Number(number.slice(0, 2)) - 1] = kind;
  const made = scene({
    map: rows.map((row) => row.join(' ')).join('\n'),
    ...(reading !== undefined && { setup: { reading } }),
    units: {
      Wolf: { mech: runner, at: '0512 N' },
      Bear: { mech: { ...runner, name: 'Bear' }, at: bear },
      ...(cub !== undefined && { Cub: { mech: { ...runner, name: 'Cub' }, at: cub, side: 0, seat: 0 } }),
    },
    options: { 'double-blind': true, ...options },
  });
  return new Melee(made).beginAt('movement', 0);
}

/** Four hexes straight on, then to the right and one more. */
const bend = { type: 'move', unit: 'Wolf', mode: 'run', to: '0607', facing: 'NE', more: false } as const;
const done = { type: 'plotted' } as const;
const still = (unit: string) => ({ type: 'still', unit }) as const;
/** The number is 5 and more. */
const keepsFeet = piloting(2, 3);
const slips = piloting(1, 3);
/** It falls, and slides two hexes. */
const skid: readonly Roll[] = [slips, ...falls(1, [3, 4]), location(3, 4), location(3, 4)];

/** Where its own side sees it, also while it is off the map. */
const placeOf = ({ scene: { state, field } }: Melee, unit: number) =>
  field.board.number[viewFor(classic, state, 0).table.units[unit].hex];
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const heard = ({ scene: { events } }: Melee, viewer: Viewer, type: string) =>
  eventsFor(classic, events, viewer).filter((event) => event.type === type);
const rolled = ({ scene: made }: Melee) =>
  made
    .happened('piloting-roll')
    .filter(({ reason }) => reason === 'skid')
    .map(({ unit, success }) => [unit, success]);

rule(['MT-BLIND-03', 'MT-PRE-02'], 'A plotted run meets no skid before all is plotted', () => {
  const game = street().order(bend).order(done);
  expect(rolled(game)).toEqual([]);
  expect(placeOf(game, 0)).toBe('0607');
  game.order(still('Bear')).order(done, keepsFeet, blind, blind);
  expect(rolled(game)).toEqual([[0, true]]);
  expect(game.hexOf('Wolf')).toBe('0607');
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: false, hexesMoved: 5, facing: 1 });
});

rule(['MT-BLIND-03', 'MT-PRE-02'], 'Who skids then falls where it turned, slides, and loses the rest', () => {
  const game = street()
    .order(bend)
    .order(done)
    .order(still('Bear'))
    .order(done, ...skid, blind, blind);
  expect(rolled(game)).toEqual([[0, false]]);
  expect(game.hexOf('Wolf')).toBe('0506');
  const { prone, facing, thisTurn } = game.scene.state.units[0];
  expect([prone, facing, thisTurn.hexesMoved, thisTurn.mpLeft]).toEqual([true, 0, 6, 0]);
  expect(game.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 3, 3]);
  // Its own side sees it go back and slide; nobody else is told anything.
  const told = (type: string) => VIEWERS.map((viewer) => heard(game, viewer, type).length);
  expect([told('roll-due'), told('skidded'), told('slid')]).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ]);
  expect(viewFor(classic, game.scene.state, 0).table.units[0].hex).toBe(game.scene.cell('0506'));
});

rule('MT-BLIND-03', 'What is noted for the roll only its own side sees, until the next plots', () => {
  const game = street().order(bend).order(done);
  const due = (viewer: Viewer) =>
    blindOf(viewFor(classic, game.scene.state, viewer).table.units[0]).due.length;
  expect(VIEWERS.map(due)).toEqual([1, 0, 0]);
  game.order(still('Bear')).order(done, keepsFeet, blind, blind);
  expect(game.beginAt('movement', 0).scene.state.units.map((unit) => blindOf(unit).due)).toEqual([[], []]);
});

rule(
  'MT-BLIND-03',
  'Those of the side with the Initiative are rolled for first, and each turn in order',
  () => {
    const game = street({ bear: '0212 N' }).order(bend).order(done);
    game.order({ type: 'move', unit: 'Bear', mode: 'run', to: '0307', facing: 'NE', more: true });
    game.order({ type: 'move', unit: 'Bear', mode: 'run', to: '0306', facing: 'N', more: false });
    game.order(done, piloting(6, 6), piloting(6, 6), keepsFeet, blind, blind);
    expect(rolled(game)).toEqual([
      [1, true],
      [1, true],
      [0, true],
    ]);
  },
);

/** Before correction 10: Wolf breaks the ice behind its bend; a friend may wade through the hole after it has gone on. */
function throughIce({ cub }: Pick<Plan, 'cub'>, ...rolls: readonly Roll[]): Melee {
  const game = street({ reading: 9, hexes: { '0607': '~1+ice' }, ...(cub && { cub }) });
  game.order(bend, ['breaking ice', 6], ...falls(1, [3, 4]));
  game.order({ type: 'stop', unit: 'Wolf' });
  if (cub) {
    // The hole is no place to end in while Wolf lies there.
    game.scene.state.units[0].hex = game.scene.cell('0606');
    game.order({ ...bend, unit: 'Cub', mode: 'walk', facing: 'N' }, piloting(6, 6));
  }
  return game
    .order(done)
    .order(still('Bear'))
    .order(done, ...rolls);
}

rule(['MT-BLIND-03', 'MT-PRE-04'], 'What the rest of its plot has done is undone, also to the ground', () => {
  const hole = (game: Melee) => Object.keys(game.scene.state.ground ?? {});
  const dry = throughIce({}, ...skid, blind, blind);
  expect([hole(dry), dry.hexOf('Wolf'), dry.damage('Wolf')]).toEqual([[], '0506', 5 + 3 + 3]);
  const wet = throughIce({}, keepsFeet, blind, blind);
  expect([hole(wet), wet.hexOf('Wolf'), wet.damage('Wolf')]).toEqual([['0607'], '0607', 3]);
  expect(hole(throughIce({ cub: '0608 N' }, ...skid, blind, blind, blind))).toEqual(['0607']);
});

rule('MT-BLIND-03', 'Torso and sensors are as they were plotted', () => {
  const game = street().order(bend);
  game.order({ type: 'plot', unit: 'Wolf', twist: 1, sensor: 'seismic' }).order(done);
  game.order(still('Bear')).order(done, ...skid, blind, blind);
  const wolf = game.scene.state.units[0];
  expect([wolf.twist, blindOf(wolf).sensor, wolf.thisTurn.marks?.torsoSet]).toEqual([0, 'seismic', true]);
});

/** The ways in which a tank may point its turret when it declares its fire, after it was plotted to the right. */
function turretsAfterPlot(reading?: number): readonly number[] {
  const made = scene({
    ...(reading !== undefined && { setup: { reading } }),
    units: { Tank: { mech: vehicle('Tank'), at: '0512 N' }, Bear: { mech: runner, at: '0901 N' } },
    options: { 'double-blind': true, ...COMBINED },
  });
  const game = new Melee(made).beginAt('movement', 0);
  game.order(still('Tank')).order({ type: 'plot', unit: 'Tank', twist: 1, sensor: 'mech' });
  return twistsOf(battlefieldOf(made.state), made.state, 0);
}

rule('MT-BLIND-03', 'A turret, too, stays as it was plotted: who fires turns it no further', () => {
  expect(turretsAfterPlot()).toEqual([1]);
  // Before correction 12 it turned after the plot.
  expect(turretsAfterPlot(11)).toHaveLength(6);
});

rule(['MT-BLIND-03', 'CBT-MOV-18'], 'A friend who has come into its hex meanwhile is shoved out', () => {
  // It turns after two hexes, so it would slide one: into a cliff.
  const game = street({ cub: '0709 N', hexes: { '0509': '.3' } });
  game.order({ ...bend, to: '0609' });
  game.order({ type: 'move', unit: 'Cub', mode: 'walk', to: '0510', facing: 'NW', more: false });
  game.order(done).order(still('Bear'));
  game.order(done, piloting(1, 2), ...falls(1, [3, 4]), ['random choice', 1], blind, blind, blind);
  expect(game.hexOf('Wolf')).toBe('0510');
  expect(game.hexOf('Cub')).not.toBe('0510');
});

rule(['MT-BLIND-03', 'CBT-DSP-05'], 'It shoves an enemy on whom it has not seen', () => {
  const game = street({ bear: '0507 N' }).order(bend).order(done).order(still('Bear'));
  game.order(
    done,
    slips,
    ...falls(1, [3, 4]),
    piloting(6, 6),
    location(3, 4),
    piloting(6, 6),
    location(3, 4),
    blind,
    blind,
  );
  expect([game.hexOf('Wolf'), game.hexOf('Bear')]).toEqual(['0506', '0505']);
  expect(heard(game, 1, 'displaced')).toMatchObject([{ unit: 1 }, { unit: 1 }]);
});

rule('MT-BLIND-03', 'Who leaves the map rolls before it is gone', () => {
  const off = (...rolls: readonly Roll[]) => {
    const game = street();
    game.scene.put('Wolf', '0805 N');
    game.order({ type: 'leave', unit: 'Wolf', mode: 'run', from: '0903', facing: 'NE' }, ...rolls);
    const { loss, prone } = game.scene.state.units[0];
    return { loss, prone, at: placeOf(game, 0), asked: game.asked };
  };
  expect(off(piloting(6, 6))).toMatchObject({ loss: 'left-map' });
  expect(off(piloting(1, 1), ...falls(1, [3, 4]), location(3, 4))).toEqual({
    loss: null,
    prone: true,
    at: '0802',
    asked: '0 blind/confirm',
  });
});

rule('MT-BLIND-03', 'In games from before it is rolled for at once', () => {
  const game = street({ reading: 7 }).order(bend, keepsFeet);
  expect(rolled(game)).toEqual([[0, true]]);
  game.order(done).order(still('Bear')).order(done, blind, blind);
});

rule('MT-BLIND-03', 'What is mended is as it was before the plots, and no more than that', () => {
  const made = scene({
    units: { Wolf: { at: '0102 N' }, Bear: { at: '0101 S' } },
    options: { 'double-blind': true },
  });
  const broken = { terrain: 'water 1', features: [] };
  const rough = { terrain: 'rough', features: [] };
  made.state.marks = {
    plot: { before: { '0101': rough }, made: [{ '0101': broken, '0102': broken, '0103': broken }, null] },
  } as never;
  mendPlotted(made.play, made.field, 0, ['0101', '0102']);
  expect(made.happened('plot-ends')).toMatchObject([{ side: 0, made: { '0101': rough, '0103': broken } }]);
  expect(Object.keys(made.happened('plot-ends')[0].made!)).toEqual(['0101', '0103']);
});

const ice = (die: number): Roll => ['breaking ice', die];
const isGone = ({ scene: { state } }: Melee) => Object.keys(state.ground ?? {});
const trailOf = ({ scene: { state, field } }: Melee) =>
  blindOf(state.units[0]).trail.map((hex) => field.board.number[hex]);
const ICE = { '0510': '~1+ice' };
const walk = (to: string, unit = 'Wolf') =>
  ({ type: 'move', unit, mode: 'walk', to, facing: 'N', more: false }) as const;

/** Wolf walks over the ice in 0510, and all is plotted. */
function overIce(plan: Plan, to: string, ...rolls: readonly Roll[]): Melee {
  const game = street({ hexes: ICE, ...plan }).order(walk(to));
  return game
    .order(done)
    .order(still('Bear'))
    .order(done, ...rolls);
}

rule(['MT-BLIND-03', 'MT-PRE-04'], 'A plotted move breaks no ice before all is plotted', () => {
  const game = street({ hexes: ICE }).order(walk('0510'));
  expect([placeOf(game, 0), isGone(game), game.scene.unit('Wolf').prone]).toEqual(['0510', [], false]);
  game
    .order(done)
    .order(still('Bear'))
    .order(done, ice(6), ...falls(1, [3, 4]), blind, blind);
  expect([game.hexOf('Wolf'), isGone(game), game.scene.unit('Wolf').prone]).toEqual(['0510', ['0510'], true]);
  // Everybody sees the hole, and only its own side who fell.
  const told = (type: string) => VIEWERS.map((viewer) => heard(game, viewer, type).length);
  expect([told('ground'), told('fell')]).toEqual([
    [1, 1, 1],
    [1, 0, 0],
  ]);
});

rule(['MT-BLIND-03', 'MT-PRE-04'], 'It is noted after which hexes of its way a unit comes to the ice', () => {
  const noted = (hex: string) => {
    const { state, field } = street({ hexes: { [hex]: '~1+ice' } }).order(walk('0508')).scene;
    const { due, trail } = blindOf(state.units[0]);
    return due.map(({ hexesLeft }) => trail.slice(0, hexesLeft).map((each) => field.board.number[each]));
  };
  expect(noted('0510')).toEqual([['0512', '0511']]);
  expect(noted('0511')).toEqual([['0512']]);
});

rule('MT-BLIND-03', 'A side sees at once what its own plots have made of the ground', () => {
  const { state } = street().scene;
  const made = { '0510': { terrain: 'water 1', features: [] } };
  notePlot(state, 0);
  seeMade(state, 0, null);
  expect([state.ground, state.marks!.plot!.made]).toEqual([null, [null, null]]);
  seeMade(state, 0, made);
  expect([state.ground, state.marks!.plot!.made]).toEqual([made, [made, null]]);
});

rule(
  ['MT-BLIND-03', 'MT-PRE-04'],
  'Where the ice holds the plot is as it was; where not, its rest is lost',
  () => {
    const holds = overIce({}, '0508', ice(5), blind, blind);
    expect([holds.hexOf('Wolf'), holds.scene.unit('Wolf').hexesMoved, isGone(holds)]).toEqual([
      '0508',
      4,
      [],
    ]);
    const breaks = overIce({}, '0508', ice(6), ...falls(1, [3, 4]), blind, blind);
    const { prone, hexesMoved, mpLeft } = breaks.scene.unit('Wolf');
    expect([breaks.hexOf('Wolf'), prone, hexesMoved, mpLeft]).toEqual(['0510', true, 2, 0]);
    // Who gives way to an enemy there goes back along these.
    expect(trailOf(breaks)).toEqual(['0512', '0511']);
    expect(isGone(breaks)).toEqual(['0510']);
  },
);

rule(
  ['MT-BLIND-03', 'MT-PRE-04'],
  'A friend that plotted its way over the same ice falls in without a roll',
  () => {
    const game = street({ hexes: ICE, cub: '0511 N' }).order(walk('0506', 'Cub'));
    game.scene.put('Wolf', '0512 N');
    game.order(walk('0507')).order(done).order(still('Bear'));
    game.order(done, ice(6), ...falls(1, [3, 4]), ...falls(1, [3, 4]), blind, blind, blind);
    expect(isGone(game)).toEqual(['0510']);
    expect(game.scene.happened('fell')).toHaveLength(2);
    expect([game.hexOf('Wolf'), game.hexOf('Cub')]).toEqual(['0509', '0510']);
  },
);

rule(['MT-BLIND-03', 'MT-PRE-02'], 'A unit that skids first does not come to the ice at all', () => {
  const game = street({ hexes: { '0607': '~1+ice' } })
    .order(bend)
    .order(done)
    .order(still('Bear'));
  game.order(done, ...skid, blind, blind);
  expect([isGone(game), game.hexOf('Wolf')]).toEqual([[], '0506']);
});

rule(['MT-BLIND-03', 'MT-PRE-04'], 'A unit that leaves the map over ice rolls before it is gone', () => {
  const off = (...rolls: readonly Roll[]) => {
    const game = street({ hexes: { '0901': '~1+ice' } });
    game.scene.put('Wolf', '0902 N');
    game.order({ type: 'leave', unit: 'Wolf', mode: 'walk', from: '0901', facing: 'N' }, ...rolls);
    const { loss, prone } = game.scene.state.units[0];
    return { loss, prone, at: placeOf(game, 0), asked: game.asked };
  };
  expect(off(ice(5))).toMatchObject({ loss: 'left-map' });
  expect(off(ice(6), ...falls(1, [3, 4]))).toMatchObject({ loss: null, prone: true, at: '0901' });
});

rule(['MT-BLIND-03', 'MT-TER-04'], 'The crust of magma breaks when all is plotted, too', () => {
  const magma = { 'expanded-terrain-table': true, 'bog-down': true, 'terrain-magma': true };
  const over = (...rolls: readonly Roll[]) => {
    const game = street({ hexes: { '0510': 'c' }, options: magma }).order(walk('0508'), piloting(6, 6));
    return game
      .order(done)
      .order(still('Bear'))
      .order(done, ...rolls, blind, blind);
  };
  const burn: Roll = ['magma', 3, 4];
  expect(over(['magma crust', 5]).hexOf('Wolf')).toBe('0508');
  // Both legs burn, and it may get stuck in what has become of the crust.
  const burnt = over(['magma crust', 6], burn, burn, piloting(6, 6));
  expect([burnt.hexOf('Wolf'), isGone(burnt), burnt.damage('Wolf')]).toEqual(['0510', ['0510'], 14]);
  expect(burnt.scene.happened('piloting-roll').at(-1)!.number).toTotal(5);
});
