interface Build {
  /** Half the width of the torso, of an arm, of a leg. */
  readonly torso: number;
  readonly arm: number;
  readonly leg: number;
  readonly pods: number;
}

const BUILDS: readonly Build[] = [
  { torso: 3.4, arm: 1.5, leg: 1.8, pods: 0 },
  { torso: 4.2, arm: 2.1, leg: 2.3, pods: 0 },
  { torso: 5.1, arm: 2.7, leg: 2.9, pods: 1 },
  { torso: 6, arm: 3.3, leg: 3.5, pods: 2 },
];

/** A 'Mech of a weight class (1 light to 4 assault), 24 units high around the middle. */
export function Silhouette({ size }: { readonly size: number }) {
  const build = BUILDS[Math.min(4, Math.max(1, size)) - 1]!;
  const { torso: t, pods } = build;
  return (
    <g className="unit-figure">
      <path d="M-1.900 -10.400h3.800l.7 1.600-.9 2.200h-3.400l-.9-2.200z" />
      <path
        d={`M${-t} -6.600H${t}L${t + 0.7} -4.200L${t * 0.86} -.4L${t * 0.6} 2.600H${-t * 0.6}L${-t * 0.86} -.4L${-t - 0.7} -4.200Z`}
      />
      <Limbs build={build} isLight={size <= 1} hasPod={pods > 0} />
      <g transform="scale(-1 1)">
        <Limbs build={build} isLight={size <= 1} hasPod={pods > 1} />
      </g>
    </g>
  );
}

interface LimbsProps {
  readonly build: Build;
  readonly isLight: boolean;
  readonly hasPod: boolean;
}

function Limbs({ build: { torso: t, arm: a, leg: l }, isLight, hasPod }: LimbsProps) {
  return (
    <>
      <path d={`M${t + 1.3} -6h${a}l.7 4.400-.5 5.800h${-a}l-.3-5z`} />
      <path
        d={
          isLight
            ? 'M.6 3.200h2.200l2 2.600-2.200 2.600 1.300 3.200h-3.100l-.7-3 1.900-2.800z'
            : `M.6 3.200h${l}l.9 3.800-.2 4.600h${-l - 1.1}l.2-4z`
        }
      />
      {hasPod && <rect x={t - 1.6} y={-10.8} width={4.2} height={3.6} rx={0.6} />}
    </>
  );
}
