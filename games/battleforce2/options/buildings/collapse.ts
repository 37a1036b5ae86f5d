import type { Board, HexChanges } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Aim } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { worthOfBox } from '../../bot/exchange.ts';
import { gainFrom } from '../../bot/hex-attacks.ts';
import { FIRES } from '../../data/terrain.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { dealDamage } from '../../phases/combat/hits.ts';
import { concerning } from '../../phases/command/reactions.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { hexChanged } from '../../rules/map/ground.ts';
import { touchedBy } from '../../rules/movement/touched.ts';
import type { State } from '../../state.ts';
import { buildingAt } from './table.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'buildings/strike': { readonly hex: number; readonly damage: number; readonly by: number | null };
  }
  interface OptionEvents {
    'building-hit': {
      readonly type: 'building-hit';
      readonly hex: number;
      readonly dice: readonly number[];
      readonly damage: number;
      readonly collapses: boolean;
    };
    /** With those who were on top. */
    collapsed: { readonly type: 'collapsed'; readonly hex: number; readonly units: readonly number[] };
  }
}

export const ruined = (board: Board, ground: HexChanges | null, hex: number): HexChanges =>
  hexChanged(board, ground, hex, { terrain: 'rubble', without: FIRES });

/** BF2-BLDG-05: nothing accumulates. BF2-FIRE-05: rubble does not burn. */
export function strikeBuilding(
  play: Play<Battleforce2>,
  { hex, damage, by }: OptionFrames['buildings/strike'],
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const building = buildingAt(field, hex);
  if (!building) return;
  const dice = play.roll(
    'building',
    2,
    concerning(...(by === null ? [] : [by]), ...climbers(field, state, hex)),
  );
  const collapses = sum(dice) + damage >= building.strength;
  play.emit({ type: 'building-hit', hex, dice, damage, collapses });
  if (collapses) collapse(play, hex);
}

const climbers = (field: Battlefield, state: State, hex: number): readonly number[] =>
  touchedBy(field, state, 'buildings collapse', hex);

/** BF2-BLDG-05: units on top take as much damage as the hex costs to enter. */
function collapse(play: Play<Battleforce2>, hex: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { mp } = buildingAt(field, hex)!;
  const units = climbers(field, state, hex);
  play.happen({ type: 'collapsed', hex, units });
  for (const element of units.flatMap((unit) => surviving(field, state, unit))) dealDamage(play, element, mp);
}

export const collapseAim: Aim = {
  id: 'collapse',
  label: 'Bring the buildings down',
  rule: 'BF2-BLDG-05',
  countsCover: () => true,
  whyNotHex: (field, _state, hex) =>
    buildingAt(field, hex) ? null : { message: 'There are no buildings in that hex', rule: 'BF2-BLDG-05' },
  whyNotAttacker: () => null,
  gain(field, state, seat, hex, adds) {
    const { strength, mp } = buildingAt(field, hex)!;
    const harm = (element: number) => mp * worthOfBox(field, state, element);
    return chanceOfTwoDice(strength - adds) * gainFrom(field, state, seat, climbers(field, state, hex), harm);
  },
  hit: (play, { unit, hex, adds }) => strikeBuilding(play, { hex, damage: adds, by: unit }),
};
