import type { Field, Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, FrameOf, SecretDecision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { BoughtCounter } from '../events.ts';
import type { Planetary } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { isAlwaysOpen } from '../rules/kinds.ts';
import { GLOBE, placeOf } from '../rules/places.ts';
import { ATTACKER, DEFENDER, hidesCounters, kindOfMission } from '../rules/war/mission.ts';
import { carriersToPost, hexesToFound, placesToPost, unplaced } from '../rules/war/posting.ts';
import {
  type Buyer,
  boughtBy,
  budgetOf,
  comesFromSpace,
  entryOf,
  giftsFor,
  itemsFor,
  jumpsIn,
  priceOf,
  stowage,
  type Wanted,
  whyNotBuy,
} from '../rules/war/purchase.ts';
import { type InWar, warIn } from '../rules/war/stacks.ts';
import { worldIn } from '../rules/world.ts';
import { ABOARD, ARRIVING, type Frames, NOT_CARRIED, type Setup, UNPLACED } from '../state.ts';
import { nameOf } from '../text/names.ts';
import { LABELS, MOST_OF_A_KIND, PROMPTS, QUALITY_NAMES, saleWords, WHY_NOT } from '../text.ts';
import { hexPick } from './actors.ts';

/** PA-SEQ-04, PA-UNIT-07: both sides buy in secret, and at once. */
export const purchase: SecretDecision<Planetary, Frames['war/purchase'], 'buy'> = {
  secret: true,
  menu: ({ setup }, _frame, seat) => purchaseMenu(setup, seat as 0 | 1),
  reveal(play, { seats }, orders) {
    for (const seat of seats) {
      const { units, relief } = orders[seat];
      deliver(play, seat as 0 | 1, units, relief);
    }
    play.next(...settingUp(warIn(play.state)));
  },
};

export function purchaseMenu(setup: Setup, seat: 0 | 1): Menu<'buy'> {
  const hasRelief = seat === DEFENDER && kindOfMission(setup) === 'last-stand';
  const relief = hasRelief ? [wishes(setup, 'relief', 'relief', LABELS.relief)] : [];
  const budget = budgetOf(setup, seat);
  return {
    prompt: hasRelief ? PROMPTS.buyTwice(budget) : PROMPTS.buy(budget),
    rule: hasRelief ? 'PA-SCN-30' : 'PA-UNIT-07',
    orders: [
      { type: 'buy', label: LABELS.buy, fields: [wishes(setup, seat, 'units', LABELS.units), ...relief] },
    ],
  };
}

function wishes(setup: Setup, buyer: Buyer, name: 'units' | 'relief', label: string): Field {
  const budget = budgetOf(setup, buyer);
  const most = (item: unknown) =>
    Math.min(MOST_OF_A_KIND, Math.floor(budget / priceOf(setup, entryOf(String(item)))));
  return {
    kind: 'each',
    name,
    label,
    key: 'unit',
    items: itemsFor(setup, buyer),
    fields: (item) => [{ kind: 'whole', name: 'count', label: LABELS.count, min: 1, max: most(item) }],
    describe: (item) => {
      const entry = entryOf(String(item));
      const { name } = setup.sheets[entry.type];
      return { label: saleWords(name, QUALITY_NAMES[entry.quality], priceOf(setup, entry)) };
    },
    together: (entries) => whyNotBuy(setup, buyer, entries as unknown as readonly Wanted[]),
  };
}

/**
 * PA-SCN-01, PA-SCN-03, PA-SCN-10: what the attacker has bought is in the hex of the planet, or is to jump in; everybody else
 * is aboard. So is a relief force (PA-SCN-30).
 */
function deliver(
  play: Play<Planetary>,
  seat: 0 | 1,
  wanted: readonly Wanted[],
  relief: readonly Wanted[] = [],
): void {
  const first = play.state.counters.length;
  const main = forceOf(play.state.setup, seat, wanted, first);
  const hasRelief = seat === DEFENDER && kindOfMission(play.state.setup) === 'last-stand';
  const more = hasRelief ? forceOf(play.state.setup, 'relief', relief, first + main.length) : [];
  const counters = [...main, ...more.map((each): BoughtCounter => ({ ...each, isRelief: true }))];
  play.happen({ type: 'bought', seat, counters });
}

function forceOf(setup: Setup, buyer: Buyer, wanted: readonly Wanted[], first: number): BoughtCounter[] {
  const bought = boughtBy(setup, buyer, wanted);
  const gifts = giftsFor(setup, buyer, bought);
  const all = [...bought, ...gifts];
  const carriers = comesFromSpace(buyer) ? stowage(setup, buyer, all) : all.map(() => NOT_CARRIED);
  const start = jumpsIn(setup, buyer) ? ARRIVING : placeOf(setup.war!.system!.planet);
  return all.map(({ type, quality }, index): BoughtCounter => {
    const isAboard = carriers[index] !== NOT_CARRIED;
    const isGift = index >= bought.length;
    return {
      type,
      quality,
      faceUp: isGift || (!isAboard && isAlwaysOpen(setup.sheets[type].kind)),
      place: !comesFromSpace(buyer) ? UNPLACED : isAboard ? ABOARD : start,
      carrier: isAboard ? first + carriers[index]! : NOT_CARRIED,
      ...(isGift && { isGift }),
    };
  });
}

/** PA-SCN-02: the defender places settlements, and then everything else. */
function settingUp(state: InWar): FrameOf<Planetary>[] {
  const hasUnits = unplaced(state, DEFENDER, 'units').length > 0;
  return [
    { step: 'war/found', seat: DEFENDER },
    ...(hidesCounters(state.setup) ? [{ step: 'war/hide', seat: DEFENDER } as const] : []),
    ...(hasUnits ? [{ step: 'war/post', seat: DEFENDER } as const] : []),
    ...(kindOfMission(state.setup) === 'raid' ? [{ step: 'war/target', seat: ATTACKER } as const] : []),
    { step: 'war/turn' },
  ];
}

const unitsPick = (
  state: InWar,
  values: readonly number[],
  follow: (id: number) => readonly Field[],
): Pick => ({
  kind: 'pick',
  name: 'unit',
  label: LABELS.unit,
  values,
  describe: (id) => ({ label: nameOf(state, Number(id)), piece: Number(id) }),
  follow: (id) => follow(Number(id)),
});

const whyNotFound = ({ setup }: InWar, name: string) =>
  worldIn(setup)[placeOf(name)].land === null ? WHY_NOT.needsLand(name) : WHY_NOT.tooClose(name);

/** PA-SCN-02: cities, bases and fortresses come first. */
export const found: Decision<Planetary, Frames['war/found'], 'found'> = {
  menu: (state, { seat }) => {
    const inWar = warIn(state);
    return {
      prompt: PROMPTS.found,
      rule: 'PA-SCN-02',
      orders: [
        {
          type: 'found',
          label: LABELS.found,
          fields: [
            unitsPick(inWar, unplaced(inWar, seat, 'settlements'), () => [
              {
                ...hexPick('to', hexesToFound(inWar)),
                known: GLOBE.name,
                whyNot: (name) => (name === undefined ? null : whyNotFound(inWar, String(name))),
              },
            ]),
          ],
        },
      ],
    };
  },
  apply(play, frame, { unit, to }) {
    play.happen({ type: 'posted', counter: unit, place: placeOf(to) });
    if (unplaced(warIn(play.state), frame.seat, 'settlements').length > 0)
      play.next({ step: 'war/found', seat: frame.seat });
  },
};

type Posting = Extract<Order, { type: 'post' | 'board' }>;

/** PA-SCN-02: units go anywhere that they can be, or aboard friendly transports. */
export const post: Decision<Planetary, Frames['war/post'], Posting['type']> = {
  menu: (state, { seat }) => {
    const inWar = warIn(state);
    const units = unplaced(inWar, seat, 'units');
    return {
      prompt: PROMPTS.post(units.length),
      rule: 'PA-SCN-02',
      orders: [
        {
          type: 'post',
          label: LABELS.post,
          fields: [unitsPick(inWar, units, (id) => [hexPick('to', placesToPost(inWar, id))])],
        },
        {
          type: 'board',
          label: LABELS.board,
          fields: [
            unitsPick(
              inWar,
              units.filter((id) => carriersToPost(inWar, id).length > 0),
              (id) => [
                {
                  kind: 'pick',
                  name: 'carrier',
                  label: LABELS.carrier,
                  values: carriersToPost(inWar, id),
                  describe: (carrier) => ({ label: nameOf(inWar, Number(carrier)), piece: Number(carrier) }),
                },
              ],
            ),
          ],
        },
      ],
    };
  },
  apply(play, frame, order) {
    const { seat } = frame;
    if (order.type === 'board')
      play.happen({ type: 'boarded', counter: order.unit, seat, carrier: order.carrier });
    else play.happen({ type: 'posted', counter: order.unit, place: placeOf(order.to) });
    if (unplaced(warIn(play.state), seat, 'units').length > 0) play.next({ step: 'war/post', seat });
  },
};
