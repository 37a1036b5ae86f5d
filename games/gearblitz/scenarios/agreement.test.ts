import { rule } from '@ironfield/conformance/rule.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { MISSIONS } from '../data/missions.ts';
import { DEPLOYMENTS } from '../data/scenario-tables.ts';
import { gearblitz } from '../game.ts';
import { Fight } from '../testing/battle.ts';

function agreed(options: OptionValues, scenario = 'meeting') {
  const setup = scenarioSetup(gearblitz, scenario, options, randomFrom('agreed'));
  if (!setup.ok) throw new Error(setup.error[0].message);
  return setup.value;
}

rule('HGB-SCEN-04', 'a die each says what the weather is, and the time of day', () => {
  const fight = new Fight({ weather: 'rolled', light: 'rolled' }, ['weather', 5], ['time of day', 4]);
  expect(fight.state.battle).toMatchObject({ weather: 'storm', light: 'dawn or dusk' });
  expect(new Fight({ weather: 'winds', light: 'night' }).state.battle).toMatchObject({
    weather: 'winds',
    light: 'night',
  });
});

rule(['HGB-SCEN-01', 'HGB-SCEN-04'], 'weather and light are agreed on, or left to dice', () => {
  expect(agreed({ weather: 'rolled', light: 'night' })).toMatchObject({ weather: 'rolled', light: 'night' });
  expect(agreed({}, 'sandstorm').weather).toBe('storm');
});

rule('HGB-MIS-01', 'either side may be given any mission, or a die', () => {
  for (const mission of MISSIONS)
    expect(agreed({ 'first-mission': mission }).missions).toEqual([mission, 'assault']);
  expect(agreed({ 'second-mission': 'rolled' }).missions).toEqual(['assault', 'rolled']);
  const fight = new Fight({ missions: ['patrol', 'rolled'] }, ['mission', 2]);
  expect(fight.state.battle.missions).toEqual(['patrol', 'assault']);
});

rule('HGB-DEPLOY-02', 'a type of deployment that was agreed on is the only one on offer', () => {
  for (const deployment of DEPLOYMENTS)
    expect(agreed({ deployment })).toMatchObject({ deployment, zones: 'chosen' });
  expect(agreed({ deployment: 'chosen' })).not.toHaveProperty('deployment');
  const fight = new Fight({ hasStances: false, deployment: 'deep' }, ['set-up-roll', 5], ['set-up-roll', 2]);
  expect(fight.refusal(0, { type: 'deployment-type', deployment: 'skirmish line' })).toBeTruthy();
  fight.give(0, { type: 'deployment-type', deployment: 'deep' });
});
