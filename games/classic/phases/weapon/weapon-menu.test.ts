// What the menu of the Weapon Attack Phase offers, and how it says no.

import { rule } from '@ironfield/conformance/rule.ts';
import type { Each, Pick } from '@ironfield/kernel/menu/menu.ts';
import { describe, expect } from 'vitest';
import { Melee } from '../../testing/melee.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { stancesOf } from './weapon-menu.ts';

class Range extends Melee {
  /** The attacks of the salvo, after 'Mech, twist, propping arm where there is one, and primary target. */
  salvo(...chosen: readonly (string | number)[]): Each {
    return this.pick('fire', chosen) as unknown as Each;
  }

  targetPick(weapon: string, ...chosen: readonly (string | number)[]): Pick {
    return this.salvo(...chosen).fields(this.scene.weapon('Gun', weapon))[0] as Pick;
  }

  attack(weapon: string, target: string, more: object = {}): object {
    return { weapon: this.scene.weapon('Gun', weapon), target: this.scene.index(target), ...more };
  }

  no(twist: number, target: string, attacks: readonly object[], more: object = {}) {
    return this.refusal({ type: 'fire', unit: 'Gun', twist, target, attacks, ...more });
  }
}

type Units = Parameters<typeof scene>[0]['units'];

const lasers = (plan: Parameters<typeof mech>[1] = {}) =>
  mech('Gun', { slots: { RA: ['Medium Laser'], LA: ['Medium Laser'], CT: ['Medium Laser (R)'] }, ...plan });

const range = (units: Units, gun: object = {}, file = lasers()): Range =>
  new Range(scene({ units: { Gun: { mech: file, at: '0505 S', ...gun }, ...units } })).beginAt('weapon', 0);

const AHEAD = { Ahead: { at: '0508 N' } };

describe('Who is asked', () => {
  const asked = (units: Units, gun: object = {}, file = mech('Gun')) => range(units, gun, file).asked;

  rule('CBT-SEQ-04', 'Whoever can fire, find a club, or twist towards somebody beside it', () => {
    expect(asked(AHEAD, {}, lasers())).toBe('0 weapon/declare');
    expect(asked(AHEAD)).toBe('over');
    expect(asked({ Near: { at: '0506 N' } }, { at: '0505 N' })).not.toBe('over');
    expect(asked({ Near: { at: '0507 N' } })).toBe('over');
    const first = { Near: { at: '0101 N', state: { shutDown: 1 } } };
    expect(asked(first, { at: '0102 S' })).toBe('0 weapon/declare');
    expect(asked({ Near: { at: '0506 N' } }, { state: { prone: true } })).toBe('1 weapon/declare');
    expect(asked({ Near: { at: '0506 N' } }, { state: { shutDown: 1 } })).toBe('1 weapon/declare');
  });

  rule(['CBT-SEQ-04', 'CBT-PHY-13'], 'A tree or a limb to pick up is something to declare', () => {
    const table = new Range(
      scene({ map: 'l . .\n. . .\n. . .\n. . .', units: { Gun: { at: '0101 S' }, Far: { at: '0304 N' } } }),
    ).beginAt('weapon', 0);
    expect(table.asked).toBe('0 weapon/declare');
    expect(table.orders).toEqual(['hold', 'find-club']);
    expect(table.choices('find-club', 'Gun')).toEqual(['tree']);
    expect(table.refusal({ type: 'find-club', unit: 'Gun', club: 'limb' }).rule).toBe('CBT-PHY-13');
    expect(table.refusal({ type: 'find-club', unit: 'Far', club: 'tree' }).rule).toBe('CBT-PHY-13');
    expect(table.refusal({ type: 'fire', unit: 'Gun', twist: 0, target: 'Far', attacks: [] }).message).toBe(
      'That unit has nothing to fire at from where it is',
    );
    expect(table.refusal({ type: 'fire', unit: 'Far', twist: 0, target: 'Gun', attacks: [] }).message).toBe(
      "That is not one of your 'Mechs",
    );
  });
});

