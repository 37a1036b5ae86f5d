import { BOARD, homeOf } from '@ironfield/planetary/rules/board.ts';
import { hasFacing } from '@ironfield/planetary/rules/kinds.ts';
import type { Battle, Fighter } from '@ironfield/planetary/state.ts';
import { nameOf } from '@ironfield/planetary/text/names.ts';
import { NOTES, QUALITY_NAMES, TERRAIN_NAMES } from '@ironfield/planetary/text.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import { boxTowards } from '@ironfield/spaces/grid.ts';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { SpaceDesk } from '../../../space-table/use-pointed-orders.ts';
import styles from './battle-board.module.css';
import { BOARD_SIZE, BOX, degreesOf, middleOfBox, slotsIn } from './board-places.ts';
import { Counter, type CounterLook } from './counter.tsx';
import { TerrainArt } from './terrain-art.tsx';

interface BattleBoardProps {
  readonly table: Table;
  readonly battle: Battle;
  /** From whose edge it is seen. */
  readonly seat: number;
  /** Counters that something happens to just now. */
  readonly lit: readonly number[];
  /** Absent where nobody gives orders. */
  readonly desk?: SpaceDesk;
  /** The turn of the counter in hand by a planned facing; null where none is planned. */
  readonly turn?: number | null;
  onLook?(counter: number): void;
}

const MARGIN = 26;
const BOXES = Array.from({ length: BOARD.size }, (_, box) => box);
const ARROWS = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' } as const;

/** The board of 5 by 5 boxes with its counters, seen from one side. */
export function BattleBoard(props: BattleBoardProps) {
  const { table, battle, seat, lit, desk, turn = null, onLook } = props;
  const isTurned = seat !== battle.attacker;
  const [cursor, setCursor] = useState(12);
  const boxes = useRef<(SVGGElement | null)[]>([]);
  const inBox = Map.groupBy(battle.fighters, ({ box }) => box);
  const press = (counter: number) => {
    onLook?.(counter);
    desk?.choosePiece(counter);
  };
  const pressBox = (box: number) => {
    if (desk?.chooseSpace(BOARD.name[box])) return;
    // With the keys a box stands for whoever is in it: the first that anything is meant by.
    const here = (inBox.get(box) ?? []).map(({ counter }) => counter);
    if (here.length > 0) onLook?.(here[0]);
    here.some((counter) => desk?.choosePiece(counter));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const heading = ARROWS[event.key as keyof typeof ARROWS];
    if (!heading) return;
    const seen = isTurned ? OPPOSITE[heading] : heading;
    const next = boxTowards(BOARD, cursor, seen);
    event.preventDefault();
    if (next < 0) return;
    setCursor(next);
    boxes.current[next]?.focus();
  };
  return (
    <svg
      className={styles.board}
      data-part="battle-board"
      viewBox={`${-MARGIN} ${-MARGIN} ${BOARD_SIZE + 2 * MARGIN} ${BOARD_SIZE + 2 * MARGIN}`}
    >
      <title>Battle board</title>
      <HomeEdges table={table} battle={battle} isTurned={isTurned} />
      <g className={styles.field} data-kind={battle.kind}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the boxes in it have the focus and the roles */}
        <g onKeyDown={onKeyDown}>
          {BOXES.map((box) => (
            <Box
              key={box}
              place={middleOfBox(box, isTurned)}
              battle={battle}
              box={box}
              words={boxWords(table, battle, box, desk)}
              isReached={desk?.spaces.has(BOARD.name[box]) ?? false}
              isPlanned={desk?.plannedSpace === BOARD.name[box]}
              isCursor={cursor === box}
              hold={(element) => {
                boxes.current[box] = element;
              }}
              onPress={() => {
                setCursor(box);
                pressBox(box);
              }}
            />
          ))}
        </g>
        {[...inBox].map(([box, here]) => {
          if (box < 0) return null;
          const middle = middleOfBox(box, isTurned);
          return slotsIn(here.length).map((slot, index) => (
            <Standing
              key={here[index].counter}
              table={table}
              fighter={here[index]}
              at={{ x: middle.x + slot.x, y: middle.y + slot.y }}
              size={slot.size}
              isTurned={isTurned}
              look={lookOf(here[index].counter, lit, desk)}
              onPress={() => press(here[index].counter)}
            />
          ));
        })}
        {desk && <Ghost table={table} battle={battle} desk={desk} isTurned={isTurned} turn={turn} />}
      </g>
    </svg>
  );
}

const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' } as const;

function lookOf(counter: number, lit: readonly number[], desk: SpaceDesk | undefined): CounterLook {
  if (lit.includes(counter)) return 'lit';
  if (!desk) return 'plain';
  if (desk.inHand === counter) return 'in-hand';
  if (desk.pieces.has(counter)) return 'target';
  return desk.ready.has(counter) ? 'ready' : 'plain';
}

/** The counters in a box, and the planned action there, for those who do not see it. */
function boxWords(table: Table, battle: Battle, box: number, desk: SpaceDesk | undefined): string {
  const here = battle.fighters.filter((fighter) => fighter.box === box);
  const [order] = desk?.spaces.get(BOARD.name[box]) ?? [];
  return [
    `${BOARD.name[box]}, ${TERRAIN_NAMES[battle.terrain[box]]}`,
    ...here.map((fighter) => fighterWords(table, fighter)),
    ...(order ? [order.label] : []),
  ].join('; ');
}

