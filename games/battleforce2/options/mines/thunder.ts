import { cellOf, distance } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { SHOT_SCATTER } from '../../data/support-tables.ts';
import { LONGEST_RANGE, WORST_ROLL } from '../../data/tables.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { OrderOf } from '../../orders.ts';
import { concerning } from '../../phases/command/reactions.ts';
import { deedPick, describeElement } from '../../phases/picks.ts';
import type { RuleId } from '../../rule-index.ts';
import { unitsToFire } from '../../rules/attack/declaration.ts';
import { scattered } from '../../rules/attack/scatter.ts';
import { whyNoAttacker } from '../../rules/attack/targeting.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { addSkillBesides } from '../../rules/elements/skill.ts';
import { opponentOf, type State } from '../../state.ts';

declare module '../../extensions.ts' {
  interface TableMarks {
    /** BF2-MINE-02: elements with Thunder munitions. */
    readonly thunder?: readonly number[];
  }
  interface OptionFrames {
    'mines/thunder': { readonly seat: Seat };
    'mines/scatter': { readonly unit: number; readonly hex: number };
  }
  interface OptionOrders {
    'arm-thunder': {
      readonly type: 'arm-thunder';
      readonly elements: readonly { readonly element: number }[];
    };
    'lay-thunder': { readonly type: 'lay-thunder'; readonly element: number; readonly to: string };
  }
  interface OptionEvents {
    /** Told to the owner alone. */
    'thunder-armed': { readonly type: 'thunder-armed'; readonly elements: readonly number[] };
    thunder: {
      readonly type: 'thunder';
      readonly element: number;
      readonly hex: number;
      /** Its skill is its owner's business. */
      readonly number: Explanation | null;
      readonly dice: readonly number[];
      readonly hits: boolean;
    };
    'thunder-lands': {
      readonly type: 'thunder-lands';
      readonly owner: Seat;
      /** -1 off the map. */
      readonly hex: number;
      /** Direction and distance of a miss. */
      readonly dice: readonly number[];
    };
  }
}

export const isThunder = ({ marks }: { readonly marks: State['marks'] }, element: number): boolean =>
  marks?.thunder?.includes(element) === true;

export const withThunder = (marks: State['marks'], elements: readonly number[]): State['marks'] => ({
  ...marks,
  thunder: [...(marks?.thunder ?? []), ...elements].sort((a, b) => a - b),
});

const NO_THUNDER = {
  message: 'Only indirect fire can be armed with Thunder munitions',
  rule: 'BF2-MINE-02',
} as const;

const firesIndirectly = ({ records }: Battlefield, element: number): boolean =>
  records[element].sheet.specials.includes('if');

/** BF2-MINE-02: indirect fire, and Clan Arrow IV where artillery is played. */
function mayArm(field: Battlefield, element: number): boolean {
  const { organization } = field.setup.sides[field.seatOf[field.unitOf[element]]];
  const isArrow = field.records[element].sheet.specials.some((code) => code === 'art' || code === 'artA');
  const isClanArrow = isArrow && organization === 'Clan' && field.plugged.hasArtillery?.() === true;
  return firesIndirectly(field, element) || isClanArrow;
}

/** BF2-MINE-02: before play, in secret; both sides are asked, whatever they have. */
export const armThunder: Decision<Battleforce2, OptionFrames['mines/thunder'], 'arm-thunder'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const items = field.unitsOf[seat]
      .flatMap((unit) => field.elementsOf[unit])
      .filter((element) => mayArm(field, element));
    return {
      prompt: 'Which elements are armed with Thunder munitions?',
      rule: 'BF2-MINE-02',
      orders: [
        {
          type: 'arm-thunder',
          label: 'Arm',
          fields: [
            {
              kind: 'each',
              name: 'elements',
              label: 'Elements',
              key: 'element',
              items,
              describe: (element) => describeElement(field, element),
              whyNot: () => NO_THUNDER,
              fields: () => [],
            },
          ],
        },
      ],
    };
  },
  apply(play, { seat }, { elements: listed }) {
    const elements = listed.map(({ element }) => element);
    play.happen({ type: 'thunder-armed', elements }, [seat]);
  },
};

export function thunderForm(field: Battlefield, state: State, seat: Seat): OrderForm<'lay-thunder'>[] {
  const elements = unitsToFire(field, state, seat)
    .flatMap((unit) => surviving(field, state, unit))
    .filter(
      (element) =>
        isThunder(state, element) && firesIndirectly(field, element) && !whyNoAttacker(field, state, element),
    );
  if (elements.length === 0) return [];
  const { board, allCells } = field;
  const hexesFor = (element: number) =>
    allCells.filter((cell) => distance(board, state.units[field.unitOf[element]].hex, cell) <= LONGEST_RANGE);
  const pick = deedPick(field, {
    label: 'Element',
    elements,
    why: NO_THUNDER,
    hexesFor,
    whyNotHex: { message: 'That hex is more than 8 hexes away', rule: 'BF2-MINE-02' },
  });
  return [{ type: 'lay-thunder', label: 'Lay mines with Thunder munitions', fields: [pick] }];
}

/** BF2-ART-06: as artillery hits. */
const BASE = 11;

function thunderNumber(tally: Tally<RuleId>, field: Battlefield, element: number): void {
  tally.add(BASE, 'Mines on a hex', 'BF2-MINE-02');
  addSkillBesides(tally, field, element, 'Skill');
}

/** BF2-MINE-02: hits like artillery; that depends on the skill, so the scatter is a step of its own. */
export function layThunder(play: Play<Battleforce2>, { element, to }: OrderOf<'lay-thunder'>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const unit = field.unitOf[element];
  const owner = field.seatOf[unit];
  const hex = cellOf(field.board, to);
  const compute = (tally: Tally<RuleId>) => thunderNumber(tally, field, element);
  field.plugged.attacks?.(play, unit);
  const dice = play.roll('thunder', 2, concerning(unit));
  const hits = sum(dice) !== WORST_ROLL && sum(dice) >= totalOf(compute);
  const told = { type: 'thunder', element, hex, dice, hits } as const;
  play.happen({ ...told, number: play.explain(compute) }, [owner]);
  play.emit({ ...told, number: null }, [opponentOf(owner), 'spectator']);
  if (hits) comeDown(play, owner, hex, []);
  else play.next({ step: 'mines/scatter', unit, hex });
}

/** BF2-ART-07 */
export function scatterThunder(play: Play<Battleforce2>, { unit, hex }: OptionFrames['mines/scatter']): void {
  const { board, seatOf } = battlefieldOf(play.state);
  const [direction] = play.roll('scatter direction', 1, concerning(unit));
  const [roll] = play.roll('scatter distance', 1, concerning(unit));
  const to = scattered(board, hex, (direction - 1) as Direction, SHOT_SCATTER[roll - 1]);
  comeDown(play, seatOf[unit], to, [direction, roll]);
}

/** BF2-MINE-02: everybody sees where. */
function comeDown(play: Play<Battleforce2>, owner: Seat, hex: number, dice: readonly number[]): void {
  play.happen({ type: 'thunder-lands', owner, hex, dice });
}
