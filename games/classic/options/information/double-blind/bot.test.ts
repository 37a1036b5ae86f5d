import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../testing/bot.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { answer } from './bot.ts';
import { markBlind } from './sight.ts';

const laser = mech('Wolf', { armor: 20, slots: { CT: ['Medium Laser'] } });

function made(wolf: string, bear: string, plan: { tons?: number; map?: string } = {}) {
  const units = {
    Wolf: { mech: { ...laser, tons: plan.tons ?? 50 }, at: wolf, piloting: 2 },
    Bear: { mech: mech('Bear', { tons: 20 }), at: bear },
  };
  const game = new Melee(scene({ ...plan, units, options: { 'double-blind': true } }));
  const { field, state } = game.scene;
  const says = (phase: 'movement' | 'weapon' | 'physical') => answer(field, state, { seat: 0, phase });
  return { state, says };
}

describe('A bot that plots', () => {
  test('turns its torso to where it thinks the enemy is, and no more than it must', () => {
    expect(made('0505 NE', '0509 N').says('movement')).toMatchObject({ type: 'plot', unit: 0, twist: 1 });
    expect(made('0505 NW', '0509 N').says('movement')).toMatchObject({ type: 'plot', unit: 0, twist: -1 });
    expect(made('0505 S', '0509 N').says('movement')).toEqual({ type: 'plotted' });
    const { state, says } = made('0505 NE', '0509 N');
    state.units[0].twist = 1;
    expect(says('movement')).toEqual({ type: 'plotted' });
  });

  test('listens to the ground where a hill is between them', () => {
    const map = Array.from({ length: 12 }, (_, row) => (row === 6 ? '.5 '.repeat(6) : '. '.repeat(6))).join(
      '\n',
    );
    expect(made('0505 S', '0509 N', { map }).says('movement')).toMatchObject({ sensor: 'seismic' });
    expect(made('0505 S', '0510 N', { map }).says('movement')).toEqual({ type: 'plotted' });
    // The first hex of the map is a hex like any other.
    const near = Array.from({ length: 6 }, (_, row) => (row === 2 ? '.5 .5' : '. .')).join('\n');
    expect(made('0105 N', '0101 S', { map: near }).says('movement')).toMatchObject({ sensor: 'seismic' });
    // One that it cannot see is enough.
    const { field, state } = scene({
      map,
      units: { Wolf: { mech: laser, at: '0505 S' }, Bear: { at: '0509 N' }, Cub: { at: '0306 N', side: 1 } },
      options: { 'double-blind': true },
    });
    expect(answer(field, state, { seat: 0, phase: 'movement' })).toMatchObject({ sensor: 'seismic' });
  });

  test('charges whom it met, or comes down on that one, if that does more harm than it costs', () => {
    const met = (tons: number, hexes: number, piloting = 2) => {
      const { state, says } = made('0505 S', '0506 N', { tons });
      state.units[0].thisTurn.hexesMoved = hexes;
      state.units[0].crew = { ...state.units[0].crew, piloting };
      markBlind(state.units[0], { rival: 1 });
      return says('physical');
    };
    expect(met(80, 5)).toEqual({ type: 'charge-rival', unit: 0 });
    expect(met(20, 1, 7)).toEqual({ type: 'plotted' });
    const { state, says } = made('0505 S', '0508 N', { tons: 90 });
    state.units[0].thisTurn.mode = 'jump';
    state.units[0].crew = { ...state.units[0].crew, piloting: 0 };
    state.units[1].body.armor.fill(0);
    markBlind(state.units[0], { below: { unit: 1, hex: state.units[1].hex } });
    expect(says('physical')).toEqual({ type: 'land-on-rival', unit: 0 });
    expect(says('weapon')).toEqual({ type: 'plotted' });
    state.units[0].crew = { ...state.units[0].crew, piloting: 8 };
    expect(says('physical')).toEqual({ type: 'plotted' });
  });

  test('answers every question as it comes', () => {
    const units = { Wolf: { mech: laser, at: '0505 NE' }, Bear: { at: '0509 N' } };
    const game = new Melee(scene({ units, options: { 'double-blind': true } })).beginAt('movement', 0);
    expect(['move', 'still', 'jump']).toContain(answerOf(game.scene).type);
    game.order({ type: 'still', unit: 'Wolf' });
    expect(answerOf(game.scene)).toMatchObject({ type: 'plot', unit: 0, twist: 1 });
  });

  test('looks to where most of them are near, and at nobody who is gone', () => {
    const among = (bear: string, ...cubs: readonly string[]) => {
      const others = cubs.map((at, index) => [`Cub ${index}`, { at, side: 1 as const, seat: 1 }]);
      const units = {
        Wolf: { mech: laser, at: '0505 N' },
        Bear: { at: bear },
        ...Object.fromEntries(others),
      };
      return scene({ units, options: { 'double-blind': true } });
    };
    const says = ({ field, state }: ReturnType<typeof among>) =>
      answer(field, state, { seat: 0, phase: 'movement' });
    // East and west: the nearer side has it, unless there are two on the other.
    expect(says(among('0805 N', '0405 N'))).toMatchObject({ twist: -1 });
    expect(says(among('0605 N', '0205 N'))).toMatchObject({ twist: 1 });
    expect(says(among('0905 N', '0905 N', '0105 N'))).toMatchObject({ twist: 1 });
    expect(says(among('0305 N', '1305 N', '1305 N'))).toMatchObject({ twist: -1 });
    const corner = among('0101 N');
    expect(corner.field.board.number[0]).toBe('0101');
    corner.put('Wolf', '0105 SE');
    expect(says(corner)).toMatchObject({ type: 'plot' });
    const gone = among('0805 N');
    gone.state.units[1].loss = 'center-torso';
    expect(says(gone)).toEqual({ type: 'plotted' });
  });

  /** Who would set upon whom: by its tons, those of the other, the hexes that it has gone, and its Piloting Skill. */
  const onslaught = (
    kind: 'charge' | 'dfa',
    tons: number,
    theirs: number,
    hexes: number,
    piloting: number,
  ) => {
    const { field, state } = scene({
      units: {
        Wolf: { mech: { ...laser, tons }, at: '0505 S', piloting },
        Bear: { mech: mech('Bear', { tons: theirs }), at: '0506 N' },
      },
      options: { 'double-blind': true },
    });
    const [wolf, bear] = state.units;
    wolf.thisTurn.hexesMoved = hexes;
    wolf.thisTurn.mode = kind === 'dfa' ? 'jump' : 'walk';
    if (kind === 'charge') markBlind(wolf, { rival: 1 });
    else markBlind(wolf, { below: { unit: 1, hex: bear.hex } });
    // Whom it met it need not have seen.
    bear.hex = -1;
    return answer(field, state, { seat: 0, phase: 'physical' }).type === 'plotted' ? '-' : 'x';
  };

  test('weighs what a charge does against what it costs', () => {
    const charges = (tons: number, theirs: number, piloting: number) =>
      [0, 1, 3, 5].map((hexes) => onslaught('charge', tons, theirs, hexes, piloting)).join('');
    const table = [20, 35, 50, 80].map((tons) =>
      [20, 60, 100].map((theirs) => [5, 7].map((piloting) => charges(tons, theirs, piloting)).join(' ')),
    );
    // Beside each other: with a Piloting Skill of 5 and of 7.
    expect(table).toEqual([
      ['--xx ----', 'xxxx ----', 'xxxx --xx'],
      ['---x ----', '-xxx ----', 'xxxx ---x'],
      ['---x ----', '--xx ----', 'xxxx ---x'],
      ['---x ----', '--xx ----', '-xxx ----'],
    ]);
  });

  test('and what coming down on somebody does', () => {
    const comesDown = (tons: number, theirs: number) =>
      [1, 2, 3, 4, 5].map((piloting) => onslaught('dfa', tons, theirs, 1, piloting)).join('');
    expect([20, 50, 80].map((tons) => [20, 60, 100].map((theirs) => comesDown(tons, theirs)))).toEqual([
      ['xx---', 'xxx--', 'xxx--'],
      ['x----', 'xx---', 'xxx--'],
      ['x----', 'xx---', 'xx---'],
    ]);
  });
});
