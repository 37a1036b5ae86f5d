import { distance } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import { SHEET } from '../../../data/artillery.ts';
import { STOCK_PIECES } from '../../../emplacements/pieces.ts';
import type { Classic } from '../../../game-types.ts';
import { fieldArtillery as kind } from '../../../kinds/field-artillery/field-artillery.ts';
import { addKinds } from '../../../kinds.ts';
import type { Option } from '../../../option.ts';
import type { Order } from '../../../orders.ts';
import { section } from '../../../rule-index/section.ts';
import { destroy } from '../../../rules/damage/destruction.ts';
import type { FlameTest } from '../../../rules/heat/flames.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import { occupantsOf } from '../../../rules/unit/stacking.ts';
import type { State } from '../../../state.ts';
import { piecesOf, twistTo } from '../carried.ts';
import { sees } from '../firing.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    /** Enemy infantry is alone with it. */
    'piece-overrun': { readonly type: 'piece-overrun'; readonly unit: number; readonly by: number };
  }
}

const OPTION = 'field-artillery';
const SERVES: Reason = { message: 'The crew of a piece does nothing but serve it', rule: 'MT-ARTY-14' };

addKinds([kind]);

const isPiece = ({ kinds }: Battlefield, unit: number): boolean => kinds[unit].troopers?.servesPiece === true;

/** MT-ARTY-14: fire in its hex is its end. */
const burnDown: FlameTest = (play, field, unit) => destroy(play, field, unit, 'burnt');

/** Enemy infantry that is alone with it; -1 for nobody. */
function overrunBy(field: Battlefield, state: State, unit: number): number {
  const others = occupantsOf(state, state.units[unit].hex, unit);
  if (others.some((other) => field.sideOf[other] === field.sideOf[unit])) return -1;
  return others.find((other) => field.kinds[other].troopers && !isPiece(field, other)) ?? -1;
}

/** In the End Phase. */
function overrun(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const [unit, piece] of state.units.entries()) {
    if (!isPiece(field, unit) || !isOnMap(piece) || piece.loss) continue;
    const by = overrunBy(field, state, unit);
    if (by < 0) continue;
    play.emit({ type: 'piece-overrun', unit, by });
    destroy(play, field, unit, 'broken');
  }
}

/** For bots: who has an enemy before it stays where it is. */
function staysThere(order: Order | null, field: Battlefield, state: State, unit: number): Order | null {
  if (order || state.phase !== 'movement' || !isPiece(field, unit) || !isOnMap(state.units[unit]))
    return order;
  const [weapon] = piecesOf(field, state, unit);
  if (weapon === undefined) return order;
  const { hex } = state.units[unit];
  const isBefore = field.enemiesOf[unit].some((enemy) => {
    const { hex: at } = state.units[enemy];
    if (!isOnMap(state.units[enemy]) || at === hex || distance(field.board, hex, at) > SHEET) return false;
    return twistTo(field, state, unit, weapon, at) !== null && sees(field, state, unit, at);
  });
  return isBefore ? { type: 'still', unit } : order;
}

export const fieldArtillery: Option<boolean> = {
  id: OPTION,
  title: 'Field artillery',
  summary: 'Towed pieces with their crews take the field. They fire ahead, and do not survive a hit.',
  group: 'Artillery',
  rule: 'MT-ARTY-14',
  base: false,
  requires: ['combined-arms', 'artillery'],
  rules: section('Maximum Tech, artillery', [
    'MT-ARTY-14',
    'Field artillery',
    'A piece on its own goes as motorized infantry with 1 MP, but turns for MP, and fires directly ahead if it has not moved. Any damage, fire and mines destroy it, and enemy infantry alone with it in the End Phase.',
    OPTION,
  ]),
  plug: () => ({
    add: { turnEnds: overrun },
    stage: {
      gear: (names) => [...names, 'field artillery'],
      unitKinds: (ids) => [...ids, kind.id],
      unitsOffered: (files) => [...files, ...STOCK_PIECES],
      flames: (test, field, unit) => (isPiece(field, unit) ? burnDown : test),
      whyNoTask: (why, state, unit) => why ?? (isPiece(battlefieldOf(state), unit) ? SERVES : null),
      liesLow: staysThere,
    },
  }),
  changes: { 'piece-overrun': () => {} },
  sentences: {
    'piece-overrun': ({ unit, by }, { mech }) => `${mech(by)} takes ${mech(unit)} and blows it up.`,
  },
};
