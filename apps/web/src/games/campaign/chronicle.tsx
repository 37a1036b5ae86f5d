import { groundsOf } from '@ironfield/battleforce2/battlefield.ts';
import { layOut } from '@ironfield/battleforce2/data/maps.ts';
import { sheetName } from '@ironfield/campaigns/linked/describe.ts';
import type { Fought, Table } from '@ironfield/campaigns/linked/state.ts';
import { elementName, STAGE_NAMES } from '@ironfield/campaigns/linked/text.ts';
import { registerOf } from '@ironfield/campaigns/linked/units.ts';
import { useMemo } from 'react';
import { MapPicture } from '../../board/ground/map-picture.tsx';
import { plural } from '../../ui/words/plural.ts';
import { sideClass } from '../../ui/words/sides.ts';
import styles from './campaign.module.css';

/** The battles so far: where, who won, who was destroyed, and how both forces dwindled. */
export function Chronicle({ table }: { readonly table: Table }) {
  const { chronicle } = table;
  if (chronicle.length === 0) return null;
  return (
    <section className={styles.chronicle} aria-labelledby="chronicle">
      <h2 id="chronicle">Chronicle</h2>
      <Strength table={table} />
      <ol>
        {chronicle.map((fought) => (
          <Battle key={fought.stage} table={table} fought={fought} />
        ))}
      </ol>
    </section>
  );
}

function Battle({ table, fought }: { readonly table: Table; readonly fought: Fought }) {
  const { setup, elements } = table;
  const { stage, sheets, winner, holder, turns, destroyed } = fought;
  const sheetNames = sheets.flat().map(sheetName).join(', ');
  const board = useMemo(() => groundsOf(layOut(sheets)).asPrinted.board, [sheets]);
  const saved = destroyed.filter((element) => elements[element]!.fate === 'fit');
  return (
    <li>
      <div className={styles.ofBattle}>
        <MapPicture board={board} label={`The map: ${sheetNames}`} />
      </div>
      <div>
        <h3>{STAGE_NAMES[stage]}</h3>
        <p className="quiet">
          {sheetNames}, {plural(turns, 'turn')}
        </p>
        <p>
          {winner === null ? 'Nobody won' : `${setup.sides[winner]!.name} won`}
          {holder === null ? '; nobody held the field.' : holder === winner ? ' and held the field.' : '.'}
        </p>
        {setup.sides.map(({ name }, seat) => {
          const own = destroyed.filter((element) => registerOf(setup).elements[element]!.seat === seat);
          return (
            <p key={name} className={sideClass(seat)}>
              <i className="side-dot" />{' '}
              {own.length === 0
                ? 'Nobody destroyed'
                : own
                    .map(
                      (element) =>
                        `${elementName(setup, element)}${saved.includes(element) ? ', saved' : ''}`,
                    )
                    .join('; ')}
            </p>
          );
        })}
      </div>
    </li>
  );
}

const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = 24;

/** Elements ready for battle, before each battle and after the repairs that followed it. */
function Strength({ table }: { readonly table: Table }) {
  const { chronicle, setup, elements } = table;
  const now = setup.sides.map(
    (_, seat) =>
      elements.filter(
        ({ fate }, element) => fate === 'fit' && registerOf(setup).elements[element]!.seat === seat,
      ).length,
  );
  const last = chronicle.at(-1)!;
  const moments = [...chronicle.map(({ before }) => before), last.after ?? [now[0]!, now[1]!]];
  const most = Math.max(...moments.flat(), 1);
  const x = (index: number) => MARGIN + (index * (WIDTH - 2 * MARGIN)) / (moments.length - 1);
  const y = (count: number) => HEIGHT - MARGIN - (count * (HEIGHT - 2 * MARGIN)) / most;
  const words = setup.sides.map(
    ({ name }, seat) => `${name}: ${moments.map((moment) => moment[seat]).join(', ')}`,
  );
  return (
    <svg
      className={styles.strength}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Elements ready for battle. ${words.join('. ')}`}
    >
      <line x1={MARGIN} y1={y(0)} x2={WIDTH - MARGIN} y2={y(0)} className={styles.axis} />
      {setup.sides.map(({ name }, seat) => (
        <g key={name} data-side={seat}>
          <polyline points={moments.map((moment, index) => `${x(index)},${y(moment[seat]!)}`).join(' ')} />
          {moments.map((moment, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: moments stay in their order
            <g key={index}>
              <circle cx={x(index)} cy={y(moment[seat]!)} r={3} />
              <text x={x(index)} y={y(moment[seat]!) + (moment[seat]! >= moment[1 - seat]! ? -7 : 15)}>
                {moment[seat]}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
