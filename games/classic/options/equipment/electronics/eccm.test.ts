import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { isJammedAt, isJammedBetween, isLockJammed } from '../../../rules/sight/jamming.ts';
import { setSwitch } from '../../../rules/unit/switches.ts';
import { duel } from '../../../testing/duel.ts';
import { refusals } from '../../../testing/equipment.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { Location } from '../../../units/locations.ts';
import type { MechFile } from '../../../units/unit-file.ts';
import { table } from '../../../view.ts';

const ON = { 'ecm-suites': true, 'angel-ecm': true, eccm: true } as const;
const MAP = `${'. '.repeat(20)}\n`.repeat(16);
const withSuite = (name: string, suite: string) => mech(name, { slots: { LT: [`2 x ${suite}`] } });
const GUARDIAN = 'Guardian ECM Suite';
const ANGEL = 'Angel ECM Suite';

interface Plan {
  readonly ecm?: readonly string[];
  readonly eccm?: readonly string[];
  readonly suite?: string;
  readonly counter?: string;
}

/** Wolf in 0101; suites of the enemy at these places, and those of its own side, set to ECCM. */
function field({ ecm = [], eccm = [], suite = GUARDIAN, counter = GUARDIAN }: Plan): Scene {
  const units: Record<string, object> = { Wolf: { at: '0101 S', side: 0 }, Cub: { at: '2001 S', side: 0 } };
  for (const [index, at] of eccm.entries())
    units[`Counter${index}`] = { at, side: 0, mech: withSuite('Counter', counter) };
  for (const [index, at] of ecm.entries())
    units[`Jammer${index}`] = { at, side: 1, mech: withSuite('Jammer', suite) };
  if (ecm.length === 0) units.Foe = { at: '2016 N', side: 1 };
  const s = scene({ options: ON, map: MAP, units: units as never });
  for (const unit of s.state.units.keys())
    if (s.field.pilots[unit].name.startsWith('Counter')) setSwitch(s.state.units[unit], 'ecm', 'ECCM');
  return s;
}

const isJammed = (plan: Plan): boolean => {
  const s = field(plan);
  return isJammedAt(s.field, s.state, 0);
};

describe('ECCM', () => {
  rule(
    'MT-ELEC-06',
    'An enemy suite within six hexes of one set to ECCM does not work; at seven it does',
    () => {
      // The suite is five hexes from Wolf; the ECCM is so far from the suite, and reaches Wolf in neither case.
      expect(isJammed({ ecm: ['0106 N'] })).toBe(true);
      expect(isJammed({ ecm: ['0106 N'], eccm: ['0112 N'] })).toBe(false);
      expect(isJammed({ ecm: ['0106 N'], eccm: ['0113 N'] })).toBe(true);
    },
  );

  rule(
    'MT-ELEC-06',
    'A suite set to ECCM jams nothing, and one that is off neither jams nor counters',
    () => {
      const s = field({ ecm: ['0106 N'] });
      setSwitch(s.state.units[s.index('Jammer0')], 'ecm', 'ECCM');
      expect(isJammedAt(s.field, s.state, 0)).toBe(false);
      const off = field({ ecm: ['0106 N'], eccm: ['0103 N'] });
      expect(isJammedAt(off.field, off.state, 0)).toBe(false);
      setSwitch(off.state.units[off.index('Counter0')], 'ecm', 'off');
      expect(isJammedAt(off.field, off.state, 0)).toBe(true);
      setSwitch(off.state.units[off.index('Jammer0')], 'ecm', 'off');
      expect(isJammedAt(off.field, off.state, 0)).toBe(false);
    },
  );

  rule(
    'MT-ELEC-06',
    'A line through hexes that both cover is free there, and jammed where only ECM reaches',
    () => {
      const between = (cub: string, eccm: readonly string[]) => {
        const s = field({ ecm: ['0110 N'], eccm });
        s.put('Cub', cub);
        return isJammedBetween(s.field, s.state, 0, 1);
      };
      expect([between('0103 N', []), between('0106 N', [])]).toEqual([false, true]);
      // The suite is out of reach of the ECCM, which covers the column down to 0108.
      expect([between('0108 N', ['0102 N']), between('0109 N', ['0102 N'])]).toEqual([false, true]);
    },
  );

  rule(
    'MT-ELEC-07',
    'In each hex ECCM has to come to as much as the ECM: one against two is too little',
    () => {
      const two = ['0106 N', '0206 N'];
      expect(isJammed({ ecm: two, eccm: ['0103 N'] })).toBe(true);
      expect(isJammed({ ecm: two, eccm: ['0103 N', '0104 N'] })).toBe(false);
    },
  );

  rule('MT-ELEC-07', 'An Angel counts as two on either side', () => {
    expect(isJammed({ ecm: ['0106 N'], eccm: ['0103 N'], suite: ANGEL })).toBe(true);
    expect(isJammed({ ecm: ['0106 N'], eccm: ['0103 N', '0104 N'], suite: ANGEL })).toBe(false);
    expect(isJammed({ ecm: ['0106 N', '0206 N'], eccm: ['0103 N'], counter: ANGEL })).toBe(false);
    expect(isJammed({ ecm: ['0106 N', '0206 N', '0306 N'], eccm: ['0103 N'], counter: ANGEL })).toBe(true);
  });

  rule('MT-ELEC-07', 'Where the suite works all the same, the hexes that ECCM holds are free', () => {
    // Two suites, of which the ECCM reaches only one; Wolf is reached by one suite and the ECCM.
    const s = field({ ecm: ['0107 N', '0112 N'], eccm: ['0102 N'] });
    expect(isJammedAt(s.field, s.state, 0)).toBe(false);
    // 0108 is reached by both suites, and by the ECCM.
    s.put('Wolf', '0108 N');
    expect(isJammedAt(s.field, s.state, 0)).toBe(true);
  });
});

