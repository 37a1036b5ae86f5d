import { memo } from 'react';

interface Build {
  /** Half the width of the torso; widths of an arm and a leg. */
  readonly torso: number;
  readonly arm: number;
  readonly leg: number;
}

const BUILDS = {
  light: { torso: 3.2, arm: 1.6, leg: 1.9 },
  medium: { torso: 4.1, arm: 2.2, leg: 2.4 },
  heavy: { torso: 5, arm: 2.7, leg: 3 },
  assault: { torso: 6, arm: 3.3, leg: 3.6 },
} as const satisfies Readonly<Record<string, Build>>;

interface MechFigureProps {
  readonly weight: keyof typeof BUILDS;
  /** As unit files have it; null for nothing in particular. */
  readonly mechRole: string | null;
}

/** A 'Mech about 24 units high around the middle: its weight in its build, its role in what it carries. */
export const MechFigure = memo(function MechFigure({ weight, mechRole: role }: MechFigureProps) {
  const build = BUILDS[weight];
  const { torso: t } = build;
  return (
    <g className="unit-figure" data-part="unit-figure">
      <path d="M-1.9 -10.400h3.800l.7 1.6-.9 2.200h-3.400l-.9-2.200z" />
      <path
        d={`M${-t} -6.600H${t}L${t + 0.8} -4.200L${t * 0.84} -.4L${t * 0.6} 2.800H${-t * 0.6}L${-t * 0.84} -.4L${-t - 0.8} -4.200Z`}
      />
      <Half build={build} role={role} isRight />
      <g transform="scale(-1 1)">
        <Half build={build} role={role} isRight={false} />
      </g>
    </g>
  );
});

interface HalfProps {
  readonly build: Build;
  readonly role: string | null;
  readonly isRight: boolean;
}

function Half({ build: { torso: t, arm: a, leg: l }, role, isRight }: HalfProps) {
  return (
    <>
      <path d={role === 'scout' || role === 'striker' ? birdLeg(l) : leg(l)} />
      <path d={armOf(role, isRight, t + 1.4, a)} />
      <Load role={role} isRight={isRight} torso={t} />
    </>
  );
}

const leg = (width: number) => `M.6 3.400h${width}l.9 3.8-.2 4.600h${-width - 1.1}l.2-4z`;
/** Bent back at the knee: those who run. */
const birdLeg = (width: number) =>
  `M.6 3.400h${width}l2 2.8-2.2 2.6 1.2 3h${-width - 1.2}l-.6-2.9 1.9-2.800z`;

function armOf(role: string | null, isRight: boolean, x: number, width: number): string {
  switch (role) {
    case 'brawler':
      // Fists.
      return `M${x} -6.200h${width}l.5 4.6.8 1.200v3.600h${-width - 1.6}v-3.600l.6-1.200z`;
    case 'sniper':
      // One arm is a gun that ends at the knee.
      return isRight
        ? `M${x} -6.200h${width}v6.600l-.6 8.400h${-width + 1.2}l-.6-8.400z`
        : plainArm(x, width);
    case 'striker':
      // Guns held forward, cut off short.
      return `M${x} -5.800h${width + 0.6}v5.600h-.8v2.200h${-width + 1}v-2.200h-.8z`;
    case 'scout':
      return `M${x} -5.800h${width}l.4 3.6-.8 3.800h${-width + 0.6}l-.2-3.800z`;
    default:
      return plainArm(x, width);
  }
}

const plainArm = (x: number, width: number) => `M${x} -6h${width}l.7 4.4-.5 5.800h${-width}l-.3-5z`;

/** The load on a shoulder. */
function Load({ role, isRight, torso }: Omit<HalfProps, 'build'> & { readonly torso: number }) {
  switch (role) {
    case 'missileBoat':
      return <rect x={torso - 2.2} y={-12} width={4.8} height={4.8} rx={0.5} />;
    case 'juggernaut':
      return isRight ? <path d={`M${torso - 2.6} -11h4.800v3.800h-4.800z`} /> : null;
    case 'sniper':
      return isRight ? <path d={`M${torso - 0.8} -12h1.700v5h-1.700z`} /> : null;
    case 'skirmisher':
      // The nozzles of its jets, or whatever makes it quick.
      return <path d={`M${torso - 1} -7.200l1.4 -3.800l1.3 .6l-.5 3.800z`} />;
    default:
      return null;
  }
}
