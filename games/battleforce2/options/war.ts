import type { Handlers } from '@ironfield/kernel/options/options.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { OpenField } from '../battlefield.ts';
import { WAR, WARS, type War } from '../data/wars.ts';
import type { TableMarks } from '../extensions.ts';
import type { Option } from '../option.ts';
import type { Points } from '../points.ts';
import type { RuleId } from '../rule-index.ts';
import type { Setup } from '../state.ts';

declare module '../extensions.ts' {
  interface TableMarks {
    /** BF2-WAR-07: by seat, who draws one more counter this turn. */
    extraDraws?: readonly boolean[];
  }
  interface OptionEvents {
    'extra-draws': { readonly type: 'extra-draws'; readonly seats: readonly boolean[] };
  }
}

const ATTACKER = 0;
const DEFENDER = 1;

const REASONS = {
  initiative: 'Special rule of the war',
  toHit: 'Intense fighting',
} as const;

const NO_RETREAT: Reason = {
  message: 'Where Combine forces are on both sides nobody retreats',
  rule: 'BF2-WAR-05',
};

/** A war whose defender picks its home edge, with a bonus to the attacker's Initiative rolls. */
const defendersEdge = (rule: RuleId, bonus = 0): Handlers<Points> => ({
  ...(bonus !== 0 && {
    add: {
      initiative: (tally, _, seat) => {
        if (seat === ATTACKER) tally.add(bonus, REASONS.initiative, rule);
      },
    },
  }),
  stage: { edgeChooser: () => DEFENDER },
});

/** The defender has the Initiative in the first turn, too. */
const defendersTurn = (handlers: Handlers<Points>): Handlers<Points> => ({
  ...handlers,
  stage: { ...handlers.stage, initiativeWinner: (winner, turn) => (turn === 1 ? DEFENDER : winner) },
});

/** BF2-WAR-05: Combine forces on both sides. */
const isAmongBrothers = ({ sides }: Setup): boolean => sides[ATTACKER].name.startsWith('Combine');

/** BF2-WAR-09 */
const isCapellan = ({ sides }: Setup): boolean => sides[ATTACKER].name.startsWith('Capellan');
const isPlatoons = ({ types, elementsOf }: OpenField, unit: number): boolean =>
  types[elementsOf[unit][0]] === 'infantry';

const withDraws = (marks: TableMarks | null, extraDraws: readonly boolean[]): TableMarks => ({
  ...marks,
  extraDraws,
});

const HANDLERS: Readonly<Record<War, Handlers<Points>>> = {
  '4sw': defendersEdge('BF2-WAR-03', 2),
  'andurien-canopus': {
    ...defendersTurn(defendersEdge('BF2-WAR-04')),
    add: {
      /** On structure where there is no armor, unless that would be the end of it. */
      begins({ elements }, { unitsOf, elementsOf }) {
        for (const element of unitsOf[DEFENDER].flatMap((unit) => elementsOf[unit])) {
          const { condition } = elements[element];
          const { armor, structure } = condition;
          if (armor > 1 || (armor === 1 && structure > 0))
            elements[element].condition = { ...condition, armor: armor - 1 };
          else if (armor === 0 && structure > 1)
            elements[element].condition = { ...condition, structure: structure - 1 };
        }
      },
    },
  },
  ronin: {
    stage: {
      exitEdges: (edges, { setup }) => (isAmongBrothers(setup) ? [] : edges),
      whyNotWithdraw: (why, { setup, past }) =>
        isAmongBrothers(setup) && !past.meetsAsBefore?.() ? NO_RETREAT : why,
    },
  },
  'andurien-secession': defendersEdge('BF2-WAR-06', -2),
  w3039: {
    add: {
      toHit: (tally) => tally.add(-1, REASONS.toHit, 'BF2-WAR-07'),
      initiativeRolled(play, dice) {
        play.happen({ type: 'extra-draws', seats: dice.map(([first, second]) => first === second) });
      },
    },
    stage: {
      commandSteps: (frames, { marks }, seat: Seat) =>
        marks?.extraDraws?.[seat]
          ? [{ step: 'command/draw', seat, moves: 0, mayDraw: true } as const, ...frames]
          : frames,
    },
  },
  'clan-invasion': {},
  'marik-liao': {
    stage: {
      ...defendersEdge('BF2-WAR-09').stage,
      opening: (frames, field) => {
        if (!isCapellan(field.setup) || !field.plugged.shellMines) return frames;
        const units = field.unitsOf[ATTACKER].filter((unit) => !isPlatoons(field, unit));
        return [...frames, ...units.map(() => ({ step: 'mines/lay', seat: ATTACKER }) as const)];
      },
      mostHidden: (most, field, _, seat) =>
        most > 0 && seat === ATTACKER && isCapellan(field.setup)
          ? field.unitsOf[ATTACKER].filter((unit) => isPlatoons(field, unit)).length
          : most,
      mayHideIn: (may, field, _, unit) =>
        field.seatOf[unit] === ATTACKER && isCapellan(field.setup) ? isPlatoons(field, unit) : may,
      deploymentDepth: (depth, field, _, unit) =>
        field.seatOf[unit] === ATTACKER && isCapellan(field.setup) && isPlatoons(field, unit) ? 0 : depth,
    },
  },
  refusal: defendersTurn(defendersEdge('BF2-WAR-10', 1)),
};

/** BF2-WAR-01: the attackers of a war are on the first seat. */
export const war: Option<War | 'none'> = {
  id: 'war',
  title: 'War',
  summary:
    'A war of the past with its parties and its special rule, for battles that are made up. The machines are those of the tables, which tell no years.',
  group: 'Battle',
  rule: 'BF2-WAR-02',
  base: 'none',
  allowed: ['none', ...WARS],
  valueNames: Object.fromEntries(WARS.map((each) => [each, `${WAR[each].title}, ${WAR[each].years}`])),
  plug: (value) => (value === 'none' ? {} : HANDLERS[value]),
  sentences: {
    'extra-draws': ({ seats }, { side }) => {
      const drawing = seats.flatMap((draws, seat) => (draws ? [side(seat)] : []));
      return drawing.length > 0 ? `Doubles: one more counter for ${drawing.join(' and ')}.` : null;
    },
  },
  changes: {
    'extra-draws': (table, { seats }) => {
      table.marks = withDraws(table.marks, seats);
    },
  },
};
