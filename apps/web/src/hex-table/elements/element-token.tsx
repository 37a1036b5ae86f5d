import type { ReactNode } from 'react';
import { Badge, Token, type TokenProps } from '../../board/token.tsx';
import { MechFigure } from '../figures/mech-figure.tsx';
import { shapeByRole } from '../figures/mech-shape.ts';

interface ElementTokenProps extends Omit<TokenProps, 'children'> {
  readonly figure: ReactNode;
  readonly survivors: number;
  /** Of its hottest element. */
  readonly heat: number;
  /** Drawn below the figure. */
  readonly children?: ReactNode;
}

/** At this heat an element shuts down. */
const SHUTDOWN = 4;

/** A unit of several elements on the map: what a player needs to act on, and no more. */
export function ElementToken({ figure, survivors, heat, children, ...token }: ElementTokenProps) {
  return (
    <Token {...token}>
      {children}
      <g transform="scale(1.12)">{figure}</g>
      <Badge corner="lower-left" tone="side">
        {survivors}
      </Badge>
      {heat > 0 && (
        <Badge corner="upper-right" tone="hot">
          {heat >= SHUTDOWN ? 'S' : heat}
        </Badge>
      )}
    </Token>
  );
}

/** The figure of a unit of 'Mechs, by their weight. */
export const FIGURES = {
  light: <MechFigure shape={shapeByRole('light', 'scout')} />,
  medium: <MechFigure shape={shapeByRole('medium', null)} />,
  heavy: <MechFigure shape={shapeByRole('heavy', 'juggernaut')} />,
  assault: <MechFigure shape={shapeByRole('assault', 'missileBoat')} />,
} as const;