describe('Switching', () => {
  function game(options: OptionValues, own: MechFile, foe: MechFile = withSuite('Foe', GUARDIAN)): Melee {
    const units = {
      Wolf: { at: '0505 N', mech: own, side: 0 },
      Foe: { at: '0101 S', mech: foe, side: 1 },
    } as const;
    const made = scene({ options, units });
    made.state.initiativeWinner = 1;
    return new Melee(made);
  }
  const suite = withSuite('Wolf', GUARDIAN);
  const set = (setting: string) => ({ type: 'switch', systems: [{ unit: 0, ecm: setting }] }) as never;

  rule(
    ['MT-BASE-08', 'MT-ELEC-06'],
    'In the End Phase its player is asked, who says what is switched',
    () => {
      const made = game(ON, suite).endOfTurn();
      expect(made.asked).toBe('0 switches/set');
      expect(made.orders).toEqual(['switch-nothing', 'switch']);
      made.order(set('ECCM'));
      expect(made.scene.said('switched')).toEqual(['Wolf: ECM suite ECCM.']);
      expect(made.scene.unit('Wolf').marks).toEqual({ inside: { switched: { ecm: 'ECCM' } } });
      const seen = table(made.scene.state, 'spectator');
      expect(made.scene.field.plugged.states?.([], made.scene.field, seen, 0)).toEqual(['ECCM']);
    },
  );

  rule('MT-BASE-08', 'Without ECCM there are only on and off; who has no suite is not asked', () => {
    const made = game({ 'ecm-suites': true }, suite).endOfTurn();
    expect(made.refusal(set('ECCM')).rule).toBe('MT-BASE-08');
    made.order(set('off'));
    expect(made.scene.unit('Wolf').marks).toEqual({ inside: { switched: { ecm: 'off' } } });
    expect(game(ON, mech('Wolf')).endOfTurn().asked).toBe('1 switches/set');
    expect(() => game(ON, mech('Wolf'), mech('Foe')).endOfTurn()).toThrow('initiative');
  });

  rule('MT-BASE-08', 'What stays as it is is told to nobody, and who cannot act switches nothing', () => {
    const made = game(ON, suite).endOfTurn();
    made.order(set('on'));
    expect(made.scene.happened('switched')).toEqual([]);
    expect(made.scene.unit('Wolf').marks).toBeNull();
    const asleep = game(ON, suite);
    asleep.scene.unit('Wolf').shutDown = 1;
    expect(asleep.endOfTurn().asked).toBe('1 switches/set');
  });

  rule(
    ['MT-BASE-08', 'MT-INFO-01'],
    'Where sheets are hidden all are asked, and only its own side hears of it',
    () => {
      const made = game({ ...ON, 'concealed-information': true }, suite).endOfTurn();
      const asked = [made.asked];
      made.order({ type: 'switch-nothing' });
      asked.push(made.asked);
      expect(asked.toSorted()).toEqual(['0 switches/set', '1 switches/set']);
      const { glimpse } = made.scene.field.plugged;
      expect(
        glimpse!({ type: 'switched', unit: 0, system: 'ecm', label: '', setting: 'off' } as never),
      ).toBeNull();
    },
  );

  test('bots leave it as it is', () => {
    const made = game(ON, suite).endOfTurn();
    const { plugged } = made.scene.field;
    const answer = plugged.answer!(null, made.scene.field, made.scene.state, {
      step: 'switches/set',
      seat: 0,
    } as never);
    expect(answer).toEqual({ type: 'switch-nothing' });
  });
});

