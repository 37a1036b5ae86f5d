import { memo } from 'react';

/** Half the width of the body, and the width of a leg. */
const BUILDS = {
  light: [3.4, 1.7],
  medium: [4.2, 2.1],
  heavy: [5, 2.5],
  assault: [5.8, 3],
} as const;

interface QuadFigureProps {
  readonly weight: keyof typeof BUILDS;
}

/** A 'Mech on four legs about 24 units high around the middle, as it comes: front legs ahead, hind legs beside them. */
export const QuadFigure = memo(function QuadFigure({ weight }: QuadFigureProps) {
  const [body, leg] = BUILDS[weight];
  const shoulder = body + 2.4;
  return (
    <g className="unit-figure" data-part="unit-figure">
      <path d="M-2 -11.400h4l1 2.4-1.4 2.600h-3.200l-1.4-2.600z" />
      <path
        d={`M${-body} -7.400H${body}L${shoulder} -4.600L${body + 1.4} 1.600H${-body - 1.4}L${-shoulder} -4.600Z`}
      />
      <Legs body={body} leg={leg} />
      <g transform="scale(-1 1)">
        <Legs body={body} leg={leg} />
      </g>
    </g>
  );
});

function Legs({ body, leg }: { readonly body: number; readonly leg: number }) {
  return (
    <>
      <path d={`M.9 2.400h${leg}l.7 4.2-.2 5.400h${-leg - 0.9}l.1-5z`} />
      <path d={`M${body + 2} -2.200h${leg}l2.2 4.2-.9 7.400h${-leg}l.3-6.800z`} />
    </>
  );
}
