// Puts the weapons of Levels 2 and 3 that work in play into the arsenal, by families that an option allows together.

import { ADVANCED_WEAPONS } from './advanced-weapons.ts';
import { addWeapons, knowWeapons } from './arsenal.ts';
import type { Gear } from './gear.ts';

/** By the ids of their weapons; those of the Clans belong to them. */
const FAMILIES: readonly (readonly [gear: Gear, ids: RegExp])[] = [
  [
    'beams of Level 2',
    /^(er_(large_laser|medium_laser|small_laser|micro_laser|ppc)|(large|medium|small|micro)_pulse_laser|heavy_(large|medium|small)_laser)$/,
  ],
  ['Gauss rifles', /^(light_)?gauss_rifle$/],
  ['heavy Gauss rifles', /^heavy_gauss_rifle$/],
  ['Narc beacons', /^narc$/],
  ['improved Narc launchers', /^improved_narc$/],
  ['heavy flamers', /^heavy_flamer$/],
  ['artillery cannons', /^(long_tom|sniper|thumper)_cannon$/],
  ['rotary autocannons', /^rotary_ac_/],
  ['Ultra autocannons', /^ultra_ac_/],
  ['LB-X autocannons', /^lb_\d+_x_ac$/],
  ['launchers of the Clans', /^[ls]rm_\d+$/],
  ['small arms of the Clans', /^((light_|heavy_)?machine_gun|flamer(_vehicle_)?)$/],
  ['Streak SRMs', /^streak_srm_/],
  ['Streak LRMs', /^streak_lrm_/],
  ['torpedoes', /^[ls]rt_\d+$/],
  ['Thunderbolts', /^thunderbolt_/],
  ['ATMs', /^atm_/],
  ['MRMs', /^mrm_/],
  ['rocket launchers', /^rocket_launcher_/],
  ['light autocannons', /^light_ac_/],
  ['X-pulse lasers', /_x_pulse_laser$/],
  ['ER pulse lasers', /^er_.*_pulse_laser$/],
];

for (const [gear, ids] of FAMILIES)
  addWeapons(
    gear,
    ADVANCED_WEAPONS.filter(({ id }) => ids.test(id.replace(/^clan_/, ''))),
  );

knowWeapons(ADVANCED_WEAPONS.map(({ name }) => name));
