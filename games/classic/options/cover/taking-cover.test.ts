import { rule } from '@ironfield/conformance/rule.ts';
import { menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect } from 'vitest';
import { bot } from '../../bot.ts';
import { classic } from '../../game.ts';
import { displace } from '../../phases/landing/displacement.ts';
import { declareMode } from '../../phases/movement/movement-legs.ts';
import { fall } from '../../rules/piloting/falls.ts';
import { Duel } from '../../testing/duel.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { falls, location, toHit } from '../../testing/table.ts';

const options = { 'taking-cover': true };
/** Mark in 0204 has a hill of one level before it; Gun in 0201 stands higher up. */
const MAP = `
  . .3 .
  . .  .
  . .1 .
  . .  .
  . .  .`;

function stand({
  map = MAP,
  mark = {},
  extra = {},
}: {
  map?: string;
  mark?: object;
  extra?: object;
} = {}): Duel {
  const guns = mech('Gun', { slots: { LA: ['Medium Laser'], LL: ['Small Laser'] } });
  const made = scene({
    map,
    units: {
      Gun: { mech: guns, at: '0201 S' },
      Mark: {
        mech: mech('Mark', { armor: 40, slots: { LL: ['Medium Laser'], LA: ['Medium Laser'] } }),
        at: '0204 N',
        state: mark,
      },
    },
    options: { ...options, ...extra },
  });
  return new Duel(made).beginAt('weapon', 1);
}

const HIDE = (side: number) => ({ type: 'take-cover', covers: [{ unit: 1, side }] }) as const;

/** Gun's number after Mark has taken cover, or not. */
function number(side: number | null, plan: Parameters<typeof stand>[0] = {}): number {
  const made = stand(plan).order(side === null ? { type: 'take-cover', covers: [] } : HIDE(side));
  while (made.seat === 1) made.order({ type: 'hold', unit: 'Mark', twist: 0 });
  return made.toHit('Medium Laser').total;
}

rule('MT-COV-04', 'Behind the hexside it has partial cover, however high the attacker', () => {
  expect(number(null)).toBe(4);
  expect(number(0)).toBe(5);
  expect(number(0, { extra: { 'master-rules': true } })).toBe(7);
});

rule('MT-COV-04', 'Shots at its legs strike the cover', () => {
  const made = stand().order(HIDE(0));
  while (made.seat === 1) made.order({ type: 'hold', unit: 'Mark', twist: 0 });
  expect(made.fire('Medium Laser', toHit(3, 3), location(4, 5))).toBe(0);
  expect(made.scene.happened('location')[0]).toMatchObject({ struck: false });
});

rule('MT-COV-04', 'It counts for what comes in through that hexside alone', () => {
  const map = MAP.replace('. .  .\n  . .  .', '. .  .\n  . .1  .');
  expect(number(3, { map })).toBe(4);
  expect(number(0, { map })).toBe(5);
});

rule('MT-COV-04', 'The hex must be just one level higher, and who lies takes no cover', () => {
  expect(stand({ map: MAP.replace('.1', '.2') }).asked).not.toContain('cover');
  expect(stand({ mark: { prone: true } }).asked).not.toContain('cover');
  expect(stand({ mark: { shutDown: 1 } }).asked).not.toContain('cover');
  const made = stand();
  expect(made.asked).toBe('1 cover/take');
  expect(made.refusal(HIDE(1))).toMatchObject({ path: 'covers.0.side', rule: 'MT-COV-04' });
});

rule('MT-COV-04', 'Who takes cover does not twist, and its legs do not fire over it', () => {
  const shot = (made: Duel, label: string) => {
    const attacks = [{ weapon: made.scene.weapon('Mark', label), target: 0 }];
    return { type: 'fire', unit: 'Mark', twist: 0, target: 'Gun', attacks } as const;
  };
  const open = stand().order({ type: 'take-cover', covers: [] });
  expect(open.choices('hold', 'Mark')).toEqual([0, -1, 1]);
  open.order(shot(open, 'Medium Laser LL'));
  const made = stand().order(HIDE(0));
  expect([made.choices('hold', 'Mark'), made.choices('fire', 'Mark')]).toEqual([[0], [0]]);
  expect(made.refusal(shot(made, 'Medium Laser LL'))).toMatchObject({ rule: 'MT-COV-04' });
  made.order(shot(made, 'Medium Laser LA'));
});

rule('MT-COV-04', 'Who has turned its torso already, where that is plotted, takes no cover', () => {
  const { scene: made } = stand();
  const [, mark] = made.state.units;
  mark.thisTurn.marks = { torsoSet: true };
  const asked = () => made.field.plugged.beforeFire!([], made.field, made.state).length;
  expect(asked()).toBe(1);
  mark.twist = -1;
  expect(asked()).toBe(0);
});

