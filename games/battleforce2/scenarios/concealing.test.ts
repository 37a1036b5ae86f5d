import { rule } from '@ironfield/conformance/rule.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect } from 'vitest';
import type { Setup } from '../state.ts';
import { leading, mech, setupOf, tank, unit } from '../testing/scene.ts';
import { concealed } from './concealing.ts';

const plain = setupOf({
  south: [
    leading(unit('A', 'off', mech('A1', { specials: ['c3m'] }), mech('A2', { specials: ['c3s'] })), 'C', 'D'),
    unit('B', 'off', mech('B1')),
    unit('C', 'off', mech('C1', { specials: ['c3m'] }), mech('C2', { specials: ['c3s'] })),
    unit('D', 'off', mech('D1'), mech('D2')),
    unit('E', 'off', tank('E1', { mode: 's' }), tank('E2', { mode: 's' })),
  ],
  north: [unit('Pack', 'off', mech('Wolf'))],
  networks: [
    { side: 'south', company: 'A1', lances: [['C1', 'C2']] },
    { side: 'south', lances: [['A1', 'A2']] },
  ],
});

/** Who is who in a setup: units in their order, who leads whom, and the networks, by name. */
function told({ secrets, sides }: Setup) {
  const { units, networks } = secrets[0]!;
  const names = units.map(({ counter }, place) => counter?.name ?? sides[0].units[place].name);
  const elements = units.flatMap((each) => each.elements.map(({ sheet }) => sheet.name));
  return {
    order: names.join(''),
    crews: units
      .map((each, place) => `${names[place]}: ${each.elements.map(({ sheet }) => sheet.name)}`)
      .sort(),
    leads: units.flatMap(({ leads }, place) =>
      leads ? [names[place], ...leads.map((led) => names[led])] : [],
    ),
    networks: networks!.map(({ company, lances }) => [
      company === undefined ? '' : elements[company],
      ...lances.map(({ master, slaves }) => [master, ...slaves].map((each) => elements[each]).join()),
    ]),
  };
}

rule(
  'BF2-CONC-01',
  'Units that look alike change places, and everybody keeps its crew, chain and network',
  () => {
    const orders = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { order, ...rest } = told(concealed(plain, randomFrom(`deal ${i}`)));
      orders.add(order);
      expect(rest).toEqual({
        crews: ['A: A1,A2', 'B: B1', 'C: C1,C2', 'D: D1,D2', 'E: E1,E2'],
        leads: ['A', 'C', 'D'],
        networks: [
          ['A1', 'C1,C2'],
          ['', 'A1,A2'],
        ],
      });
      // One element, and a submarine, look like nobody else.
      expect([order[1], order[4]]).toEqual(['B', 'E']);
    }
    expect(orders.size).toBeGreaterThan(2);
  },
);

rule('BF2-CONC-01', 'Without chance all stay where they are, face-down but for submarines', () => {
  const { sides, ...rest } = concealed(plain, null);
  expect(told({ sides, ...rest }).order).toBe('ABCDE');
  expect(sides[0].units.map(({ id }) => id)).toEqual(['U1', 'U2', 'U3', 'U4', plain.sides[0].units[4].id]);
});