const fighterWords = (table: Table, { counter, damaged, supplied }: Fighter): string => {
  const { quality, side } = table.counters[counter];
  return [
    `${table.setup.sides[side].name}: ${nameOf(table, counter)}`,
    ...(quality ? [QUALITY_NAMES[quality]] : []),
    ...(damaged ? [NOTES.damaged] : []),
    ...(supplied ? [] : [NOTES.unsupplied]),
  ].join(', ');
};

interface BoxProps {
  readonly place: { readonly x: number; readonly y: number };
  readonly battle: Battle;
  readonly box: number;
  readonly words: string;
  readonly isReached: boolean;
  readonly isPlanned: boolean;
  readonly isCursor: boolean;
  hold(element: SVGGElement | null): void;
  onPress(): void;
}

function Box({ place, battle, box, words, isReached, isPlanned, isCursor, hold, onPress }: BoxProps) {
  const terrain = battle.terrain[box];
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <g
      ref={hold}
      className={styles.box}
      role="button"
      tabIndex={isCursor ? 0 : -1}
      aria-label={words}
      data-terrain={terrain}
      data-reached={isReached || undefined}
      data-planned={isPlanned || undefined}
      transform={`translate(${place.x} ${place.y})`}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onPress();
      }}
    >
      <rect className={styles.ground} x={-BOX / 2} y={-BOX / 2} width={BOX} height={BOX} />
      <TerrainArt terrain={terrain} />
      {(isReached || isPlanned) && (
        <rect
          className={styles.reach}
          x={-BOX / 2 + 3}
          y={-BOX / 2 + 3}
          width={BOX - 6}
          height={BOX - 6}
          rx="8"
        />
      )}
      <text className={styles.boxName} x={-BOX / 2 + 6} y={-BOX / 2 + 14}>
        {BOARD.name[box]}
      </text>
    </g>
  );
}

interface StandingProps {
  readonly table: Table;
  readonly fighter: Fighter;
  readonly at: { readonly x: number; readonly y: number };
  readonly size: number;
  readonly isTurned: boolean;
  readonly look: CounterLook;
  onPress(): void;
}

/** Keys find counters by their boxes, so that there is one thing to walk over. */
function Standing({ table, fighter, at, size, isTurned, look, onPress }: StandingProps) {
  const { type, side, faceUp } = table.counters[fighter.counter];
  const kind = type === null ? null : table.setup.sheets[type].kind;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its box has the keys
    <g className={styles.standing} data-counter={fighter.counter} onClick={onPress}>
      <Counter
        side={side}
        kind={kind}
        isHidden={!faceUp}
        x={at.x}
        y={at.y}
        size={size}
        facing={kind === null || hasFacing(kind) ? degreesOf(fighter.facing, isTurned) : null}
        isDamaged={fighter.damaged}
        isCutOff={!fighter.supplied}
        look={look}
      />
    </g>
  );
}

interface GhostProps {
  readonly table: Table;
  readonly battle: Battle;
  readonly desk: SpaceDesk;
  readonly isTurned: boolean;
  readonly turn: number | null;
}

/** The planned place of the counter in hand, and a line to the one it would attack. */
function Ghost({ table, battle, desk, isTurned, turn }: GhostProps) {
  const fighter = battle.fighters.find(({ counter }) => counter === desk.inHand);
  if (!fighter) return null;
  const { type, side } = table.counters[fighter.counter];
  const to = desk.plannedSpace === null ? -1 : (BOARD.numbers.get(desk.plannedSpace) ?? -1);
  const target = battle.fighters.find(({ counter }) => counter === desk.plannedPiece);
  const from = fighter.box < 0 ? null : middleOfBox(fighter.box, isTurned);
  const end = to >= 0 ? middleOfBox(to, isTurned) : target ? middleOfBox(target.box, isTurned) : null;
  if (!end) return null;
  return (
    <g className={styles.ghost} data-attack={target ? '' : undefined}>
      {from && <path className={styles.course} d={`M${from.x} ${from.y}L${end.x} ${end.y}`} />}
      {to >= 0 && (
        <Counter
          side={side}
          kind={type === null ? null : table.setup.sheets[type].kind}
          x={end.x}
          y={end.y + 4}
          size={46}
          facing={turn}
          look="in-hand"
        />
      )}
    </g>
  );
}

/** The edges with their owners, and the number that has left over each. */
function HomeEdges({
  table,
  battle,
  isTurned,
}: Pick<GhostProps, 'table' | 'battle' | 'isTurned'>): ReactNode {
  return [0, 1].map((side) => {
    const isBelow = (side === battle.attacker) !== isTurned;
    const main = middleOfBox(homeOf(battle, side).main, isTurned);
    return (
      <g key={side} className={styles.edge} data-side={side}>
        <text x={BOARD_SIZE / 2} y={isBelow ? BOARD_SIZE + 18 : -9}>
          {table.setup.sides[side].name} · {side === battle.attacker ? 'attacker' : 'defender'}
        </text>
        <path className={styles.mainMark} d={`M${main.x - 18} ${main.y + (isBelow ? 46 : -46)}h36`}>
          <title>Main box</title>
        </path>
      </g>
    );
  });
}
