import { explain } from '@ironfield/kernel/explanation.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Piece } from '@ironfield/table/scenes/scene.ts';
import { piecesNear } from '@ironfield/table/scenes/scene-index.ts';
import { CONTACT } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { isInFixedArc } from '../../rules/attack/aiming.ts';
import { isSuccess, marginOf, resultOf } from '../../rules/core/dice.ts';
import { defenseSkill } from '../../rules/modifiers/defense-modifiers.ts';
import { sizeOf } from '../../rules/sight/detection.ts';
import { baseOf, touches } from '../../rules/sight/sighting.ts';
import { type Collision, ramMultiplier, rammerModifiers } from '../../rules/special/ram.ts';
import { BUILDING_DEFENSE } from '../../rules/terrain/buildings.ts';
import { pieceCost } from '../../rules/terrain/ground.ts';
import { buildingOf, isBuilding, wallTowards } from '../../rules/terrain/structures.ts';
import { unitOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { SPECIAL_TEXT } from '../../text/special.ts';
import { crush } from '../attack/striking.ts';
import { strikeBuilding } from '../attack/structures.ts';
import { rollLevel } from '../core/rolls.ts';
import { mayNotAttack } from './ram.ts';

/** HGB-RAM-01, HGB-RAM-04: buildings that it has run into and cannot enter. */
function rammable(state: State, id: number): Piece[] {
  const { activation, actions, body } = state.units[id];
  if (actions === 0 || body.speed === 'stationary' || !activation) return [];
  if (activation.path === 0 || activation.isStopped) return [];
  if (mayNotAttack(state, id)) return [];
  const base = baseOf(state, id);
  const isFree = body.mode === 'W' && body.speed === 'combat';
  return piecesNear(state.scene, base, base, base.radius + CONTACT).filter(
    (piece) =>
      isBuilding(piece) &&
      pieceCost(unitOf(state, id), piece) === null &&
      touches(base, piece) &&
      (isFree || isAhead(state, id, piece)),
  );
}

const isAhead = (state: State, id: number, piece: Piece): boolean =>
  isInFixedArc(state, id, 'FF', wallTowards(piece, state.units[id].at!));

/** HGB-RAM-04: a physical attack, for an action. */
export function batterForms(state: State, id: number): OrderForm<'ram-building'>[] {
  const buildings = rammable(state, id);
  if (buildings.length === 0) return [];
  return [
    {
      type: 'ram-building',
      label: SPECIAL_TEXT.ramBuilding,
      fields: [
        {
          kind: 'pick',
          name: 'building',
          label: SPECIAL_TEXT.building,
          values: buildings.map((piece) => piece.id),
          describe: (value) => ({ label: buildings.find((piece) => piece.id === value)!.label }),
        },
      ],
    },
  ];
}

/** HGB-RAM-04: rolled as usual, against 0; whatever comes of it, the building ends the way. */
export const ramBuilding: Procedure<GearBlitz, Frames['ram-building']> = (play, { by, building }) => {
  const { state } = play;
  const rammer = state.units[by];
  const piece = state.scene.pieces.find(({ id }) => id === building)!;
  const unit = unitOf(state, by);
  const roll = rollLevel(play, { unit: by, level: defenseSkill(unit), purpose: 'ram' });
  const modifiers = explain<RuleId>((tally) => rammerModifiers(tally, unit));
  const total = resultOf(roll, modifiers.total);
  const margin = marginOf(total, BUILDING_DEFENSE);
  rammer.actions--;
  rammer.activation = { ...rammer.activation!, isStopped: true };
  rammer.isHalted ||= isSuccess(margin);
  const { actions, activation, isHalted } = rammer;
  play.emit({ type: 'stopped', unit: by, now: { actions, activation, isHalted } });
  play.happen({ type: 'rams-building', unit: by, building, dice: roll.dice, total, modifiers });
  if (!isSuccess(margin)) return;
  const how = {
    isRammerAtTop: unit.speed === 'top',
    isFromBehind: false,
    isHeadOn: isAhead(state, by, piece),
  };
  const { size } = buildingOf(state, piece).section;
  // HGB-RAM-02: it runs into it with its front.
  crush(play, [{ unit: by, bySize: size, from: ['F'], isSheltered: false }], how, margin);
  batter(play, piece, { bySize: sizeOf(unit), how, margin });
};

/** HGB-RAM-02, HGB-RAM-04, HGB-RAM-05: the damage to the building. */
export function batter(
  play: Play<GearBlitz>,
  piece: Piece,
  { bySize, how, margin }: { readonly bySize: number; readonly how: Collision; readonly margin: number },
): void {
  const multiplier = explain<RuleId>((tally) => ramMultiplier(tally, bySize, how));
  strikeBuilding(play, piece, { multiplier, result: margin, traits: {} });
}
