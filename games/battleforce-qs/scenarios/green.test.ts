import { rule } from '@ironfield/conformance/rule.ts';
import { startGame, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { expect } from 'vitest';
import { battleforceQs } from '../game.ts';

rule(
  'BFQ-SCN-01',
  'Two Level IIs of the Word of Blake defend against two Stars of Clan Ghost Bear on one map',
  () => {
    const setup = scenarioSetup(battleforceQs, 'green');
    if (!setup.ok) throw new Error(setup.error[0].message);
    const { map, forces } = setup.value;
    expect([map.width, map.height]).toEqual([15, 17]);
    expect(forces.map(({ name, units }) => [name, ...units.map((unit) => unit.name)])).toEqual([
      ['Word of Blake', 'Divine Fire', 'Peaceful Cleansing'],
      ['Clan Ghost Bear', 'Alpha Recon Star', 'Alpha Fire Support Star'],
    ]);
    expect(checkSetup(battleforceQs, setup.value)).toMatchObject({ ok: true });
    // Without counters, and the defender first.
    const state = startGame(battleforceQs, setup.value, 'green');
    expect(state.counters).toEqual([]);
    expect(waitingFor(state)).toEqual([0]);
  },
);
