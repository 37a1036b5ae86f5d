import { cellOf, distance } from '@ironfield/hex/board.ts';
import { HexPick } from '@ironfield/hex/hex-picks.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Description } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { OBJECTIVE_DISTANCE, OBJECTIVE_ROWS } from '../../data/tables.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { register } from '../../register.ts';
import { depthFrom, EDGES } from '../../rules/map/map-edges.ts';
import { type Frame, type Frames, type Objective, opponentOf, type State } from '../../state.ts';
import { EDGE_NAMES, LABELS, PROMPTS, WHY_NOT } from '../../text.ts';
import { rollOff } from './initiative.ts';

/** BF2-SETUP-01, BF2-SETUP-02: who chooses an edge, and places objectives first. */
export function rollForEdges(play: Play<Battleforce2>): void {
  const field = battlefieldOf(play.state);
  const { setUp, edgeChooser, placements: stage } = field.plugged;
  if (setUp) {
    setUp(play);
    return;
  }
  const { homes, objectives } = play.state.setup;
  if (homes && objectives === 'none') {
    play.happen({ type: 'home-edge', seat: 0, edge: homes[0] });
    play.next(...openingOf(field, 0), { step: 'setup/order-roll' });
    return;
  }
  const rolled = rollOff(play, 'home-edges');
  const chooser = edgeChooser?.(rolled) ?? rolled;
  const counters = placements(play.state, chooser);
  play.next(
    { step: 'setup/home', seat: chooser },
    ...openingOf(field, chooser),
    ...(stage?.(counters, field) ?? counters),
    { step: 'setup/order-roll' },
  );
}

const secretSteps = remembered((options: readonly Option[]): readonly Frame['step'][] =>
  options.flatMap(({ inSecret }) => inSecret ?? []),
);

/**
 * Steps of options after home edges. Secret decisions of a side come together, so that players at one screen hand it
 * over once.
 */
export function openingOf(field: OpenField, first: Seat): readonly Frame[] {
  const { opening } = field.plugged;
  const frames = opening?.([], field, first) ?? [];
  if (field.past.opensByTurns?.()) return frames;
  const secret = secretSteps(register.options);
  const isOf = (frame: Frame, seat: Seat) =>
    secret.includes(frame.step) && 'seat' in frame && frame.seat === seat;
  const secrets = [first, opponentOf(first)].map((seat) => frames.filter((frame) => isOf(frame, seat)));
  return [...secrets.flat(), ...frames.filter(({ step }) => !secret.includes(step))];
}

/** BF2-OBJ-01: by turns. */
function placements({ setup }: State, first: Seat): Frame[] {
  const round = (kind: Objective['kind']) =>
    [first, opponentOf(first)].map((seat) => ({ step: 'setup/objective', seat, kind }) as const);
  if (setup.objectives === 'none') return [];
  const objectives = [...round('objective'), ...round('objective')];
  return setup.objectives === 'objectives' ? objectives : [...objectives, ...round('headquarters')];
}

/** BF2-SETUP-02 */
export const chooseHome: Decision<Battleforce2, Frames['setup/home'], 'home'> = {
  menu: () => ({
    prompt: PROMPTS.home,
    rule: 'BF2-SETUP-02',
    orders: [
      {
        type: 'home',
        label: LABELS.home,
        fields: [
          {
            kind: 'pick',
            name: 'edge',
            label: LABELS.edge,
            values: EDGES,
            describe: (edge) => ({ label: EDGE_NAMES[edge as keyof typeof EDGE_NAMES] }),
          },
        ],
      },
    ],
  }),
  apply(play, { seat }, { edge }) {
    play.happen({ type: 'home-edge', seat, edge });
  },
};

/** BF2-OBJ-01: near the enemy's edge and apart from the other one; a headquarters on one's own edge. */
function whyNotPlace(
  field: OpenField,
  { homes, objectives }: State,
  seat: Seat,
  kind: Objective['kind'],
  cell: number,
): Reason | null {
  const hex = field.board.number[cell];
  const isHeadquarters = kind === 'headquarters';
  const edge = homes[isHeadquarters ? seat : opponentOf(seat)]!;
  if (depthFrom(field, edge, cell) >= (isHeadquarters ? 1 : OBJECTIVE_ROWS)) return WHY_NOT.outsideArea(hex);
  if (objectives.some((other) => other.hex === cell)) return WHY_NOT.counterThere(hex);
  const isNear = (other: Objective) =>
    other.owner === seat && distance(field.board, other.hex, cell) < OBJECTIVE_DISTANCE;
  return !isHeadquarters && objectives.some(isNear) ? WHY_NOT.tooNear(hex) : null;
}

export const placeObjective: Decision<Battleforce2, Frames['setup/objective'], 'place'> = {
  menu(state, { seat, kind }) {
    const field = battlefieldOf(state);
    const whyNot = (cell: number) => whyNotPlace(field, state, seat, kind, cell);
    return {
      prompt: PROMPTS[kind],
      rule: 'BF2-OBJ-01',
      orders: [{ type: 'place', label: LABELS.place, fields: [new CounterPick(field, whyNot)] }],
    };
  },
  apply(play, { seat, kind }, { to }) {
    const hex = cellOf(battlefieldOf(play.state).board, to);
    play.happen({ type: 'objective-placed', kind, seat, hex });
  },
};

/** A hex to place a counter in. */
class CounterPick extends HexPick {
  readonly name = 'to';
  readonly label = LABELS.to;
  private readonly field: OpenField;
  private readonly why: (cell: number) => Reason | null;

  constructor(field: OpenField, why: (cell: number) => Reason | null) {
    super(field.board);
    this.field = field;
    this.why = why;
  }

  protected cells(): readonly number[] {
    return this.field.allCells.filter((cell) => !this.why(cell));
  }

  protected isAllowed(cell: number): boolean {
    return !this.why(cell);
  }

  protected describeCell(_cell: number, hex: string): Description {
    return { label: hex, hex };
  }

  protected whyNotCell(cell: number, hex: string): Reason {
    return (cell < 0 ? null : this.why(cell)) ?? WHY_NOT.notAHex(hex);
  }
}
