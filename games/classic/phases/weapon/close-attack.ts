// The effects of attacks at close quarters (MT-PRE-15, MT-WPN-63), and the falls of those who swarm (MT-PRE-28).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { CloseAttack } from '../../data/equipment.ts';
import type { Classic } from '../../game-types.ts';
import type { Incoming, Struck } from '../../kind.ts';
import { destroy } from '../../rules/damage/destruction.ts';
import { natureOf } from '../../rules/damage/nature.ts';
import { isLost, isPlaced } from '../../rules/unit/condition.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { climbOnto, getOff, roomAt, swarmedBy, swarmerOf } from '../../rules/unit/riding.ts';
import { GONE, type WeaponAttack } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    /** A platoon has climbed onto its target. */
    'swarm-on': { readonly type: 'swarm-on'; readonly unit: number; readonly target: number };
    /** It is off again, in a hex. */
    'swarm-off': { readonly type: 'swarm-off'; readonly unit: number; readonly hex: number };
  }
}

export function closeAttack(
  play: Play<Classic>,
  field: Battlefield,
  attack: WeaponAttack,
  how: CloseAttack,
): void {
  if (how === 'mine') layMines(play, field, attack);
  else if (how === 'leg') attackLeg(play, field, attack);
  else if (swarmedBy(play.state.units[attack.attacker]) === attack.target) tearAt(play, field, attack);
  else climb(play, field, attack);
}

/** On the Kick Table, or the other leg where that one is gone: critical hits, or else a little damage. */
function attackLeg(
  play: Play<Classic>,
  field: Battlefield,
  { attacker, target, weapon }: WeaponAttack,
): void {
  const kind = field.kinds[target];
  const from: Incoming = { table: 'kick', side: 'front', covered: 0, by: attacker };
  const struck = kind.rollLocation(play, field, target, from);
  if (!struck) return;
  const { body } = play.state.units[target];
  const legs = kind.limbs?.legs ?? [];
  const part = isLost(body, struck.part) ? (legs.find((leg) => !isLost(body, leg)) ?? -1) : struck.part;
  if (part < 0 || kind.threaten(play, field, target, part, attacker)) return;
  const hit: Struck = { part, rear: false, critical: false, by: attacker };
  kind.strike(play, field, target, hit, field.designs[attacker].weapons[weapon].type.damage);
}

/** MT-WPN-63: where a mine finds nothing to break inside. */
const MINE = 4;

/** Each that holds on breaks something in the middle of its target, or else does a little damage there. */
function layMines(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): void {
  const { attacker, target } = attack;
  const kind = field.kinds[target];
  const part = kind.hull?.bow ?? kind.vital;
  const { points, group } = field.kinds[attacker].volley!(play, field, attack)!;
  for (let left = points; left > 0 && !play.state.units[target].loss; left -= group) {
    if (kind.threaten(play, field, target, part, attacker)) continue;
    kind.strike(play, field, target, { part, rear: false, critical: false, by: attacker }, MINE);
  }
}

/** It only gets there; what it does there begins in the next turn. */
function climb(play: Play<Classic>, field: Battlefield, { attacker, target }: WeaponAttack): void {
  const { units } = play.state;
  const isThere = units[attacker].loss === null && isPlaced(units[attacker]);
  if (!isThere || units[target].loss || swarmerOf(play.state, target) >= 0) return;
  endMarks(play, field, attacker, 'goes');
  climbOnto(units[attacker], target);
  play.emit({ type: 'swarm-on', unit: attacker, target });
}

/** All it has, each group with a location of its own and a chance of critical hits. */
function tearAt(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): void {
  const { attacker, target } = attack;
  const { points, group } = field.kinds[attacker].volley!(play, field, attack)!;
  const kind = field.kinds[target];
  const from: Incoming = { table: 'swarm', side: 'front', covered: 0, by: attacker };
  // MT-SOPS-03: on a vehicle one roll for critical hits an attack, where its first group has struck.
  let isFirst = !kind.limbs;
  for (let left = points; left > 0; left -= group) {
    const struck = kind.rollLocation(play, field, target, from);
    if (!struck) continue;
    const nature = natureOf(field.designs[attacker].weapons[attack.weapon].type);
    kind.strike(play, field, target, { ...struck, nature }, Math.min(left, group));
    if (isFirst && !play.state.units[target].loss) kind.threaten(play, field, target, struck.part, attacker);
    isFirst = false;
  }
}

/** MT-PRE-28: into the hex, or beside it where there is no room; with none at all that is the end. Says whether it lives. */
export function putOff(play: Play<Classic>, field: Battlefield, unit: number, hex: number): boolean {
  const { state } = play;
  const platoon = state.units[unit];
  const cell = roomAt(field, state, unit, hex);
  if (cell < 0) {
    perish(play, field, unit, 'no-room');
    return false;
  }
  getOff(platoon, cell);
  play.emit({ type: 'swarm-off', unit, hex: cell });
  return true;
}

/** It is lost where it clings, or sits. */
export function perish(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  loss: 'no-room' | 'sunk' | 'left-map' | 'aboard',
): void {
  destroy(play, field, unit, loss);
  field.plugged.removes?.(play, field, unit);
  play.state.units[unit].hex = GONE;
  play.emit({ type: 'removed', unit, crushed: false });
}

/** MT-PRE-28: off, and hurt by it; in water that is the end. */
const THROWN = 11;

export function throwOff(play: Play<Classic>, field: Battlefield, target: number): void {
  const unit = swarmerOf(play.state, target);
  if (unit < 0) return;
  const { hex } = play.state.units[target];
  if (field.depth[hex] >= 1 && !field.designs[unit].dives) {
    perish(play, field, unit, 'sunk');
    return;
  }
  if (putOff(play, field, unit, hex)) hurt(play, field, unit, THROWN);
}

/** Points that are as they are, whatever the ground. */
export function hurt(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  const kind = field.kinds[unit];
  const struck = kind.rollLocation(play, field, unit, { table: 'mech', side: 'front', covered: 0 });
  if (struck) kind.strike(play, field, unit, { ...struck, isMeasured: true }, points);
}
