import { distance } from '@ironfield/table/place.ts';
import type { BattleEvent } from './battle-events.ts';
import { describeBattle } from './battle-words.ts';
import { INCH } from './data/tables.ts';
import type { GearBlitz } from './game-types.ts';
import { nameOf } from './roster.ts';
import { mountedOn } from './rules/aiming.ts';
import type { SpecialEvent } from './special-events.ts';
import { SPECIAL_TEXT } from './text/special.ts';

/** The event as a sentence. */
export function describeSpecial(event: SpecialEvent | BattleEvent, table: GearBlitz['Table']): string | null {
  const named = (id: number) => nameOf(table, id);
  const aimed = (target: number | null) => (target === null ? SPECIAL_TEXT.aPlace : named(target));
  switch (event.type) {
    case 'observed': {
      const { dice, result, enemyEcm, coordinates } = event;
      const comms = dice.length > 0 ? ` (Active Comms ${result} to ${enemyEcm})` : '';
      return coordinates
        ? `${named(event.unit)} observes ${aimed(event.target)}${comms}.`
        : `${named(event.unit)} observes ${aimed(event.target)}, but nobody hears${comms}.`;
    }
    case 'coordinates-lapsed':
      return null;
    case 'placed': {
      const { attack, total, threshold, isFumble, isDry, at } = event;
      const { name } = mountedOn(table, event.unit, attack.mount).weapon;
      const what = isFumble ? 'fumbles' : `comes to ${total}`;
      const aim = attack.at ?? table.units[attack.target!].at;
      const off = event.die === null || !aim ? 0 : distance(aim, at);
      const where = off > 0 ? `it comes down ${off / INCH}" away` : 'it comes down on the spot';
      const dry = isDry ? ' That was its last shot.' : '';
      return `${named(event.unit)} places its ${name} at ${aimed(attack.target)} and ${what} to ${threshold.total}: ${where}.${dry}`;
    }
    default:
      return describeBattle(event, table);
  }
}
