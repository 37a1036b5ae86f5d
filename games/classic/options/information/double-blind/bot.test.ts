import { describe, expect, test } from 'vitest';
import { mech, scene } from '../../../testing.ts';
import { Melee } from '../../../testing-melee.ts';
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
});
