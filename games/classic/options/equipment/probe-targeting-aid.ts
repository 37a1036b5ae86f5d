import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { woodsAround } from '../../rules/fire/attack-modifiers.ts';
import { isJammedBetween } from '../../rules/sight/jamming.ts';
import { heavyWoods, lightWoods, unitSight } from '../../rules/sight/line-of-sight.ts';
import { probeOf } from '../../rules/sight/probes.ts';

export const probeTargetingAid: Option<boolean> = {
  id: 'probe-targeting-aid',
  title: 'Probes help to aim',
  summary: 'Within reach of an active probe woods count 1 less.',
  group: 'Equipment',
  rule: 'MT-ELEC-02',
  base: false,
  rules: section('Maximum Tech, electronics', [
    'MT-ELEC-02',
    'Probe targeting aid',
    'Against a target within reach of the attacker’s active probe the modifiers for woods are 1 less in all.',
    'probe-targeting-aid',
  ]),
  plug: () => ({
    add: {
      weaponToHit: (tally, field, state, { attacker, target }, range) => {
        if (range > probeOf(field, state, attacker).reach || isJammedBetween(field, state, attacker, target))
          return;
        const sight = unitSight(field, state, attacker, target);
        const isHidden = lightWoods(sight) + heavyWoods(sight) > 0;
        if (isHidden || woodsAround(field, state.units[target]) > 0)
          tally.add(-1, 'Active probe', 'MT-ELEC-02');
      },
    },
  }),
};
