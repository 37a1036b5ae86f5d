import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { kindOf } from '../../../kinds.ts';
import { setupSchema } from '../../../setup.ts';
import { melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { suits as battleArmor } from '../../../testing/squads.ts';
import { COMBINED } from '../../../testing/vehicles.ts';
import type { InfantryFile } from '../../../units/infantry-file.ts';
import type { UnitFile } from '../../../units/unit-file.ts';
import { moveEnds } from './finding.ts';
import { hideAt, mayHideIn } from './hiding.ts';

const ON = { ...COMBINED, 'hidden-units': true, 'infantry-stealth-suits': true } as const;
const dressed = (suits?: InfantryFile['suits'], plan: Partial<InfantryFile> = {}): InfantryFile =>
  platoon('Troop', { ...(suits && { suits }), ...plan });

rule(
  'MT-IEQP-01',
  'In camo suits they hide in any hex, others not on clear ground, pavement and roads',
  () => {
    const hexes = (file: UnitFile) => {
      const s = scene({
        options: ON,
        map: '. p .+road l .',
        units: { Troop: { mech: file, at: '0501 N' }, Foe: { at: '0501 N' } },
      });
      return [0, 1, 2, 3].map((cell) => mayHideIn(s.field, cell, 0));
    };
    expect(hexes(dressed(['camo']))).toEqual([true, true, true, true]);
    expect(hexes(dressed(['camo', 'ECM']))).toEqual([true, true, true, true]);
    expect(hexes(dressed(['ECM']))).toEqual([false, false, false, true]);
    expect(hexes(dressed())).toEqual([false, false, false, true]);
  },
);

/** Does somebody stay hidden when an enemy with this probe has ended its move so many hexes away? */
function staysHidden(file: UnitFile, hexes: number, probe = 8, gear?: readonly string[]): boolean {
  const made = melee({
    options: ON,
    map: 'l . . . . . . .',
    units: {
      Troop: { mech: file, at: '0101 N', side: 0 },
      Wolf: { mech: mech('Wolf'), at: `0${hexes + 1}01 N`, side: 1 },
    },
  });
  const { field, state, play } = made.scene;
  hideAt(state.units[0], made.scene.cell('0101'), 0);
  state.phase = 'movement';
  state.agenda = [];
  const [own, other] = field.designs;
  const designs = [
    { ...own, ...(gear && { gear }) },
    { ...other, probe },
  ] as typeof field.designs;
  moveEnds(play, { ...field, designs }, 1);
  return state.units[0].marks?.hidden !== undefined;
}

rule('MT-IEQP-01', 'In ECM suits nobody is found by a probe, and by an enemy beside him all the same', () => {
  const armor = battleArmor('Troop');
  expect([staysHidden(armor, 4), staysHidden(armor, 4, 8, ['ECM suits'])]).toEqual([false, true]);
  expect([staysHidden(dressed(['ECM']), 2), staysHidden(dressed(['ECM']), 1)]).toEqual([true, false]);
});

rule('MT-BASE-03', 'A probe finds no people without armour', () => {
  expect([staysHidden(dressed(), 2), staysHidden(dressed(), 1)]).toEqual([true, false]);
});

rule('MT-IEQP-01', 'No engineer wears them, and no game has them without the option', () => {
  const problems = (file: InfantryFile) => {
    const read = kindOf(file).designOf(file);
    return read.ok ? [] : read.error;
  };
  expect(problems(dressed(['camo', 'ECM']))).toEqual([]);
  expect(problems(dressed(['camo'], { motion: 'motorized', engineers: true }))).toEqual([
    'suits: engineers wear none (MT-IEQP-01)',
  ]);
  const { setup } = scene({ options: COMBINED, units: { Wolf: {}, Foe: {} } }).state;
  const refused = (suits: InfantryFile['suits'], options: object) =>
    setupSchema
      .safeParse({
        ...setup,
        units: [{ ...setup.units[0], unit: dressed(suits) }, setup.units[1]],
        options: { ...COMBINED, ...options },
      })
      .error?.issues.map(({ message }) => message)
      .filter((message) => message.includes('Troop')) ?? [];
  expect(refused(['camo'], {})).toEqual([
    'Troop has camo suits, and the option that it needs is off (MT-IEQP-01)',
  ]);
  expect(refused(['ECM'], {})).toHaveLength(1);
  expect(refused(['camo', 'ECM'], ON)).toEqual([]);
});
