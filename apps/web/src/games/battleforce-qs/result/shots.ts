import { type Battlefield, battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Event } from '@ironfield/battleforce-qs/events.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Timeline } from '../../../replay/timeline.ts';
import type { ToHitRoll } from '../../../result/to-hit-roll.ts';

/** One to-hit roll and what came of it; its damage are the circles crossed off, those of a critical hit included. */
export interface Shot extends ToHitRoll {
  readonly attacker: number;
  readonly target: number;
  readonly overheat: number;
  /** Critical hits that did something. */
  readonly criticals: number;
}

/** Every to-hit roll of the game that was not taken back, in order. */
export function shotsOf(timeline: Timeline<BattleforceQs>): readonly Shot[] {
  const field = battlefieldOf(timeline.setup);
  const circles = field.sheets.map(({ armor, structure }) => armor + structure);
  const shots: Shot[] = [];
  for (const moment of timeline.standing()) {
    // An order that ends a turn begins the next: its first events belong to the turn before.
    let turn = moment === 0 ? 0 : timeline.stepAt(moment - 1).turn;
    for (const event of timeline.stepAt(moment).events) {
      if (event.type === 'turn') turn = event.turn;
      else if (event.type === 'attacked') shots.push(shotOf(field, event, moment, turn));
      else if (shots.length > 0) addConsequence(shots, event, circles);
    }
  }
  return shots;
}

function shotOf(
  { seatOf, unitOf, sheets }: Battlefield,
  { attack, toHit, dice, damage }: Extract<Event, { type: 'attacked' }>,
  moment: number,
  turn: number,
): Shot {
  return {
    moment,
    turn,
    seat: seatOf[unitOf[attack.attacker]],
    ...attack,
    attack: `${sheets[attack.attacker].name} → ${sheets[attack.target].name}`,
    needed: toHit.total,
    rolled: sum(dice),
    chance: chanceOfTwoDice(toHit.total),
    isHit: damage !== null,
    damage: 0,
    criticals: 0,
    destroys: false,
  };
}

/** Damage and critical hits follow the shot that caused them. */
function addConsequence(shots: Shot[], event: Event, circles: number[]): void {
  const shot = shots[shots.length - 1];
  if (event.type === 'damaged') {
    const left = event.armor + event.structure;
    const damage = shot.damage + circles[event.element] - left;
    circles[event.element] = left;
    shots[shots.length - 1] = { ...shot, damage, destroys: shot.destroys || event.destroyed };
  } else if (event.type === 'critical' && event.hit !== 'none') {
    const kills = event.hit === 'head-blown-off' && event.applies;
    shots[shots.length - 1] = { ...shot, criticals: shot.criticals + 1, destroys: shot.destroys || kills };
  }
}
