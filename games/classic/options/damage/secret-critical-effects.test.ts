import { rule } from '@ironfield/conformance/rule.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { classic } from '../../game.ts';
import type { Fault } from '../../rules/damage/faults.ts';
import type { WeaponAttack } from '../../state.ts';
import { type Duel, duel } from '../../testing/duel.ts';
import { Melee } from '../../testing/melee.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { LA, RA } from '../../units/locations.ts';

const options = { 'expanded-critical-damage': true, 'secret-critical-effects': true };
const SLOT = 0b10000;
const LASER = 'Large Laser LA';

function armed(faults: readonly Fault[] = [], weapon = '2 x Large Laser', range = 4): Duel {
  const slots = { LA: [weapon], RT: ['Ammo AC/5'] };
  const made = duel({ options, range, gunner: mech('Gun', { armor: 40, heatSinks: 40, slots }) });
  const { state } = made.scene;
  if (faults.length > 0) state.marks = { hiddenFaults: { [`0 ${labelOf(made)}`]: faults } };
  return made;
}
const labelOf = ({ scene: made }: Duel): string => made.design('Gun').weapons[0].label;
const known = ({ state }: Scene): readonly Fault[] =>
  Object.values(state.units[0].marks?.inside?.faults ?? {}).flat();
const hidden = ({ state }: Scene): readonly Fault[] => Object.values(state.marks?.hiddenFaults ?? {}).flat();

/** A weapon in the left arm is hit. */
function hit(dice: readonly [number, number], made = armed()): Scene {
  const { state, field, play } = made.scene;
  state.units[0].body.hits[LA] |= SLOT;
  made.scene.rolling([['critical damage', ...dice]], () => field.plugged.phaseEnds!(play, field, 'weapon'));
  return made.scene;
}

rule('MT-CRIT-07', 'The owner is told that the item was hit and a symptom, and no more', () => {
  const [nothing, crystal] = [hit([1, 1]), hit([3, 4])];
  expect(nothing.happened('symptom')).toEqual(crystal.happened('symptom'));
  for (const made of [nothing, crystal]) expect([made.happened('fault'), known(made)]).toEqual([[], []]);
  expect([hidden(nothing), hidden(crystal)]).toEqual([[], ['crystal']]);
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(viewFor(classic, crystal.state, viewer).table).toEqual(
      viewFor(classic, nothing.state, viewer).table,
    );
  expect(crystal.happened('symptom')).toMatchObject([{ unit: 0, label: LASER, table: 'energy' }]);
});

rule('MT-CRIT-07', 'What is destroyed or cannot fire is known at once', () => {
  expect([known(hit([4, 5])), known(hit([5, 6]))]).toEqual([['dead'], ['destroyed']]);
});

rule(
  'MT-CRIT-07',
  'Numbers to hit are shown without what is not known; a shot that fails by it shows it',
  () => {
    const shot = (faults: readonly Fault[], dice: readonly [number, number], hits: boolean, range = 4) => {
      const made = armed(faults, '2 x Large Laser', range);
      expect(made.toHit('Large Laser')).toTotal(range > 5 ? 6 : 4);
      made.fire('Large Laser', toHit(...dice), ...(hits ? [location(3, 4)] : []));
      const [{ attack, hit: isHit }] = made.scene.happened('weapon-attack');
      return [attack.number, isHit, known(made.scene)];
    };
    expect(shot(['off'], [2, 2], false)).toEqual([5, false, ['off']]);
    expect(shot(['off'], [2, 3], true)).toEqual([4, true, []]);
    expect(shot(['off', 'off'], [2, 3], false)).toEqual([6, false, ['off', 'off']]);
    expect(shot(['off'], [1, 2], false)).toEqual([4, false, []]);
    // Focus counts beyond short range alone.
    expect(shot(['focus'], [3, 3], false, 6)).toEqual([7, false, ['focus']]);
    expect(shot(['focus'], [2, 2], true)).toEqual([4, true, ['focus']]);
  },
);

rule('MT-CRIT-07', 'Less damage, more heat, jams and explosions bring it to light', () => {
  const focus = armed(['focus', 'off']);
  expect(focus.fire('Large Laser', toHit(6, 6), location(3, 4))).toBe(7);
  expect([known(focus.scene), hidden(focus.scene)]).toEqual([['focus'], ['off']]);
  const crystal = armed(['crystal']);
  crystal.fire('Large Laser', toHit(1, 2));
  expect([known(crystal.scene), hidden(crystal.scene)]).toEqual([['crystal'], []]);
  expect(crystal.scene.state.marks).toBeNull();
  const barrel = armed(['barrel'], '4 x AC/5');
  barrel.fire('AC/5', toHit(1, 2));
  expect(known(barrel.scene)).toEqual([]);
  const jammed = armed(['barrel'], '4 x AC/5');
  jammed.fire('AC/5', toHit(1, 1));
  expect([known(jammed.scene), jammed.scene.happened('jam').length]).toEqual([['barrel'], 1]);
});

rule(['MT-CRIT-06', 'MT-CRIT-07'], 'A hatchet that was hit is rolled for unseen until it fails', () => {
  const swung = (faults: readonly Fault[], dice: readonly [number, number], works: boolean) => {
    const units = {
      Axe: { mech: mech('Axe', { armor: 40, slots: { RA: ['4 x Hatchet'] } }), at: '0505 S' },
      Bear: { mech: mech('Bear', { armor: 40 }), at: '0506 N' },
    };
    const made = new Melee(scene({ units, options }));
    const { state } = made.scene;
    const axe = state.units[0];
    axe.body.hits[RA] |= SLOT;
    axe.thisPhase.before = { hits: axe.body.hits.slice(), lost: 0 };
    if (faults.length > 0) state.marks = { hiddenFaults: { '0 Hatchet RA': faults } };
    made.begin(0).order({ type: 'hatchet', unit: 'Axe', arm: 'RA', target: 'Bear' });
    made.pass('Bear', ['use', ...dice], ...(works ? [toHit(1, 1)] : []));
    return [made.scene.happened('hatchet-use').map(({ number }) => number), known(made.scene)];
  };
  expect(swung([], [1, 1], true)).toEqual([[], []]);
  expect(swung(['balky'], [3, 4], true)).toEqual([[], []]);
  expect(swung(['balky'], [3, 3], false)).toEqual([[7], ['balky']]);
});

rule('MT-CRIT-07', 'It is told in words', () => {
  const made = hit([3, 4]);
  const { table } = viewFor(classic, made.state, 0);
  const told = (event: object) => classic.describe(event as never, table);
  expect(told(made.happened('symptom')[0])).toBe('Gun: its Large Laser LA was hit: it hums and flickers.');
  const shown = { type: 'fault-shows', unit: 0, label: 'AC/5 LA', faults: ['off', 'off', 'barrel'] };
  expect(told(shown)).toBe('Gun: its AC/5 LA shoots worse and has a damaged barrel, as now shows.');
});

rule('MT-CRIT-07', 'A shot that needs no dice shows nothing of what is wrong', () => {
  const made = armed(['off']);
  const { field, play, state } = made.scene;
  const attack = { attacker: 0, weapon: 0, target: 1 } as WeaponAttack;
  expect(field.plugged.neededNow!(0, play, field, attack, [])).toBe(0);
  expect([hidden(made.scene).length, made.scene.happened('fault-shows'), state.units[0].marks]).toEqual([
    1,
    [],
    null,
  ]);
});
