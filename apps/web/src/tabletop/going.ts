// A course for the plan: the destination of the model in hand, its turn, and its target.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { type Heading, headingTo } from '@ironfield/table/heading.ts';
import { activeFields, type Entry } from '../order/draft/draft.ts';
import { orderAgainst } from './aiming.ts';
import { foresee } from './foresight.ts';
import type { Seer } from './seeing.ts';
import type { Model, TabletopGame } from './tabletop-game.ts';
import type { Plan } from './use-plan.ts';
import { type Course, courseTowards, type Foresight, type Going, turningTo, type Way } from './ways.ts';

interface GoingUse<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly game: AnyGame;
  readonly models: readonly Model[];
  readonly inHand: number | null;
  readonly plan: Plan;
  /** The way of the order that is being made, if it is one. */
  readonly way: Way | undefined;
  readonly seer: Seer;
}

export interface Goings {
  /** Brings the model in hand to a place, or as near as it gets; `isAmended` while it is dragged. */
  goTo(place: Place, isAmended: boolean): void;
  turnTo(heading: Heading, isAmended: boolean): void;
}

export function goingsOf<G extends GameTypes>(use: GoingUse<G>): Goings {
  const { models, inHand, plan, way, seer } = use;
  const { ordering, ahead } = plan;
  /** The same kind of order is meant instead of the one that is being made, another kind after it. */
  const go = (
    kinds: readonly Way['kind'][],
    find: (seen: View<GameTypes>) => Course | null,
    isAmended: boolean,
  ) => {
    const isInstead = way !== undefined && kinds.includes(way.kind) && ordering.isTouched;
    const isNext = !isInstead && ahead?.isCertain === true;
    const going = find(isNext ? ahead.view : isInstead ? plan.base : plan.view);
    if (!going) return;
    if (isNext) plan.begin(going);
    else plan.make({ ...going, entry: filled(use, going) }, isAmended && ordering.isTouched);
  };
  return {
    goTo: (place, isAmended) =>
      go(
        ['place', 'straight'],
        (seen) => courseTowards(seer.see(seen), place, models[inHand ?? 0].radius),
        isAmended,
      ),
    turnTo: (heading, isAmended) =>
      go(
        way?.kind === 'place' && way.heading ? ['turn', 'place'] : ['turn'],
        (seen) => turningTo(seer.lookAt(seen), heading),
        isAmended,
      ),
  };
}

/** Fields of an order other than its destination: target, speed and facing. */
function filled<G extends GameTypes>({ plan, way }: GoingUse<G>, { type, entry }: Going): Entry {
  const { form, full } = plan.ordering;
  if (type !== form?.type) return entry;
  const facing =
    way?.kind === 'place' && way.heading && !(way.heading in full)
      ? { [way.heading]: usualOf(activeFields(form.fields, full), way.heading) }
      : {};
  return { ...full, ...facing, ...entry };
}

/** The first value of a field of numbers. */
function usualOf(fields: ReturnType<typeof activeFields>, name: string): number {
  const field = fields.find((each) => each.name === name);
  return field?.kind === 'whole' ? (field.usual ?? Number(field.choices[0].value)) : 0;
}

/** The meaning of a press on an enemy: the best attack on it, after a turn towards it if that is certain and enough. */
export function courseAgainst<G extends GameTypes>(
  use: Omit<GoingUse<G>, 'plan' | 'way'>,
  seen: View<GameTypes>,
  id: number,
): Course | null {
  const { tabletop, game, models, seer } = use;
  const here = seer.see(seen);
  const best = bestFrom(use, here, seen, id);
  if (best || !here.look.from || !models[id].at) return best ?? orderAgainst(here.look.forms, id);
  const turning = turningTo(here.look, Math.max(0, headingTo(here.look.from.at, models[id].at)));
  const turn = turning && { ...turning.entry, type: turning.type };
  const facing = turn && foresee(game, seen, turn, tabletop.letPass);
  const aimed = facing?.isCertain ? bestFrom(use, seer.see(facing.view), facing.view, id) : null;
  return aimed ? { ...aimed, lead: [turn!] } : orderAgainst(here.look.forms, id);
}

function bestFrom<G extends GameTypes>(
  { tabletop, inHand }: Pick<GoingUse<G>, 'tabletop' | 'inHand'>,
  { look: { whyNot } }: Foresight,
  seen: View<GameTypes>,
  id: number,
): Going | null {
  const best = inHand === null ? null : tabletop.bestAgainst?.(seen as unknown as View<G>, inHand, id);
  return best && !whyNot({ ...best.entry, type: best.type }) ? best : null;
}
