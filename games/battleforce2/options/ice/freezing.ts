import type { HexChanges } from '@ironfield/hex/board.ts';
import type { OpenField } from '../../battlefield.ts';
import { FROZEN_WATER, ICE, WATER } from '../../data/terrain.ts';
import { hexChanged } from '../../rules/map/ground.ts';

const FREEZING_POINT = 0;

/** BF2-ENV-02 */
export const isFreezing = ({ plugged }: OpenField): boolean => plugged.temperature!() <= FREEZING_POINT;

/** BF2-ENV-02: frozen water counts as clear; roads, and so bridges, are free of ice. */
export const frozen = ({ board, roads, allCells }: OpenField, ground: HexChanges | null): HexChanges | null =>
  allCells
    .filter((cell) => board.terrain[cell] === WATER && roads[cell] === 0)
    .reduce<HexChanges | null>(
      (changes, cell) => hexChanged(board, changes, cell, { terrain: 'clear', with: [ICE, FROZEN_WATER] }),
      ground,
    );
