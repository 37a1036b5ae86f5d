import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import type { Blow } from '../../attacks.ts';
import type { RuleId } from '../../rule-index.ts';
import { weaponNumber, whyNotFire } from '../../rules/fire/to-hit.ts';
import { twistsOf } from '../../rules/fire/twists.ts';
import { runMp, walkMp } from '../../rules/movement/movement-points.ts';
import { whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { partialCover } from '../../rules/sight/cover.ts';
import { setupSchema } from '../../setup.ts';
import { melee } from '../../testing/melee.ts';
import { mech, scene } from '../../testing/scene.ts';
import { Location } from '../../units/locations.ts';
import { rollSlot } from './damage/critical-hits.ts';

const { HD, CT, LT, RT, LA, RA, LL, RL } = Location;
const FOUR = [LA, RA, LL, RL];
const ON = { quads: true };

const goat = (slots: Parameters<typeof mech>[1] = {}) =>
  mech('Goat', { frame: 'quad', walk: 6, slots: { LT: ['4 x AC/5'], RT: ['Ammo AC/5'] }, ...slots });

const pasture = (
  plan: { state?: object; map?: string; options?: object; file?: ReturnType<typeof goat> } = {},
) =>
  scene({
    options: { ...ON, ...plan.options },
    map: plan.map ?? '. . . . .\n. . . . .\n. . . . .',
    units: {
      Goat: { mech: plan.file ?? goat(), at: '0302 N', ...(plan.state && { state: plan.state }) },
      Wolf: { at: '0301 S' },
    },
  });

type Pasture = ReturnType<typeof pasture>;

function lose(s: Pasture, ...legs: readonly number[]): Pasture {
  for (const leg of legs) s.field.kinds[0].losePart(s.state, 0, leg, false);
  return s;
}

/** Hits the so-many-th slot of a leg: 0 the hip, 1 to 3 the actuators. */
function hit(s: Pasture, leg: number, slot: number): Pasture {
  s.state.units[0].body.hits[leg] |= 1 << slot;
  return s;
}

const skill = (s: Pasture): number =>
  totalOf<RuleId>((tally) =>
    s.field.kinds[0].piloting!.pilotingModifiers(tally, s.field, 0, s.state.units[0].body),
  );
const walks = (s: Pasture) => walkMp(s.field, s.state, 0);
const runs = (s: Pasture) => runMp(s.field, s.state, 0);

describe('On four legs', () => {
  rule('MT-PRE-11', 'Rolls are at −2 while all four are there, whichever is lost', () => {
    expect(skill(pasture())).toBe(-2);
    for (const leg of FOUR) expect(skill(lose(pasture(), leg))).toBe(0);
    expect(skill(lose(pasture(), LA, RL))).toBe(5);
    expect(skill(lose(pasture(), LA, RL, RA))).toBe(10);
    for (const leg of FOUR) expect(skill(hit(pasture(), leg, 0))).toBe(0);
    for (const leg of FOUR) expect(skill(hit(pasture(), leg, 2))).toBe(-1);
    expect(skill(hit(lose(pasture(), LA), LL, 3))).toBe(1);
  });

  rule(
    'MT-PRE-11',
    'The first leg lost costs a point; on two it goes like others on one, on one not at all',
    () => {
      expect([walks(pasture()), runs(pasture())]).toEqual([6, 9]);
      for (const leg of FOUR) {
        const s = lose(pasture(), leg);
        expect([walks(s), runs(s)]).toEqual([5, 8]);
      }
      const two = lose(pasture(), LA, LL);
      expect([walks(two), s(two).canRun(two.state.units[0])]).toEqual([1, false]);
      expect(walks(lose(pasture(), LA, LL, RA))).toBe(0);
      expect(s(pasture()).canRun(lose(pasture(), RL).state.units[0])).toBe(true);
    },
  );

  const s = (made: Pasture) => made.field.kinds[0];

  rule('MT-PRE-11', 'Each hip halves what is left, each other actuator costs a point', () => {
    expect(walks(hit(pasture(), LA, 0))).toBe(3);
    expect(walks(hit(hit(pasture(), LA, 0), RL, 0))).toBe(2);
    expect(walks(hit(hit(pasture(), RA, 1), LL, 2))).toBe(4);
    expect(walks(hit(hit(pasture(), RA, 0), RA, 2))).toBe(3);
  });

  rule('MT-PRE-11', 'It gets up on two legs and not on one, and turns freely on three', () => {
    const lying = (...legs: readonly number[]) => {
      const made = lose(pasture({ state: { prone: true } }), ...legs);
      const { limbs } = s(made);
      return [limbs!.canStandUp(made.field, made.state, 0), limbs!.turnsOnceOnly(made.field, made.state, 0)];
    };
    expect([lying(), lying(LA), lying(LA, RL), lying(LA, RL, LL)]).toEqual([
      [true, false],
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  rule('MT-PRE-11', 'A leg that is lost brings it down, and front legs ask for rolls as hind legs do', () => {
    const fall = (leg: number) => {
      const made = lose(pasture(), leg);
      return s(made).piloting!.automaticFall(made.field, made.state, 0);
    };
    expect(FOUR.map(fall)).toEqual(Array(4).fill('leg-destroyed'));
    const due = (leg: number, slot: number) => {
      const made = hit(pasture(), leg, slot);
      return s(made).piloting!.rollsDue(made.field, made.state, 0);
    };
    expect([due(RA, 0), due(RA, 1), due(RL, 0)]).toEqual([['hip'], ['actuator'], ['hip']]);
    const risks = (leg: number, slot: number) => {
      const made = hit(pasture(), leg, slot);
      const { piloting } = s(made);
      return [
        piloting!.runsAtRisk(made.field, made.state, 0),
        piloting!.landsAtRisk(made.field, made.state, 0),
      ];
    };
    expect([risks(LA, 0), risks(LA, 2)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});

describe('Steps aside', () => {
  const yard = (lost: readonly number[] = [], walk = 2) => {
    const made = melee({
      options: ON,
      map: `${'. '.repeat(7)}\n`.repeat(7),
      units: { Goat: { mech: goat({ walk }), at: '0404 N', piloting: 5 }, Wolf: { at: '0101 S' } },
    });
    for (const leg of lost) made.scene.field.kinds[0].losePart(made.scene.state, 0, leg, false);
    return made.beginAt('movement', 0);
  };
  const facings = (made: ReturnType<typeof yard>, to: string) => made.choices('move', 0, 'walk', to);

  rule('MT-PRE-11', 'Over the hexsides beside the one ahead or behind without turning, for 1 MP more', () => {
    for (const hex of ['0304', '0504', '0305', '0505']) expect(facings(yard(), hex)).toContain(0);
    expect(facings(yard([], 1), '0304')).toEqual([]);
  });

  rule('MT-PRE-11', 'Not where a leg is missing: then it has to turn', () => {
    const [whole, lame] = [yard(), yard([LL], 3)];
    expect([whole, lame].map((made) => facings(made, '0504').includes(0))).toEqual([true, false]);
    expect(facings(lame, '0504')).toContain(1);
  });
});

describe('Weapons', () => {
  const number = (made: Pasture, weapon: string) =>
    weaponNumber(made.field, made.state, {
      attacker: 0,
      weapon: made.weapon('Goat', weapon),
      target: 1,
      twist: 0,
      secondary: 0,
      aim: -1,
    });
  const why = (made: Pasture, weapon: string) =>
    whyNotFire(made.field, made.state, { unit: 0, twist: 0, prop: null }, made.weapon('Goat', weapon), 1)
      ?.message;
  const armed = goat({
    slots: { LT: ['4 x AC/5'], RT: ['Ammo AC/5'], LA: ['Medium Laser'], RL: ['Medium Laser'] },
  });

  rule('MT-PRE-11', 'It turns no torso, and front legs fire ahead only', () => {
    const made = pasture({ file: armed });
    expect(twistsOf(made.field, made.state, 0)).toEqual([0]);
    const labels = made.field.designs[0].weapons.map(({ label }) => label);
    expect(labels.sort()).toEqual(['AC/5 LT', 'Medium Laser FLL', 'Medium Laser RRL']);
    expect(why(made, 'Medium Laser FLL')).toBeUndefined();
    // To the left of it, where an arm would bear.
    made.unit('Wolf').hex = made.cell('0102');
    expect(why(made, 'Medium Laser FLL')).toBeDefined();
  });

  rule(
    'MT-PRE-11',
    'Prone on four legs it fires everything without +2; without one it needs a front leg',
    () => {
      const standing = number(pasture({ file: armed }), 'AC/5');
      const lying = (...legs: readonly number[]) =>
        lose(pasture({ file: armed, state: { prone: true } }), ...legs);
      expect([number(lying(), 'AC/5'), why(lying(), 'Medium Laser RRL')]).toEqual([standing, undefined]);
      expect([number(lying(RA), 'AC/5'), number(lying(LL), 'AC/5')]).toEqual([standing + 2, standing + 2]);
      expect(why(lying(RA), 'Medium Laser FLL')).toBeUndefined();
      expect(why(lying(RA), 'Medium Laser RRL')).toBeDefined();
      expect(why(lying(LA, RA), 'AC/5')).toBeDefined();
    },
  );

  test('under water no leg fires', () => {
    const made = pasture({ file: armed, map: '. . . . .\n. . ~1 . .\n. . . . .' });
    expect(
      [why(made, 'Medium Laser FLL'), why(made, 'Medium Laser RRL')].map((each) => each !== undefined),
    ).toEqual([true, true]);
    expect(why(made, 'AC/5')).toBeUndefined();
  });

  test('partial cover hides all four legs', () => {
    expect(partialCover(pasture().field.kinds[0]).parts).toBe(
      FOUR.reduce((bits, leg) => bits | (1 << leg), 0),
    );
  });
});

describe('Blows', () => {
  const blow = (kind: Blow['kind'], limb: number, target = '0301') => {
    const made = pasture();
    made.unit('Wolf').hex = made.cell(target);
    return whyNoBlow(made.field, made.state, { kind, attacker: 0, target: 1, limb } as Blow)?.message ?? null;
  };

  rule('MT-PRE-11', 'It neither punches nor pushes nor holds a club', () => {
    expect([blow('punch', LA), blow('push', -1), blow('club', -1)].every((why) => why !== null)).toBe(true);
    const { limbs } = pasture().field.kinds[0];
    const made = pasture();
    expect(limbs!.canHoldClub(made.field, made.state, 0)).toBe(false);
    expect(limbs!.freeHands(made.field, made.state, 0)).toEqual([]);
  });

  rule('MT-PRE-11', 'It kicks ahead with its front legs, if all its hips are whole', () => {
    expect([LA, RA].map((leg) => blow('kick', leg))).toEqual([null, null]);
    expect([LL, RL].every((leg) => blow('kick', leg) !== null)).toBe(true);
    expect(blow('kick', LA, '0303')).not.toBeNull();
    const limping = hit(pasture(), RL, 0);
    const kick = { kind: 'kick', attacker: 0, target: 1, limb: LA } as const;
    expect(whyNoBlow(limping.field, limping.state, kick)).not.toBeNull();
  });

  test('the menu names its front legs', () => {
    const made = melee({
      options: ON,
      map: '. . .\n. . .',
      units: { Goat: { mech: goat(), at: '0202 N', side: 0 }, Wolf: { at: '0201 S', side: 1 } },
    }).begin(0);
    expect(made.labels('kick', 0)).toEqual([['Front left leg'], ['Front right leg']]);
  });
});

describe('The body', () => {
  test('front legs are legs, in structure and slots', () => {
    const { field } = pasture();
    const design = field.designs[0];
    expect([LA, RA, LL, RL].map((leg) => design.structure[leg])).toEqual([12, 12, 12, 12]);
    expect(field.kinds[0].names.slice(4)).toEqual([
      'front left leg',
      'front right leg',
      'rear left leg',
      'rear right leg',
    ]);
    expect([HD, CT, LT, RT].map((part) => field.kinds[0].isCovered(part))).toEqual(Array(4).fill(false));
  });

  test('one die finds a slot in a front leg', () => {
    const made = pasture();
    made.rolling([['critical slot', 2]], () => {
      expect(rollSlot(made.play, made.design('Goat'), made.state.units[0], LA)).toBe(1);
    });
  });

  rule('CBT-SCN-04', 'It is crippled without one of its legs', () => {
    for (const leg of FOUR) {
      const made = lose(pasture(), leg);
      expect(made.field.kinds[0].isCrippled(made.field, made.state, 0)).toBe(true);
    }
  });
});

describe('In play', () => {
  rule('MT-PRE-11', 'No game has one without the option', () => {
    const { setup } = pasture().state;
    const refused = (options: object) =>
      setupSchema
        .safeParse({ ...setup, options })
        .error?.issues.filter(({ message }) => message.startsWith('Goat'))
        .map(({ message }) => message) ?? [];
    expect(refused({})).toEqual(['Goat has four legs, and the option that it needs is off (MT-PRE-11)']);
    expect(refused(ON)).toEqual([]);
  });
});
