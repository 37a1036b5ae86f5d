import type { Direction } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat, Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { SHOT_SCATTER } from '../../data/support-tables.ts';
import { BEST_ROLL, WORST_ROLL } from '../../data/tables.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { hitOn } from '../../phases/combat/hits.ts';
import { concerning } from '../../phases/command/reactions.ts';
import { reachedBy } from '../../phases/reached.ts';
import { endIfDecided } from '../../phases/victory.ts';
import type { Rolled } from '../../points.ts';
import { scattered } from '../../rules/attack/scatter.ts';
import { seesHex } from '../../rules/attack/sight.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { isAirborne, supportOf } from '../../rules/elements/places.ts';
import { seenTouchedBy } from '../../rules/movement/touched.ts';
import { opponentOf, type State } from '../../state.ts';
import { dueShots, hitsByItself, marksOf } from './gunnery.ts';
import { type ArtilleryMarks, NONE, type Registration, type Shot } from './shot.ts';

/** Replaces the notes on artillery. */
export function mark(table: Pick<State, 'marks'>, change: Partial<ArtilleryMarks>): void {
  table.marks = { ...table.marks, artillery: { ...marksOf(table), ...change } };
}

/** Without the first shot that is the same. */
export function withoutShot(shots: readonly Shot[], { element, hex, unit, lands }: Shot): readonly Shot[] {
  const index = shots.findIndex(
    (each) => each.element === element && each.hex === hex && each.unit === unit && each.lands === lands,
  );
  return shots.filter((_, i) => i !== index);
}

/** A shot that lands, as others may know it. */
export const openShot = (shot: Shot): Shot => ({ ...shot, number: 0, damage: 0 });

/** Everybody but one seat. */
export const others = (seat: Seat): readonly Viewer[] => [opponentOf(seat), 'spectator'];

/** BF2-ART-05: one after the other, in the order in which they were fired. */
export function shots(play: Play<Battleforce2>, { seat }: OptionFrames['artillery/shots']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const [shot] = dueShots(field, state, seat);
  if (!shot) return;
  play.happen({ type: 'shot-lands', shot }, [seat]);
  play.emit({ type: 'shot-lands', shot: openShot(shot) }, others(seat));
  const { element, hex, unit } = shot;
  const landed = { step: 'artillery/landed', seat } as const;
  if (hex < 0) {
    if (isStillThere(state, shot)) play.next({ step: 'artillery/roll', seat });
    else play.next({ ...landed, hit: false });
  } else if (hitsByItself(field, state, element, hex)) {
    play.emit({ type: 'shot-hits', element, hex });
    play.next({ step: 'artillery/impact', seat, hex, unit }, { ...landed, hit: true });
  } else play.next({ step: 'artillery/roll', seat });
}

/** BF2-ART-05: it follows a unit only as long as that stays in its box. */
function isStillThere(state: State, { unit, place }: Shot): boolean {
  const now = supportOf(state, unit);
  return !!now && now.half === place!.half && now.box === place!.box;
}

/** BF2-ART-10: every visible unit in the hex, or the unit off the map. */
const concernedBy = (
  field: Battlefield,
  state: State,
  { unit, hex }: Pick<Shot, 'unit' | 'hex'>,
): readonly number[] => (unit === NONE ? seenTouchedBy(field, state, 'artillery', hex) : [unit]);

/** BF2-ART-06: a 12 is no hit by itself. */
export function rollShot(play: Play<Battleforce2>, { seat }: OptionFrames['artillery/roll']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { element, hex, unit, number } = marksOf(state).landing!;
  const struck = concernedBy(field, state, { unit, hex });
  const dice = play.roll('artillery', 2, concerning(field.unitOf[element], ...struck));
  const hit = isShotHit(sum(dice), number);
  play.emit({ type: 'shot-rolled', element, dice, hit });
  const landed = { step: 'artillery/landed', seat, hit } as const;
  if (hit) play.next({ step: 'artillery/impact', seat, hex, unit }, landed);
  else if (hex >= 0) play.next({ step: 'artillery/scatter', seat, hex }, landed);
  else play.next(landed);
}

