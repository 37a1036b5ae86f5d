import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech } from '../../../testing/scene.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { UnitFile } from '../../../units/unit-file.ts';
import { arrived, moveEnds } from './finding.ts';
import { hideAt } from './hiding.ts';

const ON = {
  ...COMBINED,
  'hidden-units': true,
  'active-probes': true,
  'bloodhound-probe': true,
  'ecm-suites': true,
  'infantry-stealth-suits': true,
} as const;
const ROW = `l ${'. '.repeat(15)}`;
const HILL = 'l .3 . . . . . . . . . . . . . .';

/** Does somebody in 0101 stay hidden when Wolf with such a probe has ended its move so many hexes away? */
function staysHidden(file: UnitFile, probe: string, hexes: number, jammer?: number, map = ROW): boolean {
  const place = (away: number): string => `${String(away + 1).padStart(2, '0')}01 N`;
  const made = melee({
    options: ON,
    map,
    units: {
      Hidden: { mech: file, at: '0101 N', side: 0 },
      Wolf: { mech: mech('Wolf', { slots: { LT: [probe] } }), at: place(hexes), side: 1 },
      ...(jammer !== undefined && {
        Jammer: {
          mech: mech('Jammer', { slots: { LT: ['2 x Guardian ECM Suite'] } }),
          at: place(jammer),
          side: 0 as const,
        },
      }),
    },
  });
  const { field, state, play } = made.scene;
  hideAt(state.units[0], made.scene.cell('0101'), 0);
  state.phase = 'movement';
  state.agenda = [];
  moveEnds(play, field, 1);
  return state.units[0].marks?.hidden !== undefined;
}

const BEAGLE = '2 x Beagle Active Probe';
const BLOODHOUND = '3 x Bloodhound Active Probe';
const tank = vehicle('Hidden');

rule(
  'MT-ELEC-21',
  'Example: a Beagle ends its move 4 hexes from a hidden tank behind a hill: revealed; 5: not',
  () => {
    expect([staysHidden(tank, BEAGLE, 4, undefined, HILL), staysHidden(tank, BEAGLE, 5)]).toEqual([
      false,
      true,
    ]);
  },
);

rule(
  ['MT-ELEC-21', 'MT-ELEC-17'],
  'Example: 4 hexes, an enemy Guardian 6 hexes from the Beagle: not; 7: revealed',
  () => {
    expect([staysHidden(tank, BEAGLE, 4, 10), staysHidden(tank, BEAGLE, 4, 11)]).toEqual([true, false]);
  },
);

rule(
  'MT-ELEC-03',
  'A Bloodhound finds whoever is within 8 hexes, people too, but not those in ECM suits',
  () => {
    expect([staysHidden(tank, BLOODHOUND, 8), staysHidden(tank, BLOODHOUND, 9)]).toEqual([false, true]);
    const people = platoon('Hidden');
    expect([staysHidden(people, BEAGLE, 3), staysHidden(people, BLOODHOUND, 3)]).toEqual([true, false]);
    expect(staysHidden(platoon('Hidden', { suits: ['ECM'] }), BLOODHOUND, 3)).toBe(true);
    expect(staysHidden(platoon('Hidden', { suits: ['camo'] }), BLOODHOUND, 3)).toBe(false);
  },
);

rule('MT-ELEC-01', 'A probe on its way finds what comes into reach, but for platoons', () => {
  const finds = (file: UnitFile, on: boolean, hexes: number, probe = BEAGLE): boolean => {
    const made = melee({
      options: { ...ON, 'probe-moving-detection': on },
      map: ROW,
      units: {
        Hidden: { mech: file, at: '0101 N', side: 0 },
        Wolf: {
          mech: mech('Wolf', { slots: { LT: [probe] } }),
          at: `${String(hexes + 1).padStart(2, '0')}01 N`,
          side: 1,
        },
      },
    });
    const { field, state, play } = made.scene;
    hideAt(state.units[0], made.scene.cell('0101'), 0);
    state.phase = 'movement';
    state.agenda = [];
    arrived(play, field, 1, { how: 'walked', from: state.units[1].hex } as never);
    return state.units[0].marks?.hidden === undefined;
  };
  expect([finds(tank, true, 4), finds(tank, true, 5), finds(tank, false, 4)]).toEqual([true, false, false]);
  expect(finds(platoon('Hidden'), true, 3, BLOODHOUND)).toBe(false);
});
