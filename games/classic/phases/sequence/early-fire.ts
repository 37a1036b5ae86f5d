// Attacks in the middle of the Movement Phase (MT-ADVF-08, MT-BASE-03): they take effect at once.

import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { HEAVY_DAMAGE } from '../../data/piloting.ts';
import type { Classic } from '../../game-types.ts';
import type { OrderOf } from '../../orders.ts';
import { mpUnderWay } from '../../rules/movement/movement-points.ts';
import { rollToStayUp } from '../../rules/piloting/falls.ts';
import type { Frames, State } from '../../state.ts';
import { removeDestroyed } from '../turn/phase-end.ts';
import { checkVictory } from '../turn/victory.ts';
import { declareFire, resolutions } from '../weapon/weapon.ts';

/** Fires at a unit now, and lets it feel that. */
export function fireAtOnce(
  play: Play<Classic>,
  field: Battlefield,
  order: OrderOf<'fire'>,
  target: number,
): void {
  const { state } = play;
  const first = state.weaponAttacks.length;
  const effect = effectOf(field, state, target, order.unit);
  declareFire(play, field, order);
  play.next(...resolutions(state, first), effect);
}

/** The step after attacks on a unit have been carried out. */
export const effectOf = (
  field: Battlefield,
  state: State,
  unit: number,
  by: number,
): FrameOf<Classic> & { readonly step: 'weapon/effect' } => ({
  step: 'weapon/effect',
  unit,
  by,
  mp: mpUnderWay(field, state, unit),
});

/** MT-ADVF-08: damage takes effect at once, and so do the rolls that it asks for. */
export function effect(play: Play<Classic>, { unit, by, mp }: Frames['weapon/effect']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const target = state.units[unit];
  const before = target.thisTurn.marks?.shot ?? 0;
  const shot = before + target.thisPhase.damage;
  settle(state, unit, shot);
  play.emit({ type: 'early-fire', unit, by, shot });
  // With a modifier for each 20 points there is a roll at each; otherwise at the first.
  const steps = (points: number) =>
    field.plugged.heavyDamage ? Math.floor(points / HEAVY_DAMAGE) : Number(points >= HEAVY_DAMAGE);
  target.thisPhase.damage = steps(shot) > steps(before) ? shot : 0;
  rollToStayUp(play, field, unit);
  rollToStayUp(play, field, by);
  target.thisTurn.mpLeft = Math.max(0, target.thisTurn.mpLeft - (mp - mpUnderWay(field, state, unit)));
  removeDestroyed(play, field);
  checkVictory(play);
}

/** The attacks are over, and what they did is noted. */
export function settle(
  table: Pick<State, 'units' | 'weaponAttacks' | 'physicalAttacks'>,
  unit: number,
  shot: number,
): void {
  table.weaponAttacks = table.weaponAttacks.map((attack) => ({ ...attack, isOver: true }));
  table.physicalAttacks = [];
  if (unit < 0) return;
  const { thisTurn } = table.units[unit];
  thisTurn.marks = { ...thisTurn.marks, shot };
}
