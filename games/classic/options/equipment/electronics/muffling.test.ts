import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect } from 'vitest';
import { failInside } from '../../../kinds/mech/damage/damage.ts';
import { heatAfter } from '../../../kinds/mech/heat.ts';
import type { RuleId } from '../../../rule-index.ts';
import { weaponToHit } from '../../../rules/fire/to-hit.ts';
import { isJammedAt } from '../../../rules/sight/jamming.ts';
import { type Muffler, muffle } from '../../../rules/unit/switches.ts';
import { duel } from '../../../testing/duel.ts';
import { refusals } from '../../../testing/equipment.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { Location, type LocationCode } from '../../../units/locations.ts';
import type { MechFile } from '../../../units/unit-file.ts';
import { table } from '../../../view.ts';

const ON = {
  'ecm-suites': true,
  'stealth-armor': true,
  'null-signature': true,
  'artemis-iv': true,
  'c3-computers': true,
  'targeting-computer-is': true,
} as const;

const parts = (codes: readonly LocationCode[], ...items: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [code, items])) as Partial<Record<LocationCode, readonly string[]>>;
const PLATES = parts(['LA', 'RA', 'RT', 'LL', 'RL'], '2 x Stealth Armor');
const stealthy = (more: readonly string[] = ['2 x Guardian ECM Suite']): MechFile =>
  mech('Shade', { slots: { ...PLATES, LT: ['2 x Stealth Armor', ...more] } });
const silent = (more: readonly string[] = []): MechFile =>
  mech('Shade', {
    slots: {
      ...parts(['CT', 'RT', 'LA', 'RA', 'LL', 'RL'], 'Null Signature System'),
      LT: ['Null Signature System', ...more],
    },
  });
const FILES = { stealth: stealthy(), 'null-signature': silent() } as const;

function field(by: Muffler, hexes: number, options: OptionValues = ON) {
  const gunner = mech('Gun', { slots: { RA: ['3 x PPC'] } });
  const s = scene({
    options,
    map: '. . .\n'.repeat(32),
    units: {
      Gun: { at: '0201 S', mech: gunner },
      Shade: { at: `02${String(1 + hexes).padStart(2, '0')} N`, mech: FILES[by] },
    },
  });
  muffle(s.state.units[1], by);
  return s;
}

const lines = (by: Muffler, hexes: number, options?: OptionValues) => {
  const s = field(by, hexes, options);
  const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
  const { lines: all } = explain<RuleId>((tally) => weaponToHit(tally, s.field, s.state, shot));
  return all.filter(({ rule: id }) => id === 'MT-ARMOR-12' || id === 'MT-ELEC-10').map(({ value }) => value);
};

describe('Attacks on it', () => {
  rule(
    ['MT-ELEC-10', 'MT-ARMOR-12'],
    'A PPC is as good as ever at 6 hexes, worse by 1 at 7, by 2 at 13',
    () => {
      for (const by of ['stealth', 'null-signature'] as const)
        expect([6, 7, 12, 13, 18].map((hexes) => lines(by, hexes))).toEqual([[], [1], [1], [2], [2]]);
    },
  );

  rule('MT-ELEC-10', 'At extreme range it comes to +10', () => {
    const s = field('null-signature', 20, { ...ON, 'extreme-range': true });
    const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
    const gunnery = s.state.units[0].crew.gunnery;
    expect(explain<RuleId>((tally) => weaponToHit(tally, s.field, s.state, shot)).total - gunnery).toBe(10);
  });

  rule(['MT-ELEC-10', 'MT-ARMOR-12'], 'Not while it is off, or its unit shut down', () => {
    for (const by of ['stealth', 'null-signature'] as const) {
      const s = field(by, 10);
      const total = () => {
        const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
        return explain<RuleId>((tally) => weaponToHit(tally, s.field, s.state, shot)).lines.length;
      };
      const on = total();
      muffle(s.state.units[1], null);
      expect(on - total()).toBe(1);
    }
  });

  rule('MT-ARMOR-12', 'Whoever fires at it fires at nobody else', () => {
    const made = duel({ options: ON, range: 3 });
    const { field: at, state } = made.scene;
    const why = (...targets: readonly number[]) =>
      at.plugged.whyNotTogether!(
        null,
        at,
        state,
        0,
        targets.map((target, weapon) => ({ weapon, target })),
      );
    expect(why(1, 0)).toBeNull();
    muffle(state.units[1], 'stealth');
    expect(why(1, 0)?.rule).toBe('MT-ARMOR-12');
    expect([why(1, 1), why(0, 0)]).toEqual([null, null]);
    muffle(state.units[1], 'null-signature');
    expect(why(1, 0)).toBeNull();
    muffle(state.units[1], 'stealth');
    const attacks = [
      { weapon: 0, target: 0 },
      { weapon: 1, target: 1 },
    ] as never;
    expect(at.plugged.completeSalvo!(attacks, at, state, {} as never, 0)).toEqual([{ weapon: 0, target: 0 }]);
  });
});

