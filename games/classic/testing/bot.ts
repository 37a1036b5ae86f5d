// A veteran's answers to a scene.

import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { bestBlow } from '../bot/attacks/blows.ts';
import { declareFire } from '../bot/attacks/fire.ts';
import { continueOrder, lookAround, moveOrder } from '../bot/moves/moves.ts';
import { Search } from '../bot/moves/search.ts';
import type { Outlook } from '../bot/outlook/outlook.ts';
import { bot, MINDS } from '../bot.ts';
import { classic } from '../game.ts';
import type { Order, OrderOf } from '../orders.ts';
import type { Mode, Side } from '../state.ts';
import { mech, type Scene, scene } from './scene.ts';

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const { eye, marksman, boldness } = MINDS.veteran;
const shortSighted = { ...eye, foresight: 0 };

/** Has had its move. */
export const acted = { acted: true };
export const laser = mech('Laser', { slots: { RA: ['Medium Laser'], LA: ['Medium Laser'] } });
export const gun = mech('Gun', { heatSinks: 20, slots: { RT: ['3 x PPC'] } });
export const unarmed = mech('Unarmed', { walk: 6, slots: { LT: ['3 x Jump Jet'], RT: ['3 x Jump Jet'] } });
export const clear = (rows: number, columns: number) => `${'. '.repeat(columns)}\n`.repeat(rows);

export class Veteran {
  readonly scene: Scene;

  constructor(made: Scene) {
    this.scene = made;
  }

  outlook(name: string): Outlook {
    const { field, state } = this.scene;
    return lookAround(field, state, this.scene.index(name), eye);
  }

  /** The worth of a place to a 'Mech that gets there in this way: `values('Wolf', '0505 N', 'walk', 3)`. */
  values(name: string, place: string, mode: Mode = 'still', hexes = 0): number {
    const [hex, compass] = place.split(' ');
    const search = new Search(this.outlook(name), 1);
    search.consider(this.scene.cell(hex), mode, { facings: 1 << COMPASS.indexOf(compass), hexes, spent: 0 });
    return search.found[0].value;
  }

  /** The facing it would choose there, if it were free to. */
  facing(name: string, hex: string, mode: Mode = 'still', hexes = 0): string {
    const search = new Search(this.outlook(name), 1);
    search.consider(this.scene.cell(hex), mode, { facings: 0b111111, hexes, spent: 0 });
    return COMPASS[search.found[0].facing];
  }

  /** Its order in the Movement Phase; looking ahead unless told not to. */
  moves(name: string, ahead = true): Order {
    const { field, state } = this.scene;
    return moveOrder(field, state, this.scene.index(name), ahead ? eye : shortSighted, randomFrom('veteran'));
  }

  goesOn(name: string): Order {
    const { field, state } = this.scene;
    return continueOrder(field, state, this.scene.index(name), eye, randomFrom('veteran'));
  }

  fires(name: string): OrderOf<'fire' | 'hold'> {
    const { field, state } = this.scene;
    return declareFire(field, state, this.scene.index(name), marksman).order as OrderOf<'fire' | 'hold'>;
  }

  /** The weapons it fires, and at whom: `PPC RA at Wolf`. */
  shots(name: string): string[] {
    const order = this.fires(name);
    if (order.type === 'hold') return [];
    const { field } = this.scene;
    const { weapons } = field.designs[order.unit];
    return order.attacks.map(
      ({ weapon, target }) => `${weapons[weapon].label} at ${field.pilots[target].name}`,
    );
  }

  strikes(name: string): Order {
    const { field, state } = this.scene;
    return bestBlow(field, state, this.scene.index(name), boldness).order;
  }
}

/** A scene in the Movement Phase, with a veteran looking at it; the side that is named has won the Initiative. */
export function veteran(plan: Parameters<typeof scene>[0], initiative: Side = 0): Veteran {
  const made = scene(plan);
  made.state.phase = 'movement';
  made.state.initiativeWinner = initiative;
  return new Veteran(made);
}

/** A regular bot's answer for the player whom the scene asks, which must be on the menu. */
export function answerOf({ state }: Scene): Order {
  const [seat] = waitingFor(state);
  const menu = menuFor(classic, state, seat)!;
  const order = bot('regular').choose(() => viewFor(classic, state, seat), menu, randomFrom('1')) as Order;
  const refusal = refusalOf(menu, order);
  if (refusal) throw new Error(`The bot's ${order.type} is refused: ${refusal.message}`);
  return order;
}