describe('How it holds itself', () => {
  rule(
    ['CBT-ARC-03', 'CBT-SEQ-04'],
    'Only twists with something to fire at are on offer to one who fires',
    () => {
      expect(range(AHEAD).choices('fire', 'Gun')).toEqual([0, -1, 1]);
      const arms = lasers({ slots: { RA: ['Medium Laser'], LA: ['Medium Laser'] } });
      const right = range({ Right: { at: '0303 N' } }, {}, arms);
      expect(right.choices('fire', 'Gun')).toEqual([1]);
      expect(right.no(-1, 'Right', [])).toMatchObject({ path: 'twist' });
      expect(right.choices('hold', 'Gun')).toEqual([0, -1, 1]);
      expect(range(AHEAD, { state: { prone: true } }).choices('hold', 'Gun')).toEqual([0]);
    },
  );

  rule('CBT-WPN-05', 'The prone lean on an arm that leaves something to fire', () => {
    const prone = { state: { prone: true } };
    expect(range(AHEAD, prone).choices('fire', 'Gun', 0)).toEqual(['LA', 'RA']);
    const oneGun = lasers({ slots: { RA: ['Medium Laser'] } });
    expect(range(AHEAD, prone, oneGun).choices('fire', 'Gun', 0)).toEqual(['LA']);
    const table = range(AHEAD, prone);
    const attacks = [table.attack('Medium Laser RA', 'Ahead')];
    table.order({ type: 'fire', unit: 'Gun', twist: 0, prop: 'LA', target: 'Ahead', attacks }, toHit(1, 1));
    expect(table.scene.happened('fire-declared')).toMatchObject([{ prop: 4, twist: 0 }]);
    const standing = range(AHEAD);
    const order = { type: 'fire', unit: 'Gun', twist: 1, target: 'Ahead', attacks } as const;
    standing.order(order, toHit(1, 1));
    expect(standing.scene.happened('fire-declared')).toMatchObject([{ prop: null, twist: 1 }]);
  });
});

