import { rule } from '@ironfield/conformance/rule.ts';
import { menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect } from 'vitest';
import { bot } from '../../bot.ts';
import { classic } from '../../game.ts';
import { GONE } from '../../state.ts';
import { type Duel, duel } from '../../testing/duel.ts';
import { melee } from '../../testing/melee.ts';
import { fallFacing, injury, location, piloting, toHit } from '../../testing/table.ts';

const options = { 'careful-aim': true };
const AIM = { type: 'aim', unit: 'Gun', target: 'Mark' } as const;

/** Aims for so many turns; then it is the Weapon Attack Phase again. */
function aimed(phases: number, plan: object = {}): Duel {
  const made = duel({ options, range: 2, ...plan });
  for (let phase = 0; phase < phases; phase++) made.order(AIM).nextTurn();
  return made;
}

const number = (made: Duel): number => made.toHit('Medium Laser').total;

rule('MT-ADVF-03', 'Each phase of aiming is −1, at most −3, and the log and the number say so', () => {
  expect([0, 1, 2, 3, 4].map((phases) => number(aimed(phases)))).toEqual([4, 3, 2, 1, 1]);
  const made = aimed(2);
  expect(made.toHit('Medium Laser').lines).toContainEqual({
    value: -2,
    reason: 'Careful aim, 2',
    rule: 'MT-ADVF-03',
    kind: 'add',
  });
  expect(made.scene.happened('aiming').map(({ phases }) => phases)).toEqual([1, 2]);
});

rule('MT-ADVF-03', 'Whose turn it is not is told so, and not that it cannot aim', () => {
  const made = aimed(0);
  const [own, other] = [AIM.unit, 'Mark'].map((unit) => made.refusal({ ...AIM, unit, target: unit }));
  expect(own.rule).toBe('MT-ADVF-03');
  expect(other.rule).not.toBe('MT-ADVF-03');
});

rule('MT-ADVF-03', 'All weapons of one attack have it, and then it is spent', () => {
  const made = aimed(2);
  const weapons = ['Medium Laser', 'PPC'].map((label) => made.scene.weapon('Gun', label));
  const attacks = weapons.map((weapon) => ({ weapon, target: 1 }));
  const fire = { type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks } as const;
  made.order(fire, toHit(1, 1), location(3, 4), toHit(1, 1));
  expect(made.scene.happened('fire-declared')[0].attacks.map((attack) => attack.number)).toEqual([2, 4]);
  expect(made.scene.happened('aim-lost')).toHaveLength(1);
  expect(number(made.nextTurn())).toBe(4);
});

rule('MT-ADVF-03', 'Who has moved does not aim, and moving spoils it, turning as well', () => {
  const turn = { type: 'move', unit: 'Gun', mode: 'walk', to: '0201', facing: 'SE', more: false } as const;
  const made = aimed(1);
  made.order(AIM).nextTurn(turn);
  expect(made.orders).not.toContain('aim');
  expect(made.refusal(AIM)).toMatchObject({ rule: 'MT-ADVF-03' });
  expect(number(made)).toBe(5);
  expect(made.scene.happened('aim-lost')).toHaveLength(1);
});

rule('MT-ADVF-03', 'It counts from where it was taken alone, and for who stands there still', () => {
  const from = (steps: number, mode: 'still' | 'walk') => {
    const made = aimed(1);
    const gun = made.scene.unit('Gun');
    gun.marks = { aim: { target: 1, hex: gun.hex + steps, phases: 2 } };
    gun.thisTurn.mode = mode;
    return number(made);
  };
  expect(from(0, 'still')).toBe(2);
  expect(from(1, 'still')).toBe(4);
  expect(from(0, 'walk')).toBe(4 + 1);
});

rule('MT-ADVF-03', 'Who aims strikes no blow', () => {
  const made = duel({ options, range: 1 }).order(AIM);
  expect(made.asked).toBe('1 physical/declare');
  expect(made.pass('Mark').asked).toBe('over');
});

rule('MT-ADVF-03', 'Another target, or one that goes out of sight, is aimed at anew', () => {
  const other = aimed(2);
  other.scene.state.units[0].marks = { aim: { target: 7, hex: other.scene.unit('Gun').hex, phases: 2 } };
  expect(number(other)).toBe(4);
  expect(other.order(AIM).scene.happened('aiming').at(-1)).toMatchObject({ phases: 1 });
  const hexes = ['.', '.', '.', 'H', 'l', '.'];
  const away = { type: 'move', unit: 'Mark', mode: 'run', to: '0206', facing: 'S', more: false } as const;
  const made = duel({ options, hexes, mark: { hex: 7, facing: 3 } });
  made.order(AIM).nextTurn(undefined, away);
  expect(made.scene.happened('aim-lost')).toHaveLength(1);
});

