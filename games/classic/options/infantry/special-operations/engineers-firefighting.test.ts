import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { burningParts, isAblaze, setAblaze } from '../../../rules/damage/ablaze.ts';
import { flyAt } from '../../../rules/ground/altitude.ts';
import { type Melee, melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech } from '../../../testing/scene.ts';
import { COMBINED, vehicle, vtol } from '../../../testing/vehicles.ts';
import type { UnitFile } from '../../../units/unit-file.ts';
import { putsOut } from './engineers-firefighting.ts';

rule('MT-SOPS-08', 'Example: 9 against a fire of infernos is 7, and it still burns', () => {
  expect([putsOut([4, 5], true), putsOut([4, 5], false), putsOut([5, 5], true)]).toEqual([false, true, true]);
});

describe('A vehicle on fire', () => {
  const throws = (a: number, b: number): Roll => ['firefighting', a, b];
  const sappers = platoon('Sappers', { motion: 'motorized', engineers: true });

  function beside(file: UnitFile = vehicle('Tank'), side: 0 | 1 = 0, map = '. . . .\n. . . .'): Melee {
    const made = melee({
      options: {
        ...COMBINED,
        engineers: true,
        'engineers-firefighting': true,
        fire: true,
        'vehicle-motive-damage': true,
        'vehicle-fire-damage': true,
      },
      map,
      units: {
        Sappers: { mech: sappers, at: '0101 N', side: 0 },
        Tank: { mech: file, at: '0201 N', side },
        Foe: { mech: mech('Foe', { slots: { RT: ['Medium Laser'] } }), at: '0401 N', side: 1 },
      },
    });
    setAblaze(made.scene.state.units[1], 0b10101);
    return made;
  }
  const fight = { type: 'fight-fire', unit: 'Sappers', hex: '0201', what: 1 } as const;
  const left = (made: Melee) => burningParts(made.scene.state.units[1]);
  const after = (a: number, b: number): Melee => {
    const made = beside().beginAt('weapon', 0).order(fight).order({ type: 'hold', unit: 'Tank', twist: 0 });
    return made.order({ type: 'hold', unit: 'Foe', twist: 0 }, throws(a, b));
  };

  rule('MT-SOPS-08', 'On 8 and more all of its parts are out', () => {
    expect([left(after(4, 4)), left(after(3, 4))]).toEqual([0, 0b10101]);
    expect(after(4, 4).scene.said('fire-fought')).toEqual([
      'Sappers needs 8, rolls 4 + 4: Tank burns no more.',
    ]);
    expect(after(3, 4).scene.said('fights-fire')).toEqual(['Sappers fights the fire on Tank.']);
  });

  rule('MT-SOPS-08', 'In a burning hex either is fought, and the other burns on', () => {
    const fire = '. .+fire . .\n. . . .';
    const made = beside(vehicle('Tank'), 0, fire).beginAt('weapon', 0);
    expect(made.refusal({ type: 'fight-fire', unit: 'Sappers', hex: '0201' }).message).toBeDefined();
    made.order({ ...fight, what: 'ground' }).order({ type: 'hold', unit: 'Tank', twist: 0 });
    made.order({ type: 'hold', unit: 'Foe', twist: 0 }, throws(5, 5));
    expect([left(made), made.scene.state.ground]).toEqual([
      0b10101,
      { '0201': { terrain: 'clear', features: [] } },
    ]);
  });

  rule('MT-SOPS-08', 'Not where nothing burns, in the air, or on a wreck', () => {
    const whole = beside();
    setAblaze(whole.scene.state.units[1], 0);
    expect(whole.beginAt('weapon', 0).orders).not.toContain('fight-fire');
    const flyer = beside(vtol('Tank'));
    flyAt(flyer.scene.state.units[1], 1);
    expect(flyer.beginAt('weapon', 0).orders).not.toContain('fight-fire');
    const wreck = beside();
    wreck.scene.unit('Tank').loss = 'broken';
    expect(wreck.beginAt('weapon', 0).orders).not.toContain('fight-fire');
  });

  rule('MT-SOPS-08', 'Bots save their own vehicles, and no others', () => {
    const begun = (made: Melee) => {
      return made.beginAt('weapon', 0);
    };
    const { field, state } = begun(beside()).scene;
    const hold = { type: 'hold', unit: 0, twist: 0 } as const;
    expect(field.plugged.idle!(hold, field, state, 0)).toEqual({
      type: 'fight-fire',
      unit: 0,
      hex: '0201',
      what: 1,
    });
    const enemy = begun(beside(vehicle('Tank'), 1)).scene;
    expect(enemy.field.plugged.idle!(hold, enemy.field, enemy.state, 0)).toEqual(hold);
    const both = begun(beside(vehicle('Tank'), 1, '. .+fire . .\n. . . .')).scene;
    expect(both.field.plugged.idle!(hold, both.field, both.state, 0)).toMatchObject({ what: 'ground' });
    expect(isAblaze(state.units[1])).toBe(true);
  });
});
