import { rule } from '@ironfield/conformance/rule.ts';
import { resolveOptions } from '@ironfield/kernel/options/options.ts';
import { expect, test } from 'vitest';
import { bestStance } from '../../bot/attacks/stances.ts';
import { MINDS } from '../../bot.ts';
import { options as register } from '../../options.ts';
import { weaponNumber, whyNotFire } from '../../rules/fire/to-hit.ts';
import { Mover } from '../../rules/movement/mover.ts';
import { whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { fall } from '../../rules/piloting/falls.ts';
import { Duel } from '../../testing/duel.ts';
import { mech, type Sheet, scene } from '../../testing/scene.ts';
import { falls } from '../../testing/table.ts';
import { LA, RA } from '../../units/locations.ts';

const options = { bracing: true, 'taking-cover': true };
const GUNS = {
  HD: ['Small Laser'],
  CT: ['Medium Laser'],
  LT: ['Medium Laser (R)'],
  LA: ['Medium Laser'],
  RA: ['Medium Laser'],
  LL: ['Medium Laser'],
};
/** Gun in 0202 faces south, towards a hill in 0203; Mark in 0205. */
function stand(
  plan: { hill?: string; more?: object; gun?: object; extra?: object; mark?: string } = {},
): Duel {
  const made = scene({
    map: `. . .\n. . .\n. ${plan.hill ?? '.1'} .\n. . .\n. . .`,
    units: {
      Gun: { mech: mech('Gun', { heatSinks: 30, slots: GUNS }), at: '0202 S', state: plan.gun ?? {} },
      Mark: { mech: mech('Mark', { slots: { LA: ['Medium Laser'] } }), at: plan.mark ?? '0205 N' },
    },
    options: { ...options, ...plan.extra },
  });
  return new Duel(made).beginAt('movement', 0);
}

const BRACE = { type: 'brace', unit: 'Gun', arm: 'LA' } as const;

function number(made: Duel, label: string): number | string {
  const { field, state } = made.scene;
  const weapon = made.scene.weapon('Gun', label);
  const stance = { unit: 0, twist: 0, prop: null } as const;
  const reason = whyNotFire(field, state, stance, weapon, 1);
  if (reason) return reason.rule!;
  return weaponNumber(field, state, { attacker: 0, weapon, target: 1, twist: 0, secondary: 0, aim: -1 });
}

const incoming = (made: Duel): number => {
  const { field, state } = made.scene;
  return weaponNumber(field, state, { attacker: 1, weapon: 0, target: 0, twist: 0, secondary: 0, aim: -1 });
};

rule('MT-ADVF-04', 'The braced arm fires at −2, the head as ever, and nothing else that looks ahead', () => {
  const made = stand().order(BRACE);
  expect(number(made, 'Medium Laser LA')).toBe(2);
  expect(number(made, 'Small Laser')).toBe(8);
  for (const label of ['Medium Laser CT', 'Medium Laser RA', 'Medium Laser LL'])
    expect(number(made, label)).toBe(label.endsWith('LL') ? 'CBT-LOS-11' : 'MT-ADVF-04');
});

rule('MT-ADVF-04', 'The arm fires into the forward arc only, the rear as ever', () => {
  const aside = stand({ mark: '0303 N' }).order(BRACE);
  expect(number(aside, 'Medium Laser LA')).toBe(2);
  const made = stand({ mark: '0302 N' }).order(BRACE);
  expect(number(made, 'Medium Laser LA')).toBe('MT-ADVF-04');
  expect(number(stand({ mark: '0302 N' }), 'Medium Laser LA')).toBe(4);
  const behind = stand({ mark: '0201 N' }).order(BRACE);
  expect(number(behind, 'Medium Laser (R)')).toBe(4);
});

rule('MT-ADVF-04', 'It is an immobile target behind cover, does not twist and does not strike', () => {
  expect(incoming(stand())).toBe(5);
  expect(incoming(stand().order(BRACE))).toBe(1);
  const high = stand({ mark: '0201 N' });
  expect(incoming(high)).toBe(4);
  expect(incoming(high.order(BRACE))).toBe(0);
  const made = stand().order(BRACE).order({ type: 'still', unit: 'Mark' });
  while (made.asked.endsWith('cover/take')) made.order({ type: 'take-cover', covers: [] });
  expect(made.choices('hold', 'Gun')).toEqual([0]);
});

rule('MT-ADVF-04', 'It takes 1 MP, both feet, an arm and a hex ahead just one level higher', () => {
  expect(stand({ hill: '.2' }).orders).not.toContain('brace');
  expect(stand({ hill: '.' }).orders).not.toContain('brace');
  expect(stand({ gun: { prone: true } }).orders).not.toContain('brace');
  expect(stand({ gun: { lost: (1 << LA) | (1 << RA) } }).orders).not.toContain('brace');
  expect(stand({ gun: { facing: 0 } }).refusal(BRACE)).toMatchObject({ rule: 'MT-ADVF-04' });
  const made = stand({ gun: { facing: 2 } });
  made.order({ type: 'move', unit: 'Gun', mode: 'walk', to: '0202', facing: 'S', more: true }).order(BRACE);
  expect(number(made, 'Medium Laser LA')).toBe(3);
  expect(made.scene.unit('Gun').mpLeft).toBe(2);
  // Who does nothing else spends nothing, and has not moved.
  expect(stand().order(BRACE).scene.unit('Gun')).toMatchObject({ mode: 'still', mpLeft: 0, mpSpent: 0 });
  expect(made.scene.said('braced')).toEqual(['Gun braces its left arm.']);
});

rule('MT-ADVF-04', 'Who lies, was moved or turned, or has lost that arm is not braced', () => {
  const changed = (change: (gun: Sheet) => void) => {
    const made = stand().order(BRACE);
    change(made.scene.unit('Gun'));
    return incoming(made);
  };
  expect(changed(() => {})).toBe(1);
  expect(changed((gun) => Object.assign(gun, { facing: 2 }))).toBe(5);
  expect(changed((gun) => Object.assign(gun, { hex: 1 }))).toBeGreaterThan(3);
  const lost = stand().order(BRACE);
  lost.scene.unit('Gun').lost = 1 << LA;
  expect(incoming(lost)).toBe(5);
  const down = stand().order(BRACE);
  down.scene.unit('Gun').prone = true;
  const lying = stand();
  lying.scene.unit('Gun').prone = true;
  expect(incoming(down)).toBe(incoming(lying));
});

rule('MT-ADVF-04', 'It does not outlast a fall, not even in the same hex and facing', () => {
  const made = stand().order(BRACE);
  const { scene: it } = made;
  it.rolling(falls(1, [3, 4]), () => fall(it.play, it.field, 0, { levels: 0, number: 5 }));
  expect(it.happened('brace-left')).toHaveLength(1);
  Object.assign(it.unit('Gun'), { prone: false });
  expect([it.unit('Gun').facing, incoming(made)]).toEqual([3, 5]);
});

rule('MT-ADVF-04', 'Nor does it strike a blow at somebody beside it', () => {
  const made = stand({ mark: '0302 N' });
  const { field, state } = made.scene;
  const kick = { kind: 'punch', attacker: 0, target: 1, limb: LA } as const;
  expect(whyNoBlow(field, state, kick)?.rule).not.toBe('MT-ADVF-04');
  made.order(BRACE);
  expect(whyNoBlow(field, state, { ...kick, limb: RA })?.rule ?? 'free').not.toBe('free');
});

rule('MT-ADVF-04', 'It lasts until it moves, and needs no order to go on', () => {
  const made = stand().order(BRACE).order({ type: 'still', unit: 'Mark' });
  const next = (gun: object) => {
    made.scene.state.turn++;
    made.scene.state.units[0].thisTurn = { ...made.scene.state.units[0].thisTurn, mode: 'still' };
    made.beginAt('movement', 0).order({ unit: 'Gun', ...gun } as never);
  };
  next({ type: 'still' });
  expect(number(made, 'Medium Laser LA')).toBe(2);
  next({ type: 'move', mode: 'walk', to: '0202', facing: 'SE', more: false });
  expect(made.scene.happened('brace-left')).toHaveLength(1);
  expect(number(made, 'Medium Laser CT')).toBe(5);
});

rule('MT-ADVF-04', 'It may be combined with careful aim, and needs the option to take cover', () => {
  const extra = { 'careful-aim': true };
  const made = stand({ extra }).order(BRACE).order({ type: 'still', unit: 'Mark' });
  while (made.asked.endsWith('cover/take')) made.order({ type: 'take-cover', covers: [] });
  made.order({ type: 'aim', unit: 'Gun', target: 'Mark' });
  expect(number(made, 'Medium Laser LA')).toBe(1);
  expect(resolveOptions(register, { bracing: true })).toMatchObject({ ok: false });
});

test('A bot braces the arm that gains most, if nobody makes it pay for standing still', () => {
  const stance = (guns: Record<string, string[]>, theirs: string[]) => {
    const made = scene({
      map: '. . .\n. . .\n. .1 .\n. . .\n. . .\n. . .\n. . .\n. . .',
      units: {
        Gun: { mech: mech('Gun', { heatSinks: 30, slots: guns }), at: '0202 S' },
        Mark: { mech: mech('Mark', { slots: { LA: theirs } }), at: '0208 N' },
      },
      options,
    });
    return bestStance(new Mover(made.field, made.state, 0, false), MINDS.regular.eye.temper);
  };
  expect(stance({ LA: ['Small Laser'], RA: ['3 x PPC'] }, [])).toEqual({ type: 'brace', unit: 0, arm: 'RA' });
  expect(stance({ LA: ['3 x PPC'], RA: [] }, [])).toEqual({ type: 'brace', unit: 0, arm: 'LA' });
  expect(stance({ RA: ['3 x PPC'] }, ['3 x PPC'])).toBeNull();
  expect(stance({ CT: ['Medium Laser'], RA: [] }, [])).toBeNull();
});

rule('MT-ADVF-04', 'As read before, it lasted through falls and pushes to the end of the next move', () => {
  const { state, field } = stand().order(BRACE).scene;
  const [mark] = field.plugged.marks!([]).filter(({ name }) => name === 'braced');
  const lasts = (end: 'has moved' | 'goes', turn: number, mode: 'still' | 'walk') => {
    state.turn = turn;
    state.units[0].thisTurn.mode = mode;
    return mark.outlasts!({ field, state, unit: 0, end });
  };
  // It has braced itself in this move, or has not moved since.
  expect([lasts('has moved', 1, 'walk'), lasts('has moved', 2, 'still')]).toEqual([true, true]);
  expect([lasts('has moved', 2, 'walk'), lasts('goes', 1, 'still')]).toEqual([false, false]);
});
