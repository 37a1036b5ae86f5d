import { attackerMovement } from '@ironfield/classic/data/movement-modifiers.ts';
import { waterModifier } from '@ironfield/classic/data/piloting.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { attackSide } from '@ironfield/classic/rules/damage/attack-side.ts';
import { targetModifiers } from '@ironfield/classic/rules/fire/attack-modifiers.ts';
import { pilotingNumber, totalPiloting } from '@ironfield/classic/rules/piloting/piloting.ts';
import { arcOf } from '@ironfield/classic/rules/sight/arcs.ts';
import { canStandUp } from '@ironfield/classic/rules/unit/limbs.ts';
import { FACINGS } from '@ironfield/classic/text/turn.ts';
import { distance } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Facing } from '@ironfield/hex/coordinates.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Hint } from '../../../coach/hint.ts';
import {
  enemiesOnMap,
  hint,
  isMoving,
  nameOf,
  type PlannedMove,
  plannedMove,
  type Situation,
  seesOneAnother,
  threats,
  unitAtHand,
} from './situation.ts';

const odds = (number: number) => `${Math.round(chanceOfTwoDice(number) * 100)} %`;

const leaving = hint({
  id: 'leaving',
  rule: 'CBT-SCN-05',
  times: 3,
  when(situation) {
    const { plan, field } = situation;
    if (plan?.type !== 'leave' || field.setup.victory.kind === 'escape') return null;
    return { name: nameOf(situation, plan.unit as number) };
  },
  text: ({ name }) => `Leaving the map is leaving the game: ${name} would not come back.`,
});

const prone = hint({
  id: 'prone',
  rule: 'CBT-MOV-13',
  when(situation) {
    const { field, state } = situation;
    const unit = unitAtHand(situation);
    if (!isMoving(situation) || unit === null || !state.units[unit].prone) return null;
    if (!canStandUp(field, state, unit)) return null;
    const number = totalPiloting((tally) =>
      pilotingNumber(tally, field, state, unit, { reason: 'stand', modifier: 0 }),
    );
    return { unit, number, name: nameOf(situation, unit) };
  },
  text: ({ number, name }) =>
    `${name} lies on the ground. Standing up costs 2 MP and needs ${number} or more (${odds(number)}); once up, it may face any way.`,
  highlight: ({ unit }) => ({ units: [unit] }),
});

/** Hexes ahead of a 'Mech at the end of its move. */
const isAhead = ({ field }: Situation, { after, hex }: PlannedMove, enemy: number, facing: Facing): boolean =>
  arcOf(field, hex, facing, after.units[enemy].hex) === 'forward';

const turnedAway = hint({
  id: 'turned-away',
  rule: 'CBT-ARC-01',
  when(situation) {
    const move = plannedMove(situation);
    if (!move) return null;
    const seen = enemiesOnMap(situation, move.unit).filter((enemy) =>
      seesOneAnother(situation, move.after, move.unit, enemy),
    );
    if (seen.length === 0 || seen.some((enemy) => isAhead(situation, move, enemy, move.facing))) return null;
    const better = DIRECTIONS.find((facing) => seen.some((enemy) => isAhead(situation, move, enemy, facing)));
    if (better === undefined) return null;
    const enemy = seen.find((each) => isAhead(situation, move, each, better))!;
    return { better, unit: move.unit, enemy: nameOf(situation, enemy) };
  },
  text: ({ better, enemy }) =>
    `No enemy would be ahead of you. Facing ${FACINGS[better]} brings the ${enemy} into your arc, and each hexside costs 1 MP.`,
  highlight: ({ unit }) => ({ units: [unit], controls: ['facing'] }),
});

const rearExposed = hint({
  id: 'rear-exposed',
  rule: 'CBT-HIT-01',
  when(situation) {
    const { field } = situation;
    const move = plannedMove(situation);
    if (!move) return null;
    const behind = threats(situation, move.unit).find(
      (enemy) =>
        attackSide(field, move.after, move.after.units[enemy].hex, move.unit) === 'rear' &&
        seesOneAnother(situation, move.after, enemy, move.unit),
    );
    return behind === undefined ? null : { behind, unit: move.unit, name: nameOf(situation, behind) };
  },
  text: ({ name }) => `The ${name} would look at your back, where the armour is thinnest.`,
  highlight: ({ unit, behind }) => ({ units: [unit, behind], controls: ['facing'] }),
});

