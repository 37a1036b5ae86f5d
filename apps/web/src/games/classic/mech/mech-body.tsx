import type { Design } from '@ironfield/classic/design.ts';
import { LOCATION_NAMES } from '@ironfield/classic/kinds/mech/text.ts';
import { FACING_CODES, LOCATION_CODES, type LocationCode } from '@ironfield/classic/units/locations.ts';
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

interface MechBodyProps {
  readonly design: Design;
  readonly mech: Mech;
}

export function MechBody({ design, mech }: MechBodyProps) {
  const parts = FACING_CODES.map((code, facing): BodyPart => {
    const location = LOCATION_CODES.indexOf(code.slice(0, 2) as LocationCode);
    const isRear = facing >= LOCATION_CODES.length;
    return {
      name: code,
      box: BOXES[code],
      armor: [mech.body.armor[facing], design.armor[facing]],
      structure: isRear ? null : [mech.body.structure[location], design.structure[location]],
      isLost: (mech.body.lost & (1 << location)) !== 0,
    };
  });
  const of = ([left, full]: readonly number[]) => `${left} of ${full}`;
  const words = LOCATION_CODES.map((code, location) => {
    const name = LOCATION_NAMES[location];
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