describe('Whom it fires at', () => {
  const crowd = () =>
    range({
      Ahead: { at: '0508 N' },
      Beside: { at: '0304 N' },
      Behind: { at: '0502 N' },
      Friend: { side: 0, at: '0506 N' },
    });

  rule(
    ['CBT-THM-07', 'CBT-WPN-02'],
    'Targets are enemies that some weapon bears on, weapon by weapon',
    () => {
      const table = crowd();
      expect(table.offers('fire', 'Gun', 0)).toEqual(['Ahead', 'Beside', 'Behind']);
      const items = (primary: string) =>
        Array.from(table.salvo('Gun', 0, primary).items).map(
          (weapon) => table.scene.design('Gun').weapons[weapon as number].label,
        );
      expect(items('Ahead')).toEqual(['Medium Laser (R) CT', 'Medium Laser LA', 'Medium Laser RA'].sort());
      const values = (weapon: string, primary: string) =>
        Array.from(table.targetPick(weapon, 'Gun', 0, primary).values).map(
          (unit) => table.scene.field.pilots[unit as number].name,
        );
      expect(values('Medium Laser RA', 'Ahead')).toEqual(['Ahead', 'Beside']);
      expect(values('Medium Laser LA', 'Ahead')).toEqual(['Ahead']);
      expect(values('Medium Laser (R)', 'Ahead')).toEqual(['Behind']);
      // Without a primary target ahead there is none ahead at all.
      expect(values('Medium Laser RA', 'Beside')).toEqual(['Beside']);
      expect(items('Beside')).not.toContain('Medium Laser LA');
    },
  );

  rule(['CBT-THM-07', 'CBT-WPN-01'], 'What it says about a weapon or a target that is refused', () => {
    const table = crowd();
    const no = (weapon: string, target: string, primary = target) =>
      table.no(0, primary, [table.attack(weapon, target)]);
    expect(no('Medium Laser LA', 'Ahead', 'Beside')).toMatchObject({
      path: 'attacks.0.weapon',
      rule: 'CBT-THM-07',
    });
    expect(no('Medium Laser RA', 'Ahead', 'Beside')).toMatchObject({
      path: 'attacks.0.target',
      rule: 'CBT-THM-07',
    });
    expect(no('Medium Laser LA', 'Behind', 'Ahead')).toMatchObject({
      path: 'attacks.0.target',
      rule: 'CBT-ARC-02',
    });
    expect(no('Medium Laser LA', 'Friend', 'Ahead')).toMatchObject({ rule: 'CBT-WPN-02' });
    expect(table.no(0, 'Ahead', [{ weapon: 9, target: 1 }])).toMatchObject({ path: 'attacks.0.weapon' });
    expect(table.no(0, 'Ahead', [{ weapon: 0, target: 9 }]).path).toMatch(/^attacks.0/);
    expect(table.no(0, 'Friend', [])).toMatchObject({ path: 'target' });
    const broken = range(AHEAD, { state: { hits: [0, 0, 0, 0, 1 << 4, 0, 0, 0] } });
    expect(broken.no(0, 'Ahead', [broken.attack('Medium Laser LA', 'Ahead')])).toMatchObject({
      path: 'attacks.0.weapon',
      rule: 'CBT-WPN-01',
    });
  });

  rule('CBT-THM-07', 'The numbers on the menu are those of the shot', () => {
    const table = new Range(
      scene({
        units: {
          Gun: { mech: lasers(), at: '0505 S' },
          Ahead: { at: '0508 N' },
          Also: { at: '0607 N' },
          Beside: { at: '0304 N' },
        },
      }),
    ).beginAt('weapon', 0);
    const shown = (weapon: string, primary: string, target: string) =>
      table.targetPick(weapon, 'Gun', 0, primary).describe!(table.scene.index(target)).explanation!.total;
    expect(shown('Medium Laser LA', 'Ahead', 'Ahead')).toBe(4);
    expect(shown('Medium Laser LA', 'Ahead', 'Also')).toBe(4 + 1);
    expect(shown('Medium Laser RA', 'Ahead', 'Beside')).toBe(4 + 2);
    expect(shown('Medium Laser RA', 'Beside', 'Beside')).toBe(4);
  });

  rule('CBT-THM-07', 'Of several targets ahead the one that was named is the primary one', () => {
    const shots = (target: string) => {
      const table = range({ Ahead: { at: '0508 N' }, Also: { at: '0607 N' } });
      const attacks = [table.attack('Medium Laser RA', 'Ahead'), table.attack('Medium Laser LA', 'Also')];
      table.order({ type: 'fire', unit: 'Gun', twist: 0, target, attacks }, toHit(1, 1), toHit(1, 1));
      return table.scene.happened('weapon-attack').map(({ attack }) => attack.number);
    };
    expect(shots('Ahead')).toEqual([4, 5]);
    expect(shots('Also')).toEqual([5, 4]);
  });

  rule('CBT-WPN-08', 'What an aimed shot needs stands beside the location, and where the target is', () => {
    const table = range({ Ahead: { at: '0508 N', state: { shutDown: 1 } } });
    const targets = table.targetPick('Medium Laser LA', 'Gun', 0, 'Ahead');
    expect(targets.describe!(1)).toMatchObject({ hex: '0508', piece: 1, explanation: { total: 0 } });
    const [aim] = targets.follow!(1) as [Pick];
    expect(aim.describe!('none')).toEqual({ label: 'Nowhere in particular' });
    expect(aim.describe!('HD')).toMatchObject({ label: 'HD', explanation: { total: 4 + 3 } });
    expect(aim.describe!('LL')).toMatchObject({ label: 'LL', explanation: { total: 0 } });
  });

  rule('CBT-THM-07', 'If nothing is fired at the one that was named, the primary target is one ahead', () => {
    const fired = (target: string, ...shots: readonly (readonly [string, string])[]) => {
      const table = crowd();
      const attacks = shots.map(([weapon, at]) => table.attack(weapon, at));
      table.order({ type: 'fire', unit: 'Gun', twist: 0, target, attacks }, ...shots.map(() => toHit(1, 1)));
      return table.scene.happened('weapon-attack').map(({ attack }) => attack.number);
    };
    expect(fired('Ahead', ['Medium Laser RA', 'Beside'], ['Medium Laser LA', 'Ahead'])).toEqual([6, 4]);
    expect(fired('Ahead', ['Medium Laser RA', 'Beside'])).toEqual([4]);
    expect(fired('Ahead', ['Medium Laser (R)', 'Behind'], ['Medium Laser RA', 'Beside'])).toEqual([4, 6]);
  });
});

