import { memo } from 'react';
import type { ArmShape, MechShape, ShoulderShape } from './mech-shape.ts';

interface Build {
  /** Half the width of the torso; widths of an arm and a leg. */
  readonly torso: number;
  readonly arm: number;
  readonly leg: number;
}

const BUILDS: Readonly<Record<MechShape['weight'], Build>> = {
  light: { torso: 3.2, arm: 1.6, leg: 1.9 },
  medium: { torso: 4.1, arm: 2.2, leg: 2.4 },
  heavy: { torso: 5, arm: 2.7, leg: 3 },
  assault: { torso: 6, arm: 3.3, leg: 3.6 },
};

/** A 'Mech about 24 units high around the middle: its weight in its build, its weapons where it carries them. */
export const MechFigure = memo(function MechFigure({ shape }: { readonly shape: MechShape }) {
  const { arms, shoulders, head, chest } = shape;
  const { torso: t } = BUILDS[shape.weight];
  return (
    <g className="unit-figure" data-part="unit-figure">
      <path d={HEADS[head]} />
      <path d={CHESTS[chest](t)} />
      <Half shape={shape} arm={arms[0]} shoulder={shoulders[0]} />
      <g transform="scale(-1 1)">
        <Half shape={shape} arm={arms[1]} shoulder={shoulders[1]} />
      </g>
    </g>
  );
});

const HEADS = [
  'M-1.9 -10.400h3.800l.7 1.6-.9 2.200h-3.400l-.9-2.200z',
  // A dome, and a visor that looks forward.
  'M-2.300 -6.800v-1.500a2.300 2.300 0 0 1 4.600 0v1.500z',
  'M-2.800 -9.200l1.200 -1.300h3.200l1.200 1.300l-1 2.400h-3.600z',
] as const;

const CHESTS = [
  (t: number) =>
    `M${-t} -6.600H${t}L${t + 0.8} -4.200L${t * 0.84} -.4L${t * 0.6} 2.800H${-t * 0.6}L${-t * 0.84} -.4L${-t - 0.8} -4.200Z`,
  // Like a box, with hips of its own.
  (t: number) =>
    `M${-t * 0.9} -6.600H${t * 0.9}L${t + 0.5} -5.600V-1.200L${t * 0.7} -.2V2.800H${-t * 0.7}V-.2L${-t - 0.5} -1.200V-5.600Z`,
  // Broad at the shoulders.
  (t: number) =>
    `M${-t - 0.6} -7H${t + 0.6}L${t + 1} -4.600L${t * 0.5} .2L${t * 0.7} 2.800H${-t * 0.7}L${-t * 0.5} .2L${-t - 1} -4.600Z`,
] as const;

interface HalfProps {
  readonly shape: MechShape;
  readonly arm: ArmShape;
  readonly shoulder: ShoulderShape;
}

function Half({ shape: { weight, isBirdLegged, hasJets }, arm, shoulder }: HalfProps) {
  const { torso: t, arm: a, leg: l } = BUILDS[weight];
  return (
    <>
      <path d={isBirdLegged ? birdLeg(l) : leg(l)} />
      <path d={ARMS[arm](t + 1.4, a)} />
      {shoulder !== 'bare' && <path d={SHOULDERS[shoulder](t)} />}
      {hasJets && shoulder === 'bare' && <path d={`M${t - 1} -7.200l1.400 -3.800l1.300 .6l-.5 3.800z`} />}
    </>
  );
}

const leg = (width: number) => `M.6 3.400h${width}l.9 3.8-.2 4.600h${-width - 1.1}l.2-4z`;
const birdLeg = (width: number) =>
  `M.6 3.400h${width}l2 2.8-2.2 2.6 1.2 3h${-width - 1.2}l-.6-2.9 1.9-2.800z`;

type Limb = (x: number, width: number) => string;

const ARMS: Readonly<Record<ArmShape, Limb>> = {
  // Fists.
  hand: (x, w) => `M${x} -6.200h${w}l.5 4.6.8 1.200v3.600h${-w - 1.6}v-3.600l.6-1.200z`,
  // A blade that reaches beyond the shoulder.
  blade: (x, w) =>
    `M${x} -6.200h${w}l.4 4.2h-.3v2.400h${-w + 0.2}v-2.400h-.6zM${x + w + 0.9} -9.500l2.400 2.200v3.400l-1.400 .8v6h-1z`,
  // Guns held forward, cut off short.
  barrel: (x, w) => `M${x} -5.800h${w + 0.6}v5.600h-.8v4h${-w + 1}v-4h-.8z`,
  // The arm is a gun that ends at the knee.
  cannon: (x, w) => `M${x} -6.200h${w}l.5 4.400-.3 2.200-.4 7h${-w + 0.4}l-.4-7-.3-2.200z`,
  launcher: (x, w) => `M${x} -6.200h${w}v3.200h.9v5.600h${-w - 1.8}v-5.600h.9z`,
  stub: (x, w) => `M${x} -6h${w}l.7 4.400-.5 5.800h${-w}l-.3-5z`,
};

const SHOULDERS: Readonly<Record<Exclude<ShoulderShape, 'bare'>, (torso: number) => string>> = {
  launcher: (t) => `M${t - 2.2} -11.600a.5 .5 0 0 1 .5 -.5h3.800a.5 .5 0 0 1 .5 .5v4.400h-4.800z`,
  cannon: (t) => `M${t - 2.6} -10.800h1.200v-1.400h2.400v1.400h1.200v4h-4.800z`,
  barrel: (t) => `M${t - 0.8} -12h1.700v5.200h-1.700z`,
};
