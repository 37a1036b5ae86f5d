// Agreements of players before a battle (HGB-SCEN-01). They have no effect during play.

import { type OptionModule, optionValue } from '@ironfield/kernel/options/options.ts';
import type { OptionValue, OptionValues } from '@ironfield/kernel/state.ts';
import { MISSIONS, type Mission } from '../data/missions.ts';
import { DEPLOYMENTS, type Deployment } from '../data/scenario-tables.ts';
import { LIGHTS, type Light, WEATHERS, type Weather } from '../data/weather.ts';
import type { Setup } from '../state.ts';

type Choice<Value extends OptionValue> = OptionModule<object, Value>;

const group = 'Battle';
/** The scenario's own value. */
const AS_GIVEN = 'as given';
const ROLLED = 'rolled';

const weather: Choice<Weather | typeof ROLLED | typeof AS_GIVEN> = {
  id: 'weather',
  title: 'Weather',
  summary: 'As the scenario has it, by a die, or of your choice.',
  group,
  rule: 'HGB-SCEN-04',
  base: AS_GIVEN,
  allowed: [AS_GIVEN, ROLLED, ...WEATHERS],
};

const light: Choice<Light | typeof ROLLED | typeof AS_GIVEN> = {
  id: 'light',
  title: 'Time of day',
  summary: 'As the scenario has it, by a die, or of your choice.',
  group,
  rule: 'HGB-SCEN-04',
  base: AS_GIVEN,
  allowed: [AS_GIVEN, ROLLED, ...LIGHTS],
};

const mission = (id: string, title: string): Choice<Mission | typeof ROLLED | typeof AS_GIVEN> => ({
  id,
  title,
  summary: 'As the scenario has it, by a die, or of your choice.',
  group,
  rule: 'HGB-MIS-01',
  base: AS_GIVEN,
  allowed: [AS_GIVEN, ROLLED, ...MISSIONS],
});
const missions = [
  mission('first-mission', 'Mission of the first side'),
  mission('second-mission', 'Mission of the second side'),
];

const deployment: Choice<Deployment | 'chosen' | typeof AS_GIVEN> = {
  id: 'deployment',
  title: 'Deployment',
  summary: 'As the scenario has it, as the winner of the set-up roll chooses, or one type for sure.',
  group,
  rule: 'HGB-DEPLOY-02',
  base: AS_GIVEN,
  allowed: [AS_GIVEN, 'chosen', ...DEPLOYMENTS],
};

export const agreements: readonly OptionModule<object>[] = [weather, light, ...missions, deployment];

/** A setup as it was agreed on. */
export function agreedOn(setup: Setup, options: OptionValues): Setup {
  const sky = optionValue(weather, options);
  const hour = optionValue(light, options);
  const given = setup.missions === ROLLED ? ([ROLLED, ROLLED] as const) : setup.missions;
  const wanted = missions.map((each, seat) => {
    const value = optionValue(each, options);
    return value === AS_GIVEN ? given[seat] : value;
  });
  const type = optionValue(deployment, options);
  return {
    ...setup,
    options,
    weather: sky === AS_GIVEN ? setup.weather : sky,
    light: hour === AS_GIVEN ? setup.light : hour,
    missions: wanted.every((each) => each === ROLLED) ? ROLLED : wanted,
    ...(type !== AS_GIVEN && { zones: 'chosen' as const }),
    ...(type !== AS_GIVEN && type !== 'chosen' && { deployment: type }),
  };
}
