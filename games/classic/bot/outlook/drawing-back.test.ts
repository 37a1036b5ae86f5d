import { rule } from '@ironfield/conformance/rule.ts';
import { distance } from '@ironfield/hex/board.ts';
import { describe, expect } from 'vitest';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { acted, laser, type Veteran, veteran } from '../../testing/bot.ts';
import { harm } from '../../testing/march.ts';
import { LOCATION_CODES } from '../../units/locations.ts';

const CT = LOCATION_CODES.indexOf('CT');

interface Plan {
  readonly structure?: number;
  readonly friend?: string | null;
  readonly turn?: number;
}

/** A 'Mech with so much of its centre torso left, a friend who is whole, and an enemy to the north who has moved. */
function fight({ structure, friend = '1110 N', turn = 8 }: Plan = {}): Veteran {
  const at = veteran({
    units: {
      Own: { mech: laser, at: '0810 N' },
      ...(friend && { Friend: { mech: laser, at: friend, side: 0 as const, state: acted } }),
      Foe: { mech: STOCK_MECHS['HBK-4G'], at: '0804 S', state: acted },
    },
  });
  const { state } = at.scene;
  state.turn = turn;
  if (structure !== undefined) {
    state.units[0].body.armor[CT] = 0;
    state.units[0].body.structure[CT] = structure;
  }
  return at;
}

/** Hexes between it and the enemy where it goes. */
function goesTo(at: Veteran): number {
  const { field, state } = at.scene;
  const order = at.moves('Own');
  const to = 'to' in order ? at.scene.cell(String(order.to)) : state.units[0].hex;
  return distance(field.board, to, state.units.at(-1)!.hex);
}

describe('One that is nearly lost', () => {
  rule(['CBT-AI-06', 'CBT-AI-08'], 'draws back while a friend is in better shape', () => {
    expect(goesTo(fight())).toBeLessThan(6);
    expect(goesTo(fight({ structure: 2 }))).toBeGreaterThan(6);
  });

  rule('CBT-AI-08', 'is more careful and less drawn to the enemy the less is left of it', () => {
    const mood = (plan: Plan) => fight(plan).outlook('Own').self.mood;
    const [whole, hurt, lost] = [mood({}), mood({ structure: 6 }), mood({ structure: 1 })];
    expect([whole.worn, hurt.worn > 0, lost.worn > hurt.worn]).toEqual([0, true, true]);
    expect(hurt.caution).toBeGreaterThan(whole.caution);
    expect(lost.caution).toBeGreaterThan(hurt.caution);
    expect(lost.eagerness).toBeLessThan(hurt.eagerness);
  });

  rule(
    'CBT-AI-08',
    'fights on where it is the last, where friends are no better off, and when it is late',
    () => {
      const worn = (plan: Plan) => fight({ structure: 2, ...plan }).outlook('Own').self.mood.worn;
      expect(worn({ friend: null })).toBe(0);
      expect(worn({ turn: 50 })).toBe(0);
      const both = fight({ structure: 2 });
      both.scene.state.units[1].body.armor[CT] = 0;
      both.scene.state.units[1].body.structure[CT] = 1;
      expect(both.outlook('Own').self.mood.worn).toBe(0);
      const asleep = fight({ structure: 2 });
      asleep.scene.state.units[1].crew = { ...asleep.scene.state.units[1].crew, knockedOut: 7 };
      expect(asleep.outlook('Own').self.mood.worn).toBe(0);
    },
  );

  rule('CBT-AI-08', 'and one that is crippled counts as such, whatever armour it has', () => {
    const at = fight();
    const worn = () => at.outlook('Own').self.mood.worn;
    expect(worn()).toBe(0);
    for (let hit = 0; hit < 2; hit++) harm(at.scene, 'Own', 'CT', 'engine');
    expect(worn()).toBe(0.5);
  });
});