describe('What it does to its unit', () => {
  rule(['MT-ELEC-10', 'MT-ARMOR-12'], '10 heat a turn while it is on', () => {
    for (const by of ['stealth', 'null-signature'] as const) {
      const s = field(by, 5);
      s.state.units[1].heat = 20;
      const heat = () => explain<RuleId>((tally) => heatAfter(tally, s.field, s.state, 1)).total;
      const on = heat();
      muffle(s.state.units[1], null);
      expect(on - heat()).toBe(10);
    }
  });

  rule('MT-ARMOR-12', 'Its suite jams nobody while it feeds the armor', () => {
    const s = field('stealth', 5);
    expect(isJammedAt(s.field, s.state, 0)).toBe(false);
    muffle(s.state.units[1], null);
    expect(isJammedAt(s.field, s.state, 0)).toBe(true);
  });

  rule('MT-ARMOR-12', 'Without its suite the armor is off at once, and told to be', () => {
    const s = field('stealth', 5);
    s.unit('Shade').hits[Location.LT] = 0b0100;
    s.rolling([['critical slot', 1, 4]], () => failInside(s.play, s.field, 1, Location.LT));
    expect(s.state.units[1].marks).toBeNull();
    expect(s.said('muffled')).toEqual(['Shade: Stealth armor off.']);
  });

  rule('MT-ELEC-11', 'A critical hit on any of its slots is the end of a null-signature system', () => {
    const s = field('null-signature', 5);
    s.rolling([['critical slot', 1, 1]], () => failInside(s.play, s.field, 1, Location.LT));
    expect(s.said('muffled')).toEqual(['Shade: Null-signature system off.']);
    const [, system] = s.field.plugged.switches!([]).filter(({ id }) => id !== 'stealth');
    expect(system.has(s.field, s.state, 1)).toBe(false);
  });
});

describe('Switching', () => {
  const game = (by: Muffler) => {
    const made = scene({
      options: ON,
      units: { Shade: { at: '0505 N', mech: FILES[by], side: 0 }, Foe: { at: '0101 S' } },
    });
    made.state.initiativeWinner = 1;
    return new Melee(made).endOfTurn();
  };

  rule(['MT-ELEC-10', 'MT-ARMOR-12'], 'In the End Phase; all who see it see it', () => {
    for (const by of ['stealth', 'null-signature'] as const) {
      const made = game(by);
      expect(made.asked).toBe('0 switches/set');
      expect(() =>
        made.order({
          type: 'switch',
          systems: [{ unit: 0, ...(by === 'stealth' && { ecm: 'on' }), [by]: 'on' }],
        } as never),
      ).toThrow('initiative');
      expect(made.scene.state.units[0].marks).toEqual({ muffled: by });
      const seen = table(made.scene.state, 1);
      const states = made.scene.field.plugged.states!([], made.scene.field, seen, 0);
      expect(states).toContain(by === 'stealth' ? 'stealth armor on' : 'null-signature system on');
    }
  });
});

rule(['MT-ELEC-10', 'MT-ARMOR-12'], 'Bots switch it on where enemies are far and they are cool', () => {
  const answer = (by: Muffler, hexes: number, heat: number, isOn: boolean) => {
    const s = field(by, hexes);
    s.state.units[1].heat = heat;
    muffle(s.state.units[1], isOn ? by : null);
    return s.field.plugged.answer!(null, s.field, s.state, { step: 'switches/set', seat: 1 } as never);
  };
  for (const by of ['stealth', 'null-signature'] as const) {
    const set = (to: string) => ({
      type: 'switch',
      systems: [{ unit: 1, ...(by === 'stealth' && { ecm: 'on' }), [by]: to }],
    });
    expect([answer(by, 10, 4, false), answer(by, 9, 4, true), answer(by, 10, 5, true)]).toEqual([
      set('on'),
      set('off'),
      set('off'),
    ]);
    expect([answer(by, 10, 4, true), answer(by, 9, 0, false)]).toEqual(
      Array(2).fill({ type: 'switch-nothing' }),
    );
  }
});

describe('What may be built', () => {
  rule('MT-ARMOR-12', 'Stealth armor has its places, and needs ECM', () => {
    expect(refusals(ON, stealthy())).toEqual([]);
    expect(refusals(ON, stealthy([]))).toEqual(['stealth armor needs an ECM suite (MT-ARMOR-12)']);
    const elsewhere = mech('Shade', {
      slots: { LT: ['12 x Stealth Armor'], RT: ['2 x Guardian ECM Suite'] },
    });
    expect(refusals(ON, elsewhere)).toHaveLength(1);
    expect(refusals({ 'ecm-suites': true }, stealthy())).toEqual([
      'Shade has stealth armor, and the option that it needs is off (MT-ARMOR-12)',
    ]);
  });

  rule(
    'MT-ELEC-11',
    'A null-signature system has a slot in each part, and goes with no other electronics',
    () => {
      expect(refusals(ON, silent())).toEqual([]);
      expect(refusals({}, silent())).toEqual([
        'Shade has a null-signature system, and the option that it needs is off (MT-ELEC-10)',
      ]);
      for (const other of ['C3 Slave', '2 x Stealth Armor'])
        expect(refusals(ON, silent([other]))).not.toEqual([]);
      expect(refusals(ON, mech('Shade', { slots: { LT: ['7 x Null Signature System'] } }))).toHaveLength(1);
    },
  );
});
