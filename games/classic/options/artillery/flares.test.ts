import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { classic } from '../../game.ts';
import type { RuleId } from '../../rule-index.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import type { OffBoardGun } from '../../state.ts';
import { Rounds } from '../../testing/rounds.ts';
import { mech, scene } from '../../testing/scene.ts';
import { launch } from './battery.ts';
import { burnOn, flareMarks, flaresIn, setFlares } from './flares.ts';

const GUN: OffBoardGun = { side: 0, seat: 0, piece: 'sniper', gunnery: 4, sheets: 1, edge: 'north' };
const laser = mech('Wolf', { slots: { CT: ['Medium Laser'] } });

function battle(options: Record<string, boolean> = {}, gun: Partial<OffBoardGun> = {}): Rounds {
  return new Rounds(
    scene({
      units: { Wolf: { mech: laser, at: '0809 S' }, Bear: { at: '0812 N' } },
      options: {
        artillery: 'sniper',
        'artillery-l3-damage': true,
        'artillery-l3-ordnance': true,
        ...options,
      },
      setup: { guns: [{ ...GUN, ...gun }] },
    }),
  );
}

/** A round has burst above this hex, so many turns ago. */
function lit(made: Rounds, hex: string, ago = 0): Rounds {
  const { state } = made.scene;
  setFlares(state, [{ hex: made.scene.cell(hex), radius: 2, since: state.turn - ago }]);
  return made;
}

const needs = ({ scene: { field, state } }: Rounds): number =>
  explain<RuleId>((tally) =>
    weaponToHit(tally, field, state, { attacker: 0, target: 1, weapon: 0, twist: 0, secondary: 0, aim: -1 }),
  ).total;

const ends = (made: Rounds): Rounds => {
  made.scene.rolling([], () => burnOn(made.scene.play, made.scene.field));
  return made;
};
const where = (made: Rounds) =>
  flaresIn(made.scene.state).map(({ hex }) => made.scene.field.board.number[hex]);

rule('MT-ARTY-12', 'Units inside its radius are attacked without the +2 of night and the +1 of dusk', () => {
  const night = (hex?: string) => needs(hex ? lit(battle({ night: true }), hex) : battle({ night: true }));
  expect([night(), night('0812'), night('0810'), night('0814'), night('0809'), night('0815')]).toEqual([
    6, 4, 4, 4, 6, 6,
  ]);
  const dusk = (hex?: string) => {
    const made = battle({ 'weather-dusk-dawn': true });
    return needs(hex ? lit(made, hex) : made);
  };
  expect([dusk(), dusk('0812'), dusk('0815')]).toEqual([5, 4, 5]);
});

rule('MT-ARTY-12', 'Several rounds do no more than one', () => {
  const made = battle({ night: true });
  const flare = { hex: made.scene.cell('0812'), radius: 2, since: made.scene.state.turn };
  setFlares(made.scene.state, [flare, flare]);
  expect(needs(made)).toBe(4);
});

rule(['MT-ARTY-12', 'MT-ARTY-06'], 'It hurts nobody, and lights 2, 3 or 4 hexes by its piece', () => {
  const radius = (piece: OffBoardGun['piece']) => {
    const made = battle({}, { piece });
    const { state, field } = made.scene;
    launch(state, field, {
      gun: 0,
      ordnance: 'illumination',
      hex: made.scene.cell('0812'),
      lands: state.turn,
      spotters: [],
    });
    const steps = made as unknown as { run(steps: object[], rolls: readonly Roll[]): Rounds };
    steps.run([{ step: 'guns/land' }], [['artillery', 6, 6]]);
    expect([made.damage('Bear'), made.scene.happened('flare').length]).toEqual([0, 1]);
    return flaresIn(state)[0].radius;
  };
  expect([radius('sniper'), radius('long tom'), radius('arrow iv')]).toEqual([2, 3, 4]);
});

rule('MT-ARTY-12', 'It burns 12 turns, that of its burst among them', () => {
  expect(where(ends(lit(battle(), '0812', 10)))).toEqual(['0812']);
  const out = ends(lit(battle(), '0812', 11));
  expect(where(out)).toEqual([]);
  expect(out.scene.state.marks).toBeNull();
  expect(out.scene.said('flares-drift')).toEqual([
    'The last illumination round has burnt out or drifted off.',
  ]);
});

rule(['MT-ARTY-12', 'MT-SMOKE-05'], 'From the turn after its burst it drifts as smoke does', () => {
  const DRIFTS = { 'smoke-l3': true, 'smoke-wind-drift': true };
  const after = (strength: number, ago: number, at = '0812', options: Record<string, boolean> = DRIFTS) => {
    const made = lit(battle(options), at, ago);
    made.scene.state.marks = { ...made.scene.state.marks, wind: { direction: 3, strength } };
    return where(ends(made));
  };
  expect([after(1, 0), after(0, 1), after(1, 1), after(2, 1), after(3, 1)]).toEqual([
    ['0812'],
    ['0812'],
    ['0813'],
    ['0813'],
    ['0814'],
  ]);
  expect([after(3, 1, '0816'), after(1, 1, '0816'), after(3, 1, '0812', {})]).toEqual([
    [],
    ['0817'],
    ['0812'],
  ]);
});

rule('MT-ARTY-12', 'Everybody sees it burn', () => {
  const made = lit(battle({ 'concealed-information': true }), '0812');
  const { state, field } = made.scene;
  const [mark] = flareMarks([], field, viewFor(classic, state, 1).table);
  expect(mark).toEqual({
    hex: made.scene.cell('0812'),
    kind: 'light',
    label: '',
    words: `an illumination round burns here to the end of turn ${state.turn + 11}, and lights 2 hexes around`,
  });
});
