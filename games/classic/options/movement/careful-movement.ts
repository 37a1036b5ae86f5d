import { remembered } from '@ironfield/kernel/memory.ts';
import { z } from 'zod';
import { type Battlefield, kindsAt } from '../../battlefield.ts';
import type { Steps } from '../../kind.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { fallDown } from '../../phases/landing/fall-down.ts';
import { begin } from '../../phases/movement/movement-legs.ts';
import { ModePick } from '../../phases/movement/movement-picks.ts';
import { section } from '../../rule-index/section.ts';
import { isPaved } from '../../rules/ground/steps.ts';
import { type AddedMove, insistOn } from '../../rules/movement/move-kind.ts';
import { pilotingRoll } from '../../rules/piloting/piloting.ts';
import { careIn, FOG } from '../../rules/weather/caution.ts';
import type { OnFoot, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    'full-speed': { readonly type: 'full-speed'; readonly unit: number; readonly mode: OnFoot };
  }
  interface OptionEvents {
    'full-speed': { readonly type: 'full-speed'; readonly unit: number };
  }
}

const WORDS = {
  label: 'Full speed, and risk a fall',
  fog: 'Care in fog',
  ice: 'Care on ice',
};

const isHasty = ({ thisTurn }: UnitState): boolean => thisTurn.marks?.fullSpeed === true;

function hurry({ thisTurn }: UnitState): void {
  thisTurn.marks = { ...thisTurn.marks, fullSpeed: true };
}

/** The costs with care in them. */
const carefulOn = remembered((field: Battlefield) =>
  remembered((steps: Steps): Steps => {
    const { neighbours, size } = field.board;
    const care = Uint8Array.from({ length: size }, (_, cell) => careIn(field, cell));
    const ahead = (costs: Uint8Array) =>
      costs.map((cost, node) => (cost === 0 ? 0 : cost + care[neighbours[node]]));
    const back = (costs: Uint8Array) =>
      costs.map((cost, node) => {
        const facing = node % 6;
        return cost === 0 ? 0 : cost + care[neighbours[node - facing + ((facing + 3) % 6)]];
      });
    const onto = (costs: Uint8Array) => costs.map((cost, cell) => (cost === 0 ? 0 : cost + care[cell]));
    return {
      walk: ahead(steps.walk),
      run: ahead(steps.run),
      back: back(steps.back),
      walkIn: onto(steps.walkIn),
      runIn: onto(steps.runIn),
      off: steps.off,
    };
  }),
);

const needsCare = remembered((field: Battlefield): boolean =>
  field.board.number.some((_, cell) => careIn(field, cell) > 0),
);

/** MT-WX-11: ground that asks for no further roll; pavement and roads count as clear. */
const isEasy = (field: Battlefield, cell: number): boolean =>
  isPaved(field, cell) || kindsAt(field.board, cell).every(({ name }) => name === 'clear');

const FULL_SPEED: AddedMove = {
  type: 'full-speed',
  label: WORDS.label,
  offers: (mover) =>
    !mover.isUnderWay &&
    mover.isUp &&
    needsCare(mover.field) &&
    (mover.mp('walk') > 0 || mover.mp('run') > 0),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => mover.mp(mode) > 0,
      () => [],
    ),
  ],
  whyNot: () => ({ message: 'There is nothing here to be careful of', rule: 'MT-WX-11' }),
  carryOut(play, mover, order) {
    insistOn(order, 'full-speed');
    begin(play, mover, order.mode);
    hurry(mover.mech);
    play.emit({ type: 'full-speed', unit: mover.unit });
    return { more: true };
  },
};

export const carefulMovement: Option<boolean> = {
  id: 'careful-movement',
  title: 'Careful movement',
  summary: 'In fog and on treacherous ice a hex costs more MP, or one goes at full speed and may fall.',
  group: 'Movement',
  rule: 'MT-WX-11',
  base: false,
  rules: section('Maximum Tech, weather', [
    'MT-WX-11',
    'Careful movement',
    'A hex costs 2 MP more in fog, else 1 more on ice. At full speed it costs nothing: a roll after the first hex, and for each hex that is not clear and each change of level, or the unit falls.',
    'careful-movement',
  ]),
  orders: [
    z.strictObject({
      type: z.literal('full-speed'),
      unit: indexSchema,
      mode: z.string().min(1).max(20),
    }),
  ],
  plug: () => ({
    stage: {
      moves: (moves) => [...moves, FULL_SPEED],
      steps: (steps, field, mech) => (isHasty(mech) || !needsCare(field) ? steps : carefulOn(field)(steps)),
    },
    add: {
      stepExtra: (tally, field, mech, to) => {
        const care = careIn(field, to);
        if (care > 0 && !isHasty(mech)) tally.add(care, care === FOG ? WORDS.fog : WORDS.ice, 'MT-WX-11');
      },
      arrived: (play, field, unit, { how, from }) => {
        const mech = play.state.units[unit];
        const { hex, thisTurn } = mech;
        if (how !== 'foot' || !isHasty(mech) || careIn(field, hex) === 0) return;
        const isLevel = from < 0 || field.bed[from] === field.bed[hex];
        if (thisTurn.hexesMoved > 1 && isLevel && isEasy(field, hex)) return;
        const { success, number } = pilotingRoll(play, field, unit, { reason: 'ground', modifier: 0 });
        if (!success) fallDown(play, field, unit, 0, number);
      },
    },
  }),
  sentences: { 'full-speed': ({ unit }, { mech }) => `${mech(unit)} goes at full speed.` },
  changes: { 'full-speed': ({ units }, { unit }) => hurry(units[unit]) },
};
