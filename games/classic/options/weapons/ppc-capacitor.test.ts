import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect } from 'vitest';
import { failInside } from '../../kinds/mech/damage/damage.ts';
import { heatAfter } from '../../kinds/mech/heat.ts';
import { forgetLastTurn } from '../../phases/turn/turn.ts';
import type { RuleId } from '../../rule-index.ts';
import { whyNotFire } from '../../rules/fire/to-hit.ts';
import { Duel } from '../../testing/duel.ts';
import { Melee } from '../../testing/melee.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { CT, RT } from '../../units/locations.ts';

const ON = { 'ppc-capacitor': true };
const gunner = mech('Gun', {
  heatSinks: 10,
  slots: { RT: ['3 x PPC', 'PPC Capacitor'], LA: ['Medium Laser'] },
});

interface Plan {
  readonly file?: ReturnType<typeof mech>;
  readonly range?: number;
  readonly options?: object;
  readonly gunnery?: number;
}

const table = ({ file = gunner, range = 5, options = ON, gunnery = 4 }: Plan = {}): Duel =>
  new Duel(
    scene({
      map: '. . .\n'.repeat(range + 1),
      units: {
        Gun: { mech: file, at: '0201 S', gunnery },
        Mark: { mech: mech('Mark', { armor: 40 }), at: `020${range + 1} N` },
      },
      options: options as typeof ON,
    }),
  );

const weaponOf = (made: Duel) => made.scene.weapon('Gun', 'PPC');
/** The question, answered so. */
const charge = (made: Duel, weapon = weaponOf(made)): Duel =>
  made.order({ type: 'charge-ppc', guns: weapon === -2 ? [] : [{ unit: 0, weapon }] } as never);
const why = (s: Scene, label = 'PPC') =>
  whyNotFire(s.field, s.state, { unit: 0, twist: 0, prop: null }, s.weapon('Gun', label), 1)?.message;
const heatOf = ({ field, state }: Scene) =>
  explain<RuleId>((tally) => heatAfter(tally, field, state, 0)).lines.find(
    ({ reason }) => reason === 'PPC capacitors',
  )?.value;

/** A PPC that was charged in the turn before. */
function loaded(plan: Plan = {}): Duel {
  const made = charge(table(plan).beginAt('weapon', 1));
  made.scene.state.agenda.length = 0;
  made.scene.state.turn++;
  forgetLastTurn(made.scene.state);
  return made.beginAt('weapon', 1);
}

describe('PPC capacitors', () => {
  rule('MT-WPN-38', 'A PPC charges instead of firing, for 5 heat; other weapons fire as ever', () => {
    const made = table().beginAt('weapon', 1);
    expect(made.orders).toEqual(['charge-ppc']);
    charge(made);
    expect(made.scene.said('charging')).toEqual(['Gun charges the capacitor of PPC RT.']);
    expect([why(made.scene), why(made.scene, 'Medium Laser')]).toEqual([
      'Its capacitor charges in this turn',
      undefined,
    ]);
    expect(heatOf(made.scene)).toBe(5);
  });

  rule('MT-WPN-38', 'Who charges nothing fires as ever, for 10 points and no more heat', () => {
    const made = charge(table().beginAt('weapon', 1), -2);
    expect(made.fire('PPC', toHit(6, 6), location(3, 4))).toBe(10);
    expect([heatOf(made.scene), made.scene.unit('Gun').heatBuilt]).toEqual([undefined, 10]);
  });

  rule('MT-WPN-38', 'The charged shot does 15 points in one place, for 15 heat in all', () => {
    const made = loaded();
    expect(made.orders).not.toContain('charge-ppc');
    expect(made.fire('PPC', toHit(6, 6), location(3, 4))).toBe(15);
    expect(made.scene.happened('damaged').map(({ damage }) => damage)).toEqual([15]);
    expect([heatOf(made.scene), made.scene.unit('Gun').heatBuilt]).toEqual([5, 10]);
  });

  rule('MT-WPN-38', 'An ER PPC comes to 20 heat', () => {
    const slots = { RT: ['3 x ER PPC', 'PPC Capacitor'] };
    const made = table({ file: mech('Gun', { slots }), options: { ...ON, 'level-2-beams': true } });
    charge(made.beginAt('weapon', 1), made.scene.weapon('Gun', 'ER PPC'));
    made.scene.state.agenda.length = 0;
    made.scene.state.turn++;
    forgetLastTurn(made.scene.state);
    made.beginAt('weapon', 1);
    expect(made.fire('ER PPC', toHit(6, 6), location(3, 4))).toBe(15);
    expect([heatOf(made.scene), made.scene.unit('Gun').heatBuilt]).toEqual([5, 15]);
  });

  rule('MT-WPN-38', 'A miss spends the charge, too', () => {
    const made = loaded();
    made.fire('PPC', toHit(1, 2));
    made.scene.state.agenda.length = 0;
    made.scene.state.turn++;
    forgetLastTurn(made.scene.state);
    expect(heatOf(made.scene)).toBeUndefined();
    made.beginAt('weapon', 1);
    expect(made.orders).toEqual(['charge-ppc']);
  });

  rule('MT-WPN-38', 'A charge that is held costs 5 heat each turn', () => {
    const made = loaded();
    made.order({ type: 'hold', unit: 'Gun', twist: 0 } as never);
    expect(heatOf(made.scene)).toBe(5);
    made.scene.state.agenda.length = 0;
    made.scene.state.turn++;
    forgetLastTurn(made.scene.state);
    expect(heatOf(made.scene)).toBe(5);
  });

  rule('MT-WPN-37', 'Each PPC has a capacitor of its own beside it, and one without has none', () => {
    const slots = { RT: ['3 x PPC', 'PPC Capacitor'], LT: ['3 x PPC'], RA: ['3 x PPC', 'PPC Capacitor'] };
    const made = table({ file: mech('Gun', { slots }) }).beginAt('weapon', 1);
    charge(made, -1);
    expect(made.scene.happened('charging')).toHaveLength(2);
    expect([heatOf(made.scene), why(made.scene, 'PPC LT')]).toEqual([10, undefined]);
  });

  rule('MT-WPN-37', 'Nobody is asked whose capacitor or PPC is hit, or who has none', () => {
    const hits = (mask: number) => {
      const made = table();
      made.scene.unit('Gun').hits = [0, 0, 0, mask, 0, 0, 0, 0];
      return made.beginAt('weapon', 1).orders;
    };
    expect([hits(0b1000), hits(0b1)].map((orders) => orders.includes('charge-ppc'))).toEqual([false, false]);
    expect(table({ options: {} }).beginAt('weapon', 1).orders).not.toContain('charge-ppc');
  });
});