rule('MT-ADVF-03', 'Sight counts at the end of the Movement Phase, and not at that of others', () => {
  const made = aimed(1, { hexes: ['.', '.', '.', 'H', 'H', '.'], mark: { hex: 7 } });
  made.order(AIM);
  const { hex } = made.scene.unit('Mark');
  made.scene.put('Mark', '0206');
  made.endOf('weapon', []);
  expect(made.scene.happened('aim-lost')).toEqual([]);
  made.scene.unit('Mark').hex = hex;
  expect(number(made.nextTurn())).toBe(2);
  expect(made.scene.said('aiming')).toEqual([
    'Gun takes careful aim at Mark: −1 for its next shots.',
    'Gun takes careful aim at Mark: −2 for its next shots.',
  ]);
});

rule('MT-ADVF-03', 'Nobody is told that a unit which is lost aims no more', () => {
  const told = (loss: 'blast' | null) => {
    const made = aimed(1);
    const { state, field, play } = made.scene;
    const mech = state.units[0];
    Object.assign(mech, { loss, marks: { aim: { target: 1, hex: mech.hex + 1, phases: 2 } } });
    field.plugged.phaseEnds?.(play, field, 'movement');
    return made.scene.happened('aim-lost').length;
  };
  expect([told(null), told('blast')]).toEqual([1, 0]);
});

rule('MT-ADVF-03', 'A Piloting Skill Roll that fails spoils it, one that succeeds does not', () => {
  const shaken = (...rolls: Parameters<Duel['fire']>[1][]) => {
    const made = aimed(1);
    made.scene.unit('Gun').rolls = [{ cause: 'kicked', modifier: 0 }];
    made.order(AIM, ...rolls);
    return made.scene.happened('aim-lost').length;
  };
  expect(shaken(piloting(6, 6))).toBe(0);
  expect(shaken(piloting(1, 1), fallFacing(1), location(3, 4), injury(6, 6))).toBe(1);
});

rule('MT-ADVF-03', 'A bot with nothing to fire takes aim', () => {
  const made = duel({ options, range: 2 });
  const choice = () => {
    const { state } = made.scene;
    return bot('veteran').choose(
      () => viewFor(classic, state, 0),
      menuFor(classic, state, 0)!,
      randomFrom(''),
    );
  };
  expect(choice().type).toBe('fire');
  made.scene.unit('Gun').heat = 60;
  expect(choice()).toEqual({ type: 'aim', unit: 0, target: 1 });
});

rule(
  'MT-ADVF-03',
  'A bot aims on at the same enemy, and at another once it has lost sight of that one',
  () => {
    const made = melee({
      units: {
        Gun: { at: '0505 S', state: { heat: 60 } },
        Near: { at: '0508 N', side: 1, seat: 1 },
        Far: { at: '0509 N', side: 1, seat: 1 },
      },
      options,
    }).beginAt('weapon', 0);
    const { state } = made.scene;
    const choice = () =>
      bot('veteran').choose(() => viewFor(classic, state, 0), menuFor(classic, state, 0)!, randomFrom(''));
    const gun = state.units[0];
    gun.marks = { aim: { target: 2, hex: gun.hex, phases: 1 } };
    expect(choice()).toEqual({ type: 'aim', unit: 0, target: 2 });
    state.units[2].hex = GONE;
    expect(choice()).toEqual({ type: 'aim', unit: 0, target: 1 });
  },
);

rule('MT-ADVF-03', "A 'Mech that is shut down takes no aim, whatever its friends do", () => {
  const made = melee({
    units: {
      Gun: { at: '0505 S', state: { shutDown: 1 } },
      Aid: { at: '0705 S', side: 0, seat: 0 },
      Mark: { at: '0509 N', side: 1, seat: 1 },
    },
    options,
  }).beginAt('weapon', 0);
  expect(made.refusal(AIM)).toMatchObject({ rule: 'MT-ADVF-03' });
  made.order({ ...AIM, unit: 'Aid' });
  expect(made.scene.happened('aiming')).toHaveLength(1);
});