describe('Angel ECM', () => {
  rule('MT-ELEC-08', 'It reaches six hexes like any other, and an option of its own allows it', () => {
    expect([
      isJammed({ ecm: ['0107 N'], suite: ANGEL }),
      isJammed({ ecm: ['0108 N'], suite: ANGEL }),
    ]).toEqual([true, false]);
    expect(refusals({ 'ecm-suites': true }, withSuite('Jammer', ANGEL))).toEqual([
      'Jammer has an Angel ECM suite, and the option that it needs is off (MT-ELEC-08)',
    ]);
    expect(refusals(ON, withSuite('Jammer', ANGEL))).toEqual([]);
    expect(refusals(ON, withSuite('Jammer', 'Clan Angel ECM Suite'))).toEqual([]);
  });

  const STREAK = {
    'streak-missiles': true,
    ...ON,
  } as const;
  const gunner = mech('Gun', {
    heatSinks: 40,
    slots: { RA: ['2 x Streak SRM 6'], LT: ['Ammo Streak SRM 6'] },
  });
  function shot(suite: string | null, ...rolls: readonly Roll[]) {
    const made = duel({ options: STREAK, gunner, range: 4 });
    const { scene: s } = made;
    if (suite) Object.assign(s.field.designs[1], { fittings: withFittings(suite) });
    made.fire('Streak SRM 6', ...rolls);
    return made;
  }
  const withFittings = (suite: string) => {
    const made = scene({ options: ON, units: { A: { mech: withSuite('A', suite) }, B: {} } });
    return made.field.designs[0].fittings;
  };
  const places = (count: number): Roll[] => Array.from({ length: count }, () => location(3, 4));
  const heat = (made: ReturnType<typeof shot>) => made.scene.unit('Gun').heatBuilt;

  rule('MT-ELEC-08', 'A Streak at a target in its field fires like an ordinary launcher', () => {
    const hit = shot(ANGEL, toHit(3, 3), ['cluster hits', 3, 4], ...places(4));
    expect(hit.damage('Mark')).toBe(8);
    const missed = shot(ANGEL, toHit(1, 1));
    expect([heat(missed), missed.scene.unit('Gun').shots]).toEqual([4, [14]]);
  });

  rule(['MT-ELEC-08', 'MT-ELEC-17'], 'A Guardian does nothing to Streaks', () => {
    expect(shot(GUARDIAN, toHit(3, 3), ...places(6)).damage('Mark')).toBe(12);
    const missed = shot(GUARDIAN, toHit(1, 1));
    expect([heat(missed), missed.scene.unit('Gun').shots]).toEqual([0, [15]]);
  });

  rule(['MT-ELEC-08', 'MT-ELEC-07'], 'Nor does an Angel where ECCM holds against it', () => {
    const locks = (plan: Plan) => {
      const s = field({ suite: ANGEL, ecm: ['0106 N'], ...plan });
      return isLockJammed(s.field, s.state, 0, s.state.units.length - 1);
    };
    expect(locks({})).toBe(true);
    expect(locks({ eccm: ['0103 N'] })).toBe(true);
    expect(locks({ eccm: ['0103 N', '0104 N'] })).toBe(false);
    expect(locks({ suite: GUARDIAN })).toBe(false);
  });
});

test('a suite that is hit is not switched', () => {
  const s = field({ ecm: ['0106 N'] });
  s.unit('Jammer0').hits[Location.LT] = 0b11;
  const [ecm] = s.field.plugged.switches!([]);
  expect(ecm.has(s.field, s.state, 2)).toBe(false);
});
