import { hexsidesAt } from '@ironfield/hex/bearing.ts';
import { distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Shot } from '../../../attacks.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import type { ShotIdea } from '../../../points/bots.ts';
import type { Hit } from '../../../points/weapon-attacks.ts';
import { burst } from '../../../rules/damage/blast.ts';
import { isAirborne, isOnMap } from '../../../rules/unit/condition.ts';
import { AUTOMATIC_MISS, type State } from '../../../state.ts';
import { weaponFamily } from './arsenal.ts';

const BLAST = 1;

const isCannon = (
  { designs }: Battlefield,
  { attacker, weapon }: Pick<Shot, 'attacker' | 'weapon'>,
): boolean => /_cannon$/.test(designs[attacker].weapons[weapon].type.id);

/** MT-WPN-02: all in the hex of the target, and half of it in those around. */
function explode(play: Play<Classic>, field: Battlefield, { attack, damageEach }: Hit): void {
  const { state } = play;
  const cell = state.units[attack.target as number].hex;
  const { hex } = state.units[attack.attacker];
  const points = (away: number) => (away === 0 ? damageEach : Math.floor(damageEach / 2));
  burst(play, field, {
    cell,
    hexes: BLAST,
    layer: isAirborne(state.units[attack.target as number]) ? 'air' : 'ground',
    from: hex === cell ? [] : hexsidesAt(lineOn(field.board, cell, hex).bearing),
    pointsFor: ({ away }) => points(away),
    forBuilding: points,
  });
}

/** Bots spare their friends, and themselves. */
function careful(idea: ShotIdea, field: Battlefield, { units }: State, shot: Shot): ShotIdea {
  if (!isCannon(field, shot)) return idea;
  const { hex } = units[shot.target as number];
  const isNear = (unit: number) =>
    isOnMap(units[unit]) && distance(field.board, units[unit].hex, hex) <= BLAST;
  return field.unitsOf[field.sideOf[shot.attacker]].some(isNear) ? { ...idea, number: AUTOMATIC_MISS } : idea;
}

const family = weaponFamily({
  id: 'artillery-cannons',
  title: 'Artillery cannons',
  summary: 'Units may carry Long Tom, Sniper and Thumper cannons, which hurt whoever is near their target.',
  gear: 'artillery cannons',
  play: 'They are fired like any gun, also indirectly. A hit does its points to all in the hex of the target, and half of them in each hex beside it, in groups of 5. A miss does nothing.',
});

export const artilleryCannons: Option<boolean> = {
  ...family,
  plug: () => {
    const { stage, ...rest } = family.plug?.(true) ?? {};
    return {
      ...rest,
      stage: {
        ...stage,
        hit: (hit: Hit, play: Play<Classic>) => {
          const field = battlefieldOf(play.state);
          if (hit.damageEach === 0 || !isCannon(field, hit.attack)) return hit;
          explode(play, field, hit);
          return { ...hit, damageEach: 0 };
        },
        betterShot: careful,
      },
    };
  },
};
