import { MechFigure } from '../../hex-table/mech-figure.tsx';

/** Two 'Mechs in the hills, and a shot between them. */
export function Cover() {
  return (
    <svg className="cover" viewBox="0 0 160 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="160" height="180" className="cover-sky" />
      <circle cx="100" cy="48" r="17" className="cover-sun" />
      <path d="M0 92 30 70l26 15 30-27 32 24 22-13 20 14v98H0z" className="cover-far" />
      <path d="M0 118q28-17 56-7t54-5 50 5v69H0z" className="cover-hill" />
      <g className="cover-trees">
        {[8, 20, 31, 134, 146, 156].map((x, tree) => (
          <path key={x} d={`M${x} ${112 - (tree % 2) * 5}l7 17h-14z`} />
        ))}
      </g>
      <path d="M108 92 74 106" className="cover-shot" />
      <g transform="translate(112 90) scale(1.25)" className="side-1 cover-mech">
        <MechFigure weight="light" mechRole="scout" />
      </g>
      <path d="M0 141q42-15 84-5t76-3v47H0z" className="cover-near" />
      <g transform="translate(64 122) scale(2.7)" className="side-0 cover-mech">
        <MechFigure weight="assault" mechRole="juggernaut" />
      </g>
    </svg>
  );
}
