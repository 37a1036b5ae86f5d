import { rule } from '@ironfield/conformance/rule.ts';
import { resolveOptions } from '@ironfield/kernel/options/options.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { expect } from 'vitest';
import { battlefieldOf } from '../../battlefields.ts';
import { classic } from '../../game.ts';
import { options } from '../../options.ts';
import { declareMode } from '../../phases/movement/movement-legs.ts';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { mech, scene } from '../../testing/scene.ts';

const gun = mech('Gun', { slots: { RA: ['Medium Laser'] } });

/** What evading adds for a pilot with this skill. */
function bonus(skill: number, state: object = {}): number {
  const [still, evading] = [null, { gait: 'evade' }].map((marks) => {
    const made = scene({
      units: { Gun: { mech: gun, at: '0505 S' }, Mark: { at: '0508 N', piloting: skill, state } },
      options: { evading: true, 'skilled-evading': true },
    });
    Object.assign(made.state.units[1].thisTurn, { mode: 'run', marks });
    const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
    return weaponNumber(made.field, made.state, shot);
  });
  return evading - still;
}

rule('MT-MOV-04', 'The bare Piloting Skill of the evader says what is added', () => {
  expect([8, 7, 6, 5, 4, 3, 2, 1, 0].map((skill) => bonus(skill))).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4]);
});

rule('MT-MOV-04', "Prone 'Mechs get nothing, as before; no modifier of a Piloting Skill Roll counts", () => {
  expect(bonus(0, { prone: true })).toBe(0);
  expect(bonus(5, { lost: 1 << 7 })).toBe(2);
});

rule(['MT-MOV-04', 'MT-INFO-01'], 'Where sheets are hidden everybody is told what is added', () => {
  const evade = (more: object, reading?: number) => {
    const made = scene({
      units: { Gun: { mech: gun, at: '0505 S' }, Mark: { at: '0508 N', piloting: 3 } },
      options: { evading: true, 'skilled-evading': true, ...more },
      ...(reading !== undefined && { setup: { reading } }),
    });
    made.rolling([], () => declareMode(made.play, 1, 'evade'));
    return made;
  };
  const hidden = evade({ 'concealed-information': true });
  expect(eventsFor(classic, hidden.happened('evasion'), 0)).toMatchObject([
    { unit: 1, modifier: 3, reveals: [1] },
  ]);
  const seen = viewFor(classic, hidden.state, 0).table.units[1];
  expect([seen.crew.piloting, seen.thisTurn.marks]).toEqual([5, { gait: 'evade', evasion: 3 }]);
  const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
  const world = imagined(classic, viewFor(classic, hidden.state, 0), 'another');
  expect(weaponNumber(battlefieldOf(world), world, shot)).toBe(
    weaponNumber(hidden.field, hidden.state, shot),
  );
  expect(evade({}).happened('evasion')).toEqual([]);
  expect(evade({ 'concealed-information': true }, 8).happened('evasion')).toEqual([]);
});

rule('MT-MOV-04', 'It needs the option of evading', () => {
  expect(resolveOptions(options, { 'skilled-evading': true })).toMatchObject({ ok: false });
});
