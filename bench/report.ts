/** Figures as aligned text, a heading for every group. */
export function report(figures: object): string {
  return `${lines(figures, '').join('\n')}\n`;
}

function lines(figures: object, indent: string): string[] {
  return Object.entries(figures).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? [`${indent}${name}`, ...lines(value, `${indent}  `)]
      : [
          `${`${indent}${name}`.padEnd(44)}${typeof value === 'number' ? format(value).padStart(14) : String(value)}`,
        ],
  );
}

function format(value: number): string {
  return value.toLocaleString(
    'en',
    value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 },
  );
}