rule(
  'CBT-WPN-04',
  'Which bin a shot comes from is asked where there are several, with what they hold',
  () => {
    const two = lasers({ slots: { RA: ['SRM 2'], LT: ['Ammo SRM 2'], RT: ['Ammo SRM 2'] } });
    const table = range(AHEAD, { state: { shots: [3, 50] } }, two);
    const [, bins] = table.salvo('Gun', 0, 'Ahead').fields(0) as [Pick, Pick];
    expect(Array.from(bins.values)).toEqual([0, 1]);
    expect(bins.describe!(0).label).toMatch(/LT.*3/);
    expect(table.no(0, 'Ahead', [table.attack('SRM 2', 'Ahead', { bin: 2 })])).toMatchObject({
      path: 'attacks.0.bin',
    });
    const one = range(AHEAD, { state: { shots: [0, 50] } }, two);
    expect(one.salvo('Gun', 0, 'Ahead').fields(0)).toHaveLength(1);
  },
);

rule('CBT-THM-02', 'Calling off and attacking anyway are told apart', () => {
  const table = range({ Ahead: { at: '0513 N', state: { hexesMoved: 10 } } }, { gunnery: 8 });
  const attacks = [table.attack('Medium Laser LA', 'Ahead')];
  table.order({ type: 'fire', unit: 'Gun', twist: 0, target: 'Ahead', attacks });
  expect(table.asked).toBe('0 weapon/impossible');
  expect(table.choices('call-off').map((stop) => table.label('call-off', stop as never))).toEqual([
    'Call it off',
    'Attack anyway',
  ]);
  table.order({ type: 'call-off', stop: true });
  expect(table.scene.happened('weapon-attack')).toEqual([]);
});

rule('CBT-SEQ-04', 'A salvo without a single weapon is holding fire, with its twist', () => {
  const table = range(AHEAD);
  table.order({ type: 'fire', unit: 'Gun', twist: 1, target: 'Ahead', attacks: [] });
  expect(table.scene.happened('held')).toMatchObject([{ unit: 0, twist: 1 }, { unit: 1 }]);
  expect(table.scene.happened('fire-declared')).toEqual([]);
});

rule('CBT-THM-02', 'A 12 can be rolled, and hits', () => {
  const table = range({ Ahead: { at: '0508 N', state: { hexesMoved: 10 } } }, { gunnery: 8 });
  const attacks = [table.attack('Medium Laser LA', 'Ahead')];
  table.order({ type: 'fire', unit: 'Gun', twist: 0, target: 'Ahead', attacks }, toHit(6, 6), location(3, 4));
  expect(table.scene.happened('weapon-attack')).toMatchObject([{ attack: { number: 12 }, hit: true }]);
});

rule('CBT-WPN-05', 'Only whoever lies has to say with which arm it props itself up', () => {
  const stances = (prone: boolean) => {
    const { field, state } = scene({
      units: { Gun: { mech: mech('Gun'), at: '0101 N', state: { prone } }, Mark: { at: '0301' } },
    });
    return stancesOf(field, state, 0, 0).map(({ prop }) => prop);
  };
  expect(stances(false)).toEqual([null]);
  expect(stances(true).length).toBeGreaterThan(1);
  expect(stances(true)).not.toContain(null);
});
