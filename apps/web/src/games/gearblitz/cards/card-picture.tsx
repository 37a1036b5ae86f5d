import type { Card } from '@ironfield/gearblitz/cards/card.ts';
import type { Skills } from '@ironfield/gearblitz/cards/unit.ts';
import { KIND_NAMES, STAND_IN } from '@ironfield/gearblitz/text/cards.ts';
import { cardPicture } from '@ironfield/mechbay/gear-card/gear-card.ts';
import type { Tone } from '@ironfield/mechbay/sheet/primitives.ts';
import { useMemo } from 'react';
import sheetStyles from '../../../bay/record-sheet/record-sheet.module.css';
import { SheetDrawing } from '../../../bay/record-sheet/sheet-drawing.tsx';
import styles from './cards.module.css';

const colorOf = (tone: Tone): string => `var(--sheet-${tone})`;

/** A datacard as it is printed, in the colours of the theme, with the skills of a crew if there is one. */
export function CardPicture({ card, skills }: { readonly card: Card; readonly skills?: Skills }) {
  const page = useMemo(() => cardPicture({ card, ...(skills && { skills }) }), [card, skills]);
  const name = [card.name, KIND_NAMES[card.kind], card.faction, card.standIn && STAND_IN]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={`${sheetStyles.recordSheet} ${styles.cardPicture}`} data-part="card-picture">
      <SheetDrawing page={page} colorOf={colorOf} name={name} />
    </div>
  );
}
