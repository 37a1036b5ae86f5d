import { rule } from '@ironfield/conformance/rule.ts';
import { resolveOptions } from '@ironfield/kernel/options/options.ts';
import { expect } from 'vitest';
import { options as register } from '../../options.ts';
import { heatOfUnit } from '../../phases/heat/heat.ts';
import { scene } from '../../testing/scene.ts';

/** The line of the air in the account of the Heat Phase. */
function air(degrees: number) {
  const made = scene({
    units: { Hot: { at: '0505 N', state: { heat: 5 } }, Other: { at: '1010 N' } },
    options: { 'expanded-heat-points': degrees },
  });
  made.rolling([], () => heatOfUnit(made.play, { unit: 0 }));
  const { lines } = made.happened('heat')[0].to;
  return lines.filter(({ rule: id }) => id === 'MT-HEAT-01').map(({ value, reason }) => [value, reason]);
}

rule('MT-HEAT-01', 'A point more for each full 10 degrees above 50, one less for each below -30', () => {
  expect([50, 59, -30, -39, 0, 20].flatMap(air)).toEqual([]);
  expect(air(60)).toEqual([[1, '60 °C']]);
  expect(air(79)).toEqual([[2, '79 °C']]);
  expect(air(-40)).toEqual([[-1, '-40 °C']]);
  expect(air(-69)).toEqual([[-3, '-69 °C']]);
});

rule(
  'MT-HEAT-01',
  'It is 20 degrees unless a setup says otherwise, and never beyond what the option allows',
  () => {
    const of = (degrees: number) => resolveOptions(register, { 'expanded-heat-points': degrees }).ok;
    expect(resolveOptions(register, {})).toMatchObject({ ok: true, value: { 'expanded-heat-points': 20 } });
    expect([-151, -150, 200, 201].map(of)).toEqual([false, true, true, false]);
  },
);
