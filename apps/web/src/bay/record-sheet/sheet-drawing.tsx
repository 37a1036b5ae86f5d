import type { Page, Primitive, Tone } from '@ironfield/mechbay/sheet/primitives.ts';
import { FONT_FAMILY, svgElement } from '@ironfield/mechbay/sheet/svg.ts';
import { createElement, memo } from 'react';

interface Props {
  readonly page: Page;
  readonly colorOf: (tone: Tone) => string;
  /** Its name for screen readers; absent if the same is said in words beside it. */
  readonly name?: string;
  readonly className?: string;
}

/** A page of record sheets, drawn part by part: unchanged parts are not drawn again. */
export function SheetDrawing({ page: { width, height, primitives }, colorOf, name, className }: Props) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={FONT_FAMILY}
      role="img"
      aria-label={name}
      aria-hidden={name === undefined}
    >
      <rect width={width} height={height} fill={colorOf('paper')} />
      {primitives.map((primitive, index) => (
        <Drawn key={primitive.id ?? index} primitive={primitive} colorOf={colorOf} />
      ))}
    </svg>
  );
}

interface DrawnProps {
  readonly primitive: Primitive;
  readonly colorOf: (tone: Tone) => string;
}

const Drawn = memo(function Drawn({ primitive, colorOf }: DrawnProps) {
  const { tag, attributes, text } = svgElement(primitive, colorOf);
  return createElement(tag, attributes, text);
});
