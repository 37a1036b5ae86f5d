import type { Card } from '@ironfield/gearblitz/card.ts';
import { KIND_NAMES, STAND_IN } from '@ironfield/gearblitz/text/cards.ts';
import { cardPicture } from '@ironfield/mechbay/gear-card/gear-card.ts';
import type { Tone } from '@ironfield/mechbay/sheet/primitives.ts';
import { useMemo } from 'react';
import { SheetDrawing } from '../../../bay/record-sheet/sheet-drawing.tsx';
import '../../../bay/record-sheet/record-sheet.css';

const colorOf = (tone: Tone): string => `var(--sheet-${tone})`;

/** A datacard as it is printed, in the colours of the theme. */
export function CardPicture({ card }: { readonly card: Card }) {
  const page = useMemo(() => cardPicture({ card }), [card]);
  const name = [card.name, KIND_NAMES[card.kind], card.faction, card.standIn && STAND_IN]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="record-sheet card-picture">
      <SheetDrawing page={page} colorOf={colorOf} name={name} />
    </div>
  );
}
