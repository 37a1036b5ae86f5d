import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { type Veteran, veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';
import type { Role } from '../../units/role-names.ts';

const acted = { acted: true };
const guns = { heatSinks: 20, slots: { RA: ['3 x PPC'], LA: ['Medium Laser', 'Medium Laser'] } };
/** The same Mech in every role: what differs is how it likes to fight. */
const as = (role: Role) => ({ ...mech('Own', guns), role });
const mute = mech('Mute', { armor: 20 });
const foe = { mech: mech('Foe', { heatSinks: 20, slots: { RT: ['3 x PPC'] } }), at: '0803 S', state: acted };
const rows = `${'. '.repeat(15)}\n`.repeat(17).split('\n');

const duel = (role: Role, map = rows.join('\n'), enemy: typeof foe | object = foe): Veteran =>
  veteran({ map, units: { Own: { mech: as(role), at: '0813 N' }, Foe: enemy as typeof foe } });

/** How much more one role sees in something than another. */
const differ = (worth: (role: Role) => number, one: Role, other: Role): number => worth(one) - worth(other);

describe('Roles', () => {
  rule(
    ['CBT-AI-28', 'CBT-FOR-02'],
    'A scout values speed and the backs of others more than anybody else',
    () => {
      const speed = (role: Role) => {
        const at = duel(role);
        return at.values('Own', '0812 N', 'run', 7) - at.values('Own', '0812 N', 'run', 2);
      };
      for (const other of ['sniper', 'juggernaut', 'missileBoat'] as const) {
        expect(differ(speed, 'scout', other), other).toBeGreaterThan(0);
      }
      const back = (role: Role) => {
        const at = duel(role, undefined, { mech: mute, at: '0803 N', state: acted });
        return at.values('Own', '0808 N', 'walk', 3);
      };
      for (const other of ['sniper', 'juggernaut', 'brawler', 'skirmisher'] as const) {
        expect(differ(back, 'scout', other), other).toBeGreaterThan(0);
      }
    },
  );

  rule(['CBT-AI-28', 'CBT-FOR-03'], 'A striker closes in and minds the enemy least', () => {
    const caution = (role: Role) => duel(role).outlook('Own').self.mood.caution;
    for (const other of ['scout', 'sniper', 'brawler', 'juggernaut'] as const) {
      expect(differ(caution, 'striker', other), other).toBeLessThan(0);
    }
    const close = (role: Role) => {
      const at = duel(role, undefined, { mech: mute, at: '0803 S', state: acted });
      return at.values('Own', '0808 N', 'walk', 3) - at.values('Own', '0815 N', 'walk', 3);
    };
    expect(differ(close, 'striker', 'sniper')).toBeGreaterThan(0);
  });

  rule(['CBT-AI-28', 'CBT-FOR-04'], 'A skirmisher stays beside the strikers it supports', () => {
    const beside = (role: Role) => {
      const at = veteran({
        units: {
          Own: { mech: as(role), at: '0813 N' },
          Friend: { mech: { ...mute, role: 'striker' }, at: '0213 N', side: 0 },
          Foe: foe,
        },
      });
      return at.values('Own', '0311 N', 'walk', 3) - at.values('Own', '1311 N', 'walk', 3);
    };
    expect(differ(beside, 'skirmisher', 'scout')).toBeGreaterThan(0.5);
  });

  rule(
    ['CBT-AI-28', 'CBT-FOR-05'],
    'A brawler goes for snipers and missile boats, and guards juggernauts',
    () => {
      const prey = (role: Role) => {
        const at = veteran({
          units: {
            Own: { mech: as('brawler'), at: '0813 N' },
            Foe: { mech: { ...mute, role }, at: '0803 S', state: acted },
          },
        });
        return at.outlook('Own').foes[0].target.sides[0];
      };
      for (const role of ['sniper', 'missileBoat'] as const)
        expect(differ(prey, role, 'scout')).toBeGreaterThan(0);
      const wards = (role: Role) =>
        veteran({
          units: {
            Own: { mech: as('brawler'), at: '0813 N' },
            Friend: { mech: { ...mute, role }, at: '0213 N', side: 0 },
            Foe: foe,
          },
        }).outlook('Own').wards.length;
      expect([wards('juggernaut'), wards('scout')]).toEqual([1, 0]);
    },
  );

  rule(
    ['CBT-AI-28', 'CBT-FOR-06', 'CBT-FOR-07'],
    'Missile boats and snipers stay in their nests, in woods',
    () => {
      const staying = (role: Role) => {
        const at = duel(role);
        return at.values('Own', '0813 N', 'still') - at.values('Own', '0813 N', 'walk', 1);
      };
      const wooded = (role: Role) => {
        const map = rows.with(12, '. . . . . . . l . . . . . . . ').join('\n');
        return duel(role, map).values('Own', '0813 N') - duel(role).values('Own', '0813 N');
      };
      for (const role of ['missileBoat', 'sniper'] as const) {
        expect(differ(staying, role, 'brawler'), role).toBeGreaterThan(0.5);
        expect(differ(wooded, role, 'juggernaut'), role).toBeGreaterThan(0);
      }
    },
  );

  rule(['CBT-AI-28', 'CBT-FOR-07'], 'A sniper keeps farther off than a brawler', () => {
    const far = (role: Role) => {
      const at = duel(role);
      return at.values('Own', '0814 N', 'walk', 1) - at.values('Own', '0808 N', 'walk', 1);
    };
    expect(differ(far, 'sniper', 'brawler')).toBeGreaterThan(0);
  });

  rule(
    ['CBT-AI-28', 'CBT-FOR-08'],
    'A juggernaut goes within the reach of its guns, whatever the cover',
    () => {
      const near = (role: Role) => {
        const at = duel(role);
        return at.values('Own', '0811 N', 'walk', 2) - at.values('Own', '0815 N', 'walk', 2);
      };
      expect(differ(near, 'juggernaut', 'sniper')).toBeGreaterThan(0);
      const prey = (role: Role) => {
        const at = veteran({
          units: {
            Own: { mech: as('juggernaut'), at: '0813 N' },
            Foe: { mech: { ...mute, role }, at: '0803 S', state: acted },
          },
        });
        return at.outlook('Own').foes[0].target.sides[0];
      };
      expect(differ(prey, 'striker', 'sniper')).toBeGreaterThan(0);
    },
  );
});