const water = hint({
  id: 'water',
  rule: 'CBT-PSR-02',
  when(situation) {
    const { field, state } = situation;
    const move = plannedMove(situation);
    if (!move || move.mode === 'jump' || move.hex === state.units[move.unit].hex) return null;
    const depth = field.depth[move.hex];
    if (depth < 1) return null;
    const number = totalPiloting((tally) =>
      pilotingNumber(tally, field, state, move.unit, { reason: 'water', modifier: waterModifier(depth) }),
    );
    return { number, hex: field.board.number[move.hex] };
  },
  text: ({ number }) =>
    `Stepping into water asks for a Piloting Skill Roll: ${number} or more (${odds(number)}), or you fall into it. It cools you, if you stay up.`,
  highlight: ({ hex }) => ({ hexes: [hex] }),
});

const running = hint({
  id: 'running',
  rule: 'CBT-THM-04',
  when(situation) {
    const move = plannedMove(situation);
    if (!move || (move.mode !== 'run' && move.mode !== 'jump')) return null;
    const isShot = enemiesOnMap(situation, move.unit).some((enemy) =>
      seesOneAnother(situation, move.after, move.unit, enemy),
    );
    if (!isShot) return null;
    const { hexesMoved } = move.after.units[move.unit].thisTurn;
    return {
      mode: move.mode,
      own: attackerMovement(move.mode),
      theirs: totalOf<RuleId>((tally) => targetModifiers(tally, situation.field, move.mode, hexesMoved)),
    };
  },
  text: ({ mode, own, theirs }) =>
    `${mode === 'jump' ? 'Jumping' : 'Running'} makes your own shots ${own} harder${theirs > 0 ? ` and you ${theirs} harder to hit` : ''}.`,
});

const woods = hint({
  id: 'woods',
  rule: 'CBT-THM-06',
  when({ field, ...situation }) {
    const move = plannedMove({ field, ...situation });
    const modifier = move ? field.woods[move.hex] : 0;
    return move && modifier > 0 ? { modifier, hex: field.board.number[move.hex] } : null;
  },
  text: ({ modifier }) =>
    `Good cover: in these woods you are ${modifier} harder to hit, and your own shots out of them cost nothing more.`,
  highlight: ({ hex }) => ({ hexes: [hex] }),
});

const outOfSight = hint({
  id: 'out-of-sight',
  rule: 'CBT-LOS-01',
  times: 1,
  when(situation) {
    const move = plannedMove(situation);
    if (!move) return null;
    const enemies = enemiesOnMap(situation, move.unit);
    const sees = enemies.some((enemy) => seesOneAnother(situation, move.after, move.unit, enemy));
    return enemies.length > 0 && !sees ? {} : null;
  },
  text: () => 'No enemy is in sight from there: you cannot fire at them, nor they at you.',
});

/** The fight may begin this turn within this distance; before that, order hardly matters. */
const CLOSE = 14;

/** Sides move in turn, and the one sees what the other has done. */
const movesInTurn = ({ plugged }: Situation['field']): boolean =>
  !plugged.sequence && !plugged.hidesPlaces?.();

/** The first move of a fight, for those who won the Initiative or lost it; who has but one 'Mech has no order to choose. */
function firstMove(situation: Situation, won: boolean): { readonly isAlone: boolean } | null {
  const { field, state, side } = situation;
  if (!movesInTurn(field) || !isMoving(situation)) return null;
  if ((state.initiativeWinner === side) !== won || situation.plan?.to) return null;
  const own = field.unitsOf[side].filter((unit) => state.units[unit].hex >= 0);
  const isClose = own.some((unit) =>
    enemiesOnMap(situation, unit).some(
      (enemy) => distance(field.board, state.units[unit].hex, state.units[enemy].hex) <= CLOSE,
    ),
  );
  if (!isClose || own.some((unit) => state.units[unit].thisPhase.acted)) return null;
  return { isAlone: own.length === 1 };
}

const movesFirst = hint({
  id: 'moves-first',
  rule: 'CBT-SEQ-03',
  when: (situation) => firstMove(situation, false),
  text: ({ isAlone }) =>
    `You lost the Initiative: you move first, and the enemy answers. Look for cover, and mind your back.${isAlone ? '' : ' Move the units first whose position matters least.'}`,
});

const movesLast = hint({
  id: 'moves-last',
  rule: 'CBT-SEQ-03',
  when: (situation) => firstMove(situation, true),
  text: ({ isAlone }) =>
    `You have the Initiative: the enemy moves first, and you answer. ${isAlone ? 'Look for its back.' : "Move your best 'Mech last, and look for exposed backs."}`,
});

export const movingHints: readonly Hint<Situation>[] = [
  leaving,
  prone,
  turnedAway,
  rearExposed,
  water,
  running,
  woods,
  outOfSight,
  movesFirst,
  movesLast,
];
