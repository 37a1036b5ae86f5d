import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { duel } from '../../testing/duel.ts';
import { location, toHit } from '../../testing/table.ts';
import { CT, LA } from '../../units/locations.ts';

const options = { 'floating-critical': true };
const NONE: ['critical hit', number, number] = ['critical hit', 1, 1];

rule(
  'MT-HITL-01',
  'After a 2 the location is thrown again, and one roll for critical hits is made there',
  () => {
    const made = duel({ options });
    made.fire('Medium Laser', toHit(6, 6), location(1, 1), location(5, 5), NONE);
    expect(made.scene.happened('damaged').map(({ location }) => location)).toEqual([LA]);
    expect(made.scene.happened('critical-roll').map(({ location }) => location)).toEqual([LA]);
  },
);

rule('MT-HITL-01', 'A second 2 is the torso, with a single roll for critical hits', () => {
  const made = duel({ options });
  made.fire('Medium Laser', toHit(6, 6), location(1, 1), location(1, 1), NONE);
  expect(made.scene.happened('critical-roll').map(({ location }) => location)).toEqual([CT]);
});

rule('MT-HITL-01', 'Without the option a 2 is the torso at once', () => {
  const made = duel({ options: {} });
  made.fire('Medium Laser', toHit(6, 6), location(1, 1), NONE);
  expect(made.scene.happened('critical-roll').map(({ location }) => location)).toEqual([CT]);
});
