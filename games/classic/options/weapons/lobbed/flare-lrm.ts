import { distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import type { Lob } from '../../../points/artillery.ts';
import { section } from '../../../rule-index/section.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import type { State } from '../../../state.ts';
import { idleLob, loadIn } from './lobbed.ts';

declare module '../../../extensions.ts' {
  interface GameMarks {
    /** MT-WPN-58: flares of missiles. */
    readonly missileFlares?: readonly Flare[];
  }
  interface OptionEvents {
    'flare-lit': { readonly type: 'flare-lit' } & Flare;
    'flares-out': { readonly type: 'flares-out'; readonly turn: number };
  }
}

interface Flare {
  readonly hex: number;
  /** The turns in which it burns. */
  readonly from: number;
  readonly to: number;
}

const OPTION = 'flare-lrm';
const RADIUS = 3;
const MISSILES_A_TURN = 5;

type Table = { marks: State['marks'] };

const flaresIn = ({ marks }: Table): readonly Flare[] => marks?.missileFlares ?? [];

function setFlares(table: Table, flares: readonly Flare[]): void {
  const { missileFlares: _, ...others } = table.marks ?? {};
  const marks = flares.length > 0 ? { ...others, missileFlares: flares } : others;
  table.marks = Object.keys(marks).length > 0 ? marks : null;
}

const burntOut = (table: Table, turn: number): void =>
  setFlares(
    table,
    flaresIn(table).filter(({ to }) => to > turn),
  );

function lights({ board }: Battlefield, state: Pick<State, 'marks' | 'turn'>, cell: number): boolean {
  const { turn } = state;
  return (
    cell >= 0 &&
    flaresIn(state).some(
      ({ hex, from, to }) => from <= turn && turn <= to && distance(board, hex, cell) <= RADIUS,
    )
  );
}

const isDark = ({ setup: { options } }: Battlefield): boolean =>
  options.night === true || options['weather-dusk-dawn'] === true;

/** For bots: above enemies whom nothing lights, where it is dark. */
function worthOf(field: Battlefield, state: State, lob: Lob): number {
  if (loadIn(field, lob) !== 'flare' || !isDark(field)) return 0;
  return state.units.reduce((count, { hex, ...other }, index) => {
    if (!isOnMap({ hex, ...other }) || hex < 0) return count;
    if (distance(field.board, lob.cell, hex) > RADIUS - 1) return count;
    const isDue = flaresIn(state).some((flare) => distance(field.board, flare.hex, hex) <= RADIUS);
    if (isDue) return count;
    return count + (field.sideOf[index] === field.sideOf[lob.unit] ? -1 : 1);
  }, 0);
}

export const flareLrm: Option<boolean> = {
  id: OPTION,
  title: 'Flares of LRMs',
  summary: 'LRM launchers may fire flares, which light a part of the map for some turns.',
  group: 'Equipment',
  rule: 'MT-WPN-58',
  base: false,
  requires: ['missiles-at-hexes'],
  rules: section('Maximum Tech, weapons', [
    'MT-WPN-58',
    'Flares of LRMs',
    'From the next turn on a flare lights all units up to 3 hexes around: no modifier of night or dusk against them, for a turn for every 5 missiles of the launcher. It does not drift.',
    OPTION,
  ]),
  plug: () => ({
    add: {
      lobLands: (play, field, lob) => {
        if (loadIn(field, lob) !== 'flare') return;
        const turns = Math.max(1, field.designs[lob.unit].weapons[lob.weapon].type.cluster / MISSILES_A_TURN);
        const { turn } = play.state;
        play.happen({ type: 'flare-lit', hex: lob.cell, from: turn + 1, to: turn + turns });
      },
      turnEnds: (play) => {
        const { turn } = play.state;
        if (flaresIn(play.state).some(({ to }) => to <= turn)) play.happen({ type: 'flares-out', turn });
      },
    },
    stage: {
      gear: (names) => [...names, 'flare missiles'],
      unitsOffered: withAdvancedMechs,
      isUnderFlare: (is, field, state, unit) => is || lights(field, state, state.units[unit].hex),
      hexMarks: (marks, _field, table) => [
        ...marks,
        ...flaresIn(table).map(({ hex, from, to }) => ({
          hex,
          kind: 'light' as const,
          label: '',
          words: `a flare lights ${RADIUS} hexes around from turn ${from} to turn ${to}`,
        })),
      ],
      idle: (order, field, state, unit) =>
        idleLob(order, field, state, unit, (lob) => worthOf(field, state, lob)),
    },
  }),
  changes: {
    'flare-lit': (table, { hex, from, to }) => setFlares(table, [...flaresIn(table), { hex, from, to }]),
    'flares-out': (table, { turn }) => burntOut(table, turn),
  },
  sentences: {
    'flare-lit': ({ hex: at, from, to }, { hex }) =>
      `A flare above hex ${hex(at)} gives light from turn ${from} to turn ${to}.`,
    'flares-out': () => 'A flare burns out.',
  },
};
