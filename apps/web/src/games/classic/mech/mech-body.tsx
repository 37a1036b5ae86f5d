import type { Design } from '@ironfield/classic/design.ts';
import type { Kind } from '@ironfield/classic/kind.ts';
import {
  FACING_CODES,
  LOCATION_CODES,
  type LocationCode,
  ON_FOUR_LEGS,
} from '@ironfield/classic/units/locations.ts';
import styles from '../../../hex-table/figures/body-figure.module.css';
import { BodyFigure, type BodyPart } from '../../../hex-table/figures/body-figure.tsx';
import type { Mech } from './table.ts';
import { SHEET } from './text.ts';

/** A 'Mech of blocks as its pilot sits in it, left on the left; the armour of its back stands beside it. */
const BOXES: Readonly<Record<(typeof FACING_CODES)[number], BodyPart['box']>> = {
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

/** The front legs of one that stands on four, in line with those behind. */
const ON_FOUR: Partial<typeof BOXES> = {
  LA: [1, 81, 34, 58],
  LL: [37, 95, 34, 46],
  RL: [105, 95, 34, 46],
  RA: [142, 81, 34, 58],
};

interface MechBodyProps {
  readonly kind: Kind;
  readonly design: Design;
  readonly mech: Mech;
}

export function MechBody({ kind, design, mech }: MechBodyProps) {
  const isOnFour = kind.motion === 'quad';
  const parts = FACING_CODES.map((code, facing): BodyPart => {
    const location = LOCATION_CODES.indexOf(code.slice(0, 2) as LocationCode);
    const isRear = facing >= LOCATION_CODES.length;
    return {
      name: (isOnFour && ON_FOUR_LEGS[location < 0 ? 'HD' : LOCATION_CODES[location]!]) || code,
      box: (isOnFour && ON_FOUR[code]) || BOXES[code],
      armor: [mech.body.armor[facing], design.armor[facing]],
      structure: isRear ? null : [mech.body.structure[location], design.structure[location]],
      isLost: (mech.body.lost & (1 << location)) !== 0,
    };
  });
  const of = ([left, full]: readonly number[]) => `${left} of ${full}`;
  const words = LOCATION_CODES.map((code, location) => {
    const name = kind.names[location]!;
    const start = name.charAt(0).toUpperCase() + name.slice(1);
    const { armor, structure, isLost } = parts[location];
    if (isLost) return `${start}: lost`;
    const rear = parts.find((part) => part.name === `${code}R`);
    const back = rear ? [`rear armour ${of(rear.armor)}`] : [];
    return [`${start}: armour ${of(armor)}`, ...back, `structure ${of(structure!)}`].join(', ');
  });
  return (
    <BodyFigure width={290} height={142} parts={parts} words={words}>
      <text className={styles.bodyNote} x="239" y="33">
        {SHEET.rear}
      </text>
    </BodyFigure>
  );
}