const isShotHit = (rolled: number, number: number): boolean => rolled !== WORST_ROLL && rolled >= number;

/** A bot's opinion of dice: its own shots should hit, and others should come down on no one. */
export function isGoodRoll(
  isGood: boolean | null,
  field: Battlefield,
  state: State,
  unit: number,
  { purpose, dice }: Rolled,
): boolean | null {
  const { landing } = marksOf(state);
  if (!landing) return isGood;
  const isOwn = unit === field.unitOf[landing.element];
  if (purpose === 'artillery' && isOwn)
    return landing.number > BEST_ROLL || isShotHit(sum(dice), landing.number);
  return purpose === 'scatter distance' ? isOwn : isGood;
}

/** BF2-ART-07: 1 is north, and so on clockwise. BF2-CMDX-11: it concerns the units it comes down on. */
export function scatter(play: Play<Battleforce2>, { seat, hex }: OptionFrames['artillery/scatter']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const by = field.unitOf[marksOf(state).landing!.element];
  const [direction] = play.roll('scatter direction', 1, concerning(by));
  const landsIn = (roll: number) =>
    scattered(field.board, hex, (direction - 1) as Direction, SHOT_SCATTER[roll - 1]);
  const concerns = ([roll]: readonly number[]) => [
    by,
    ...seenTouchedBy(field, state, 'artillery', landsIn(roll)),
  ];
  const [roll] = play.roll('scatter distance', 1, { concerns });
  const to = landsIn(roll);
  play.emit({ type: 'scattered', from: hex, to, dice: [direction, roll] });
  if (to >= 0) play.next({ step: 'artillery/impact', seat, hex: to, unit: NONE });
}

/** BF2-ART-10: every element of every unit. */
export function impact(play: Play<Battleforce2>, { hex, unit }: OptionFrames['artillery/impact']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { element: by, damage, clears, lays, hex: aimed } = marksOf(state).landing!;
  if (lays) {
    field.plugged.layMines?.(play, field.seatOf[field.unitOf[by]], hex);
    return;
  }
  const struck = unit === NONE ? reachedBy(play, 'artillery', hex) : [unit];
  const hits = struck
    .flatMap((each) => surviving(field, state, each))
    .map((element) => hitOn(element, by, damage));
  play.emit({ type: 'shot-strikes', hex, damage });
  play.next(...hits);
  const firer = field.unitOf[by];
  // Buildings fall, then mines are cleared, then hits are dealt: the last frame pushed comes first.
  if (clears && hex === aimed) field.plugged.shellMines?.(play, hex, firer);
  if (hex >= 0) field.plugged.hexStruck?.(play, hex, damage, firer);
}

/** BF2-ART-07, BF2-ART-08: what the firer learns from it. */
export function landed(play: Play<Battleforce2>, { seat, hit }: OptionFrames['artillery/landed']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { element, hex } = marksOf(state).landing!;
  play.happen({ type: 'shot-over' });
  if (hex >= 0) {
    const before = marksOf(state).registered.find((each) => each.element === element && each.hex === hex);
    const sees = isObserved(field, state, seat, hex);
    if (hit || sees) {
      const registration: Registration = {
        element,
        hex,
        hit: hit || before?.hit === true,
        observed: (before?.observed ?? 0) + (sees ? 1 : 0),
      };
      play.happen({ type: 'registered', registration }, [seat]);
    }
  }
  if (!endIfDecided(play)) play.next({ step: 'artillery/shots', seat });
}

export function register(table: Pick<State, 'marks'>, registration: Registration): void {
  const { element, hex } = registration;
  const rest = marksOf(table).registered.filter((each) => each.element !== element || each.hex !== hex);
  mark(table, { registered: [...rest, registration] });
}

const isObserved = (field: Battlefield, state: State, seat: Seat, hex: number): boolean =>
  field.unitsOf[seat].some(
    (unit) =>
      state.units[unit].hex >= 0 &&
      !field.plugged.isSilent?.(state, unit) &&
      (isAirborne(state, unit) || seesHex(field, state, unit, hex)),
  );
