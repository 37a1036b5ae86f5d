import styles from './charts.module.css';
/** Damage by range in the size of a word; the figures stand elsewhere. */
export function Sparkline({ values, full }: { readonly values: readonly number[]; readonly full: number }) {
  const [width, height] = [96, 28];
  const step = width / Math.max(1, values.length);
  const y = (value: number) => Math.round((height - 2 - Math.min(1, value / full) * (height - 4)) * 10) / 10;
  const path = values.map((value, i) => `V${y(value)}H${Math.round((i + 1) * step * 10) / 10}`).join('');
  return (
    <svg
      className={styles.sparkline}
      data-part="sparkline"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={`M0 ${height - 2}${path}V${height - 2}Z`} />
      <line x1="0" x2={width} y1={height - 1.5} y2={height - 1.5} />
    </svg>
  );
}