describe('What may go wrong', () => {
  rule('MT-WPN-39', 'A charged shot with a throw of 2 is the last of its PPC; the capacitor is whole', () => {
    const made = loaded();
    made.fire('PPC', toHit(1, 1));
    expect(made.scene.said('capacitor-overload')).toEqual(['PPC RT of Gun overloads and is out of action.']);
    expect(made.scene.unit('Gun').hits[RT]).toBe(0b111);
    const usual = charge(table().beginAt('weapon', 1), -2);
    usual.fire('PPC', toHit(1, 1));
    expect(usual.scene.unit('Gun').hits[RT]).toBe(0);
  });

  rule('MT-WPN-39', 'A throw of 2 that hits does its points all the same', () => {
    const made = loaded({ gunnery: 0, range: 5 });
    expect(made.fire('PPC', toHit(1, 1), location(3, 4))).toBe(15);
    expect(made.scene.happened('capacitor-overload')).toHaveLength(1);
  });

  const none: Roll = ['critical hit', 1, 1];

  /** A critical hit on this slot of the right torso. */
  function struck(made: Duel, slot: number, ...more: Roll[]): Melee {
    const { scene: s } = made;
    s.rolling([['critical slot', 1, slot], ...more], () => failInside(s.play, s.field, 0, RT));
    return new Melee(s);
  }

  rule('MT-WPN-39', 'A hit on a PPC or a capacitor with a charge explodes for 15 points', () => {
    for (const slot of [1, 4]) {
      const made = charge(table().beginAt('weapon', 1));
      const full = made.scene.unit('Gun').structure[RT];
      struck(made, slot, none, none);
      expect(made.scene.said('capacitor-burst')).toEqual([
        'The charge of PPC RT of Gun explodes for 15 points.',
      ]);
      const { structure, pilotHits } = made.scene.unit('Gun');
      const before = made.scene.design('Gun').structure;
      expect([structure[RT], before[CT] - structure[CT], pilotHits]).toEqual([0, 15 - full, 2]);
    }
  });

  rule('MT-WPN-39', 'Not one without a charge, nor in the phase in which it is fired', () => {
    const idle = charge(table().beginAt('weapon', 1), -2);
    expect(struck(idle, 4).damage('Gun')).toBe(0);
    const made = loaded();
    made.scene.state.weaponAttacks = [
      { attacker: 0, weapon: weaponOf(made), target: 1, number: 7, bin: -1, aim: -1 },
    ];
    expect(struck(made, 1).damage('Gun')).toBe(0);
  });
});
