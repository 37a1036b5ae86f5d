import { LOCATION_NAMES } from '@ironfield/classic/text/log.ts';
import type { Design } from '@ironfield/classic/units/design.ts';
import { FACING_CODES, LOCATION_CODES, type LocationCode } from '@ironfield/classic/units/locations.ts';
import { conditionOf } from '../../../ui/condition.ts';
import type { Mech } from './table.ts';
import { SHEET } from './text.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A 'Mech of blocks as its pilot sits in it, left on the left; the armour of its back stands beside it. */
const BOXES: Readonly<Record<(typeof FACING_CODES)[number], Box>> = {
  HD: [70, 1, 36, 36],
  LT: [36, 26, 32, 52],
  CT: [70, 39, 36, 52],
  RT: [108, 26, 32, 52],
  LA: [2, 33, 32, 58],
  RA: [142, 33, 32, 58],
  LL: [44, 95, 40, 46],
  RL: [92, 95, 40, 46],
  LTR: [190, 41, 30, 38],
  CTR: [222, 41, 34, 46],
  RTR: [258, 41, 30, 38],
};

interface BodyFigureProps {
  readonly design: Design;
  readonly mech: Mech;
}

/** Armour as a filling of each location with its points, structure below it. */
export function BodyFigure({ design, mech }: BodyFigureProps) {
  return (
    <figure className="body">
      <svg viewBox="0 0 290 142" aria-hidden="true">
        {FACING_CODES.map((code, facing) => {
          const location = LOCATION_CODES.indexOf(code.slice(0, 2) as LocationCode);
          const isRear = facing >= LOCATION_CODES.length;
          return (
            <Block
              key={code}
              box={BOXES[code]}
              armor={[mech.body.armor[facing]!, design.armor[facing]!]}
              structure={isRear ? null : [mech.body.structure[location]!, design.structure[location]!]}
              isLost={(mech.body.lost & (1 << location)) !== 0}
            />
          );
        })}
        <text className="body-note" x="239" y="33">
          {SHEET.rear}
        </text>
      </svg>
      <figcaption className="visually-hidden">
        <ul>
          {LOCATION_CODES.map((code, location) => (
            <li key={code}>{spoken(design, mech, location)}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

type Left = readonly [left: number, full: number];

interface BlockProps {
  readonly box: Box;
  readonly armor: Left;
  readonly structure: Left | null;
  readonly isLost: boolean;
}

const INSET = 3;

function Block({ box: [x, y, width, height], armor, structure, isLost }: BlockProps) {
  const middle = x + width / 2;
  if (isLost) {
    return (
      <g className="body-block lost">
        <rect x={x} y={y} width={width} height={height} rx={4} />
        <path
          d={`M${x + 5} ${y + 5}L${x + width - 5} ${y + height - 5}M${x + width - 5} ${y + 5}L${x + 5} ${y + height - 5}`}
        />
      </g>
    );
  }
  const filled = share(armor) * height;
  const strip = structure ? share(structure) * (width - 2 * INSET) : 0;
  const foot = y + height - INSET - 4;
  return (
    <g className={`body-block ${conditionOf(share(armor))}`}>
      <rect className="body-ground" x={x} y={y} width={width} height={height} rx={4} />
      <rect className="body-armor" x={x} y={y + height - filled} width={width} height={filled} rx={4} />
      <rect className="body-edge" x={x} y={y} width={width} height={height} rx={4} />
      <text className="body-points" x={middle} y={structure ? foot - 12.5 : y + height / 2 + 5}>
        {armor[0]}
      </text>
      {structure && (
        <>
          <rect className="body-bone" x={x + INSET} y={foot} width={width - 2 * INSET} height={4} rx={1.5} />
          <rect
            className={`body-bone-left ${structure[0] < structure[1] ? 'hurt' : ''}`}
            x={x + INSET}
            y={foot}
            width={strip}
            height={4}
            rx={1.5}
          />
          <text
            className={`body-structure ${structure[0] < structure[1] ? 'hurt' : ''}`}
            x={middle}
            y={foot - 2.5}
          >
            {structure[0]}
          </text>
        </>
      )}
    </g>
  );
}

const share = ([left, full]: Left): number => (full === 0 ? 0 : left / full);

function spoken(design: Design, mech: Mech, location: number): string {
  const name = LOCATION_NAMES[location]!;
  const start = name.charAt(0).toUpperCase() + name.slice(1);
  if (mech.body.lost & (1 << location)) return `${start}: lost`;
  const of = (left: number | undefined, full: number | undefined) => `${left} of ${full}`;
  const rear = (FACING_CODES as readonly string[]).indexOf(`${LOCATION_CODES[location]}R`);
  return [
    `${start}: armour ${of(mech.body.armor[location], design.armor[location])}`,
    ...(rear < 0 ? [] : [`rear armour ${of(mech.body.armor[rear], design.armor[rear])}`]),
    `structure ${of(mech.body.structure[location], design.structure[location])}`,
  ].join(', ');
}
