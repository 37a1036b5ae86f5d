import { distance } from '@ironfield/table/place.ts';
import { INCH } from '../data/tables.ts';
import type { BattleEvent } from '../events/battle.ts';
import type { SpecialEvent } from '../events/special.ts';
import type { GearBlitz } from '../game-types.ts';
import { mountedOn } from '../rules/attack/aiming.ts';
import { nameOf } from '../state/roster.ts';
import type { Attack } from '../state.ts';
import { TEXT } from '../text/menus.ts';
import { SPECIAL_TEXT } from '../text/special.ts';
import { describeBattle } from './battle.ts';

/** HGB-AMMO-02, HGB-AMMO-04: an empty weapon is out of use unless it can be reloaded. */
export const dryWords = (table: GearBlitz['Table'], { by, mount }: Attack): string =>
  mountedOn(table, by, mount).mount.reloads
    ? ' It is empty, and has to be reloaded.'
    : ' That was its last shot.';

/** The event as a sentence. */
export function describeSpecial(event: SpecialEvent | BattleEvent, table: GearBlitz['Table']): string | null {
  const named = (id: number) => nameOf(table, id);
  const aimed = (target: number | null) => (target === null ? SPECIAL_TEXT.aPlace : named(target));
  const labelOf = (building: string) =>
    table.scene.pieces.find(({ id }) => id === building)?.label ?? SPECIAL_TEXT.building;
  switch (event.type) {
    case 'observed': {
      const heard = event.coordinates ? '' : ', but nobody hears of it';
      return `${named(event.unit)} observes ${aimed(event.target)}${heard}.`;
    }
    case 'coordinates-lapsed':
      return null;
    case 'placed': {
      const { attack, total, threshold, isFumble, isDry, at } = event;
      const { name } = mountedOn(table, event.unit, attack.mount).weapon;
      const what = isFumble ? ' and fumbles' : `: ${total}`;
      const aim = attack.at ?? table.units[attack.target!].at;
      const off = event.die === null || !aim ? 0 : distance(aim, at);
      const where = off > 0 ? `it lands ${off / INCH}" away` : 'it lands on the spot';
      const dry = isDry ? dryWords(table, attack) : '';
      return `${named(event.unit)} places its ${name} at ${aimed(attack.target)}${what} against ${threshold.total}, so ${where}.${dry}`;
    }
    case 'missile-defense': {
      const rolled = `The Anti-Missile System of ${named(event.unit)} gets ${event.total} against ${event.against}`;
      if (event.rof === null) return `${rolled}: the attack is stopped.`;
      return event.total > event.against
        ? `${rolled}: Rate of Fire ${event.rof} is left.`
        : `${rolled}: the attack gets through.`;
    }
    case 'charges':
      return `${named(event.unit)} sets off its charges at ${named(event.target)}: ${event.total}.`;
    case 'smoke-launched':
      return `${named(event.unit)} launches smoke, which stays until the end of round ${event.smoke.until}.`;
    case 'smoke-clears':
      return 'Smoke clears.';
    case 'set-alight':
      return `${named(event.unit)} may catch fire.`;
    case 'fire-fought':
      return event.unit === event.target
        ? `${named(event.unit)} fights the fire.`
        : `${named(event.unit)} fights the fire on ${named(event.target)}.`;
    case 'burns': {
      if (event.number === null) return `The fire on ${named(event.unit)} is out.`;
      const what = event.now.fire ? 'it burns' : 'it does not burn';
      return `${named(event.unit)} burns on ${event.number}+: ${event.die}, ${what}.`;
    }
    case 'lit-up':
      return `${named(event.unit)} uses its searchlight: everybody sees it this round.`;
    case 'braced':
      return `${named(event.unit)} prepares its position.`;
    case 'building-struck': {
      const { label, damage, margin, multiplier, armor, level, now } = event;
      const fate = now.damage === 4 ? ' It collapses.' : ` ${SPECIAL_TEXT.inAll(TEXT.levels[now.damage])}`;
      return `${label} takes ${damage} (${margin} × ${multiplier.total}) against armor ${armor}: ${TEXT.levels[level]}.${fate}`;
    }
    case 'counters-stripped':
      return `${named(event.unit)} loses ${event.count === 1 ? 'a counter' : `${event.count} counters`} with the building.`;
    case 'trapped':
      return `${named(event.unit)} is under the building: ${event.total} against ${event.threshold}.`;
    case 'rams-building':
      return `${named(event.unit)} rams ${labelOf(event.building)}: ${event.total}.`;
    case 'charges-kept':
    case 'parted':
      return null;
    default:
      return describeBattle(event, table);
  }
}
