import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Mover } from '../../rules/movement/mover.ts';
import { whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const game = (file: UnitFile = vehicle('Tank'), at = '0505 N', isOn = true): March =>
  march({
    options: { ...COMBINED, 'vehicle-reverse-gear': isOn },
    units: { Tank: { mech: file, at }, Wolf: { mech: mech('Wolf'), at: '0510 N', side: 1 } },
  });

rule('MT-VMOV-05', 'One move leads ahead or back, and not both', () => {
  // A hex north, a turn, and a hex back to the south-west: 3 MP.
  const mixed = (isOn: boolean): number => {
    const { field, state } = game(vehicle('Tank'), '0505 N', isOn).scene;
    const { neighbours, cells } = field.board;
    return new Mover(field, state, 0, false).costOf('walk', neighbours[cells.get('0504')! * 6 + 4], 1);
  };
  expect([mixed(false), mixed(true)]).toEqual([3, 4]);
  const made = game();
  made.move('Tank', 'walk', '0503 N');
  expect(made.scene.unit('Tank')).toMatchObject({ heading: 1, hexesMoved: 2 });
  const back = game();
  back.move('Tank', 'walk', '0507 N');
  expect(back.scene.unit('Tank')).toMatchObject({ heading: -1, hexesMoved: 2 });
});

rule('MT-VMOV-05', 'After a hex ahead no leg goes back, and after a hex back none goes ahead', () => {
  const ahead = game();
  ahead.order(ahead.leg('Tank', 'walk', '0504 N'));
  expect(ahead.refusedMove('Tank', 'walk', '0505 N')).toBe('CBT-MOV-02');
  expect(ahead.choices('move', 'Tank', 'walk')).toContain('0503');
  const back = game();
  back.order(back.leg('Tank', 'walk', '0506 N'));
  expect(back.refusedMove('Tank', 'walk', '0505 N')).toBe('CBT-MOV-02');
  expect(back.choices('move', 'Tank', 'walk')).toContain('0507');
});

rule('MT-VMOV-05', 'Facing changes are neither: it turns first, and after that goes either way', () => {
  const made = game();
  made.order(made.leg('Tank', 'walk', '0505 NE'));
  made.order(made.leg('Tank', 'walk', '0405 NE'));
  made.order(made.leg('Tank', 'walk', '0405 N'));
  expect(made.refusedMove('Tank', 'walk', '0404 N')).toBe('CBT-MOV-02');
  expect(made.choices('move', 'Tank', 'walk')).toContain('0406');
});

rule('MT-VMOV-05', "It does not concern VTOLs and 'Mechs", () => {
  const made = game(mech('Wolf', { walk: 4 }));
  made.order(made.leg('Tank', 'walk', '0504 N'));
  expect(made.choices('move', 'Tank', 'walk')).toContain('0505');
  const heli = game(vtol('Tank'));
  heli.order({ type: 'altitude', unit: 'Tank', mode: 'walk', level: 1, more: true });
  heli.order(heli.leg('Tank', 'walk', '0504 N'));
  expect(heli.choices('move', 'Tank', 'walk')).toContain('0505');
});

rule('MT-VMOV-05', 'One that has backed up charges nobody, and leaves the map nowhere', () => {
  const made = march({
    options: { ...COMBINED, 'vehicle-reverse-gear': true },
    map: '. . .\n. . .\n. . .\n. . .',
    units: {
      Wolf: { mech: mech('Wolf'), at: '0101 S', side: 1 },
      Tank: { mech: vehicle('Tank'), at: '0103 N', side: 0 },
      Truck: { mech: vehicle('Truck', { cruise: 8 }), at: '0302 N', side: 0 },
    },
  });
  const { field, state } = made.scene;
  const why = () => whyNoBlow(field, state, { kind: 'charge', attacker: 1, target: 0, limb: -1 });
  state.units[0].thisPhase.acted = true;
  expect(why()).toBeNull();
  state.units[1].thisTurn.heading = -1;
  expect(why()?.rule).toBe('MT-VMOV-05');
  const truck = new Mover(field, state, 2, false);
  expect(truck.facingsToLeave('walk', made.scene.cell('0301'))).toContain(0);
  state.units[2].thisTurn.heading = -1;
  const backed = new Mover(field, state, 2, false);
  expect(backed.facingsToLeave('walk', made.scene.cell('0304'))).toEqual([]);
  // From its own hex it turns and drives off; a way that leads back does not lead off the map.
  state.units[2].thisTurn.heading = 0;
  const fresh = new Mover(field, state, 2, false);
  expect(fresh.facingsToLeave('walk', made.scene.cell('0302'))).toContain(2);
  expect(fresh.facingsToLeave('walk', made.scene.cell('0303'))).toEqual([]);
});