rule('MT-COV-04', 'A bot takes cover from those above it', () => {
  const answer = (made: Duel) => {
    const { state } = made.scene;
    return bot('veteran').choose(
      () => viewFor(classic, state, 1),
      menuFor(classic, state, 1)!,
      randomFrom(''),
    );
  };
  expect(answer(stand())).toEqual(HIDE(0));
  expect(answer(stand({ map: MAP.replace('.3', '.') }))).toEqual({ type: 'take-cover', covers: [] });
  // Also in the very corner of the map.
  const { field, state } = scene({
    map: '.3\n.\n.1\n.\n.',
    units: { Gun: { at: '0101 S' }, Mark: { at: '0104 N' } },
    options,
  });
  expect(field.plugged.answer!(null, field, state, { step: 'cover/take', seat: 1 })).toEqual(HIDE(0));
  // Not with somebody beside it, whom it may want to strike.
  const near = scene({
    map: '. .3 .\n. . .\n. .1 .\n. . .\n. . .',
    units: { Gun: { at: '0201 S' }, Mark: { at: '0204 N' }, Foe: { at: '0104 N', side: 0 } },
    options,
  });
  const beside = () =>
    near.field.plugged.answer!(null, near.field, near.state, { step: 'cover/take', seat: 1 });
  expect(beside()).toEqual({ type: 'take-cover', covers: [] });
  near.put('Foe', '0102 N');
  expect(beside()).toEqual(HIDE(0));
  // Not with somebody at its heels, whom it could not turn its torso to.
  const { field: around, state: now } = scene({
    map: '.3\n.\n.1\n.\n.\n.\n.',
    units: { Gun: { at: '0101 S' }, Mark: { at: '0104 N' }, Rear: { at: '0107 N', side: 0 } },
    options,
  });
  expect(around.plugged.answer!(null, around, now, { step: 'cover/take', seat: 1 })).toEqual({
    type: 'take-cover',
    covers: [],
  });
});

rule(
  ['MT-COV-04', 'MT-DUEL-04'],
  'Where units act one by one only who acts is asked, if it has cover to take',
  () => {
    const { field, state } = stand().scene;
    const asked = (unit: number) => field.plugged.beforeFire!([], field, state, unit);
    expect([asked(0), asked(1)]).toEqual([[], [{ step: 'cover/take', seat: 1, unit: 1 }]]);
  },
);

rule('MT-COV-04', 'Cover stays where it is: who is moved, moves or falls has none', () => {
  const covered = () => {
    const made = stand().order(HIDE(0));
    while (made.seat === 1) made.order({ type: 'hold', unit: 'Mark', twist: 0 });
    return made.scene;
  };
  const cover = ({ state }: Scene) => state.units[1].thisTurn.marks?.cover;
  expect(cover(covered())).toBe(0);
  const pushed = covered();
  const to = pushed.cell('0205');
  pushed.rolling([], () => displace(pushed.play, { unit: 1, to, direction: 3, cause: 'push' }));
  expect(cover(pushed)).toBeUndefined();
  expect(pushed.said('cover-left')).toEqual(['Mark is out of its cover.']);
  const fallen = covered();
  fallen.rolling(falls(1, [3, 4]), () => fall(fallen.play, fallen.field, 1, { levels: 0, number: 5 }));
  expect(cover(fallen)).toBeUndefined();
  // MT-DUEL-07: in a duel it lasts until the next Action Phase, unless it goes.
  const march = covered();
  march.rolling([], () => declareMode(march.play, 1, 'walk'));
  expect(cover(march)).toBeUndefined();
});

rule('MT-COV-04', 'A bot takes cover from the side that most of those who see it are on', () => {
  const side = (...guns: readonly string[]) => {
    const units = Object.fromEntries(guns.map((at, index) => [`Gun ${index}`, { at, side: 0 as const }]));
    const made = scene({
      map: '.2 . . . . . .2\n.2 . . . . . .2\n. . . . . . .\n. . .1 . .1 . .\n. . . . . . .',
      units: { ...units, Mark: { at: '0404 N' } },
      options,
    });
    const { field, state } = made;
    const frame = { step: 'cover/take', seat: 1 } as const;
    return field.plugged.answer!(null as never, field, state, frame);
  };
  const mark = (unit: number, hexside: number) => ({ type: 'take-cover', covers: [{ unit, side: hexside }] });
  expect(side('0101 S', '0701 S', '0702 S')).toEqual(mark(3, 1));
  expect(side('0101 S', '0102 S', '0701 S')).toEqual(mark(3, 5));
  expect(side('0101 S')).toEqual(mark(1, 5));
});
