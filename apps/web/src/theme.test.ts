import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Triple = readonly [number, number, number];

/** Light (red, green, blue, linear) as an eye without one kind of cone sees it: Machado and others, 2009. */
const EYES: Readonly<Record<string, readonly Triple[]>> = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152, 1.053, -0.205],
    [0.115, 0.786, 0.099],
    [-0.004, -0.048, 1.052],
  ],
  deuteranopia: [
    [0.367, 0.861, -0.228],
    [0.28, 0.673, 0.047],
    [-0.012, 0.043, 0.969],
  ],
  tritanopia: [
    [1.256, -0.077, -0.179],
    [-0.078, 0.931, 0.148],
    [0.005, 0.691, 0.304],
  ],
};

/** To OKLab, in which equal distances look equally far: from light to cones, and from their cube roots to the colour. */
const CONES: readonly Triple[] = [
  [0.4122, 0.5363, 0.0514],
  [0.2119, 0.6807, 0.1074],
  [0.0883, 0.2817, 0.63],
];
const COLOUR: readonly Triple[] = [
  [0.2105, 0.7936, -0.0041],
  [1.978, -2.4286, 0.4506],
  [0.0259, 0.7828, -0.8087],
];

const times = (matrix: readonly Triple[], [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
const each = ([x, y, z]: Triple, change: (value: number) => number): Triple => [
  change(x),
  change(y),
  change(z),
];

function lightOf(hex: string): Triple {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return each(parts as unknown as Triple, (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
}

function seen(hex: string, eye: readonly Triple[]): Triple {
  const light = each(times(eye, lightOf(hex)), (value) => Math.min(1, Math.max(0, value)));
  return times(COLOUR, each(times(CONES, light), Math.cbrt));
}

function distance(one: string, other: string, eye: readonly Triple[]): number {
  const [a, b] = [seen(one, eye), seen(other, eye)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The colours of both themes: each has its light and its dark value in one place. */
const colours = [
  ...readFileSync(new URL('theme.css', import.meta.url), 'utf8').matchAll(
    /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g,
  ),
];
const light = Object.fromEntries(colours.map(([, name, hex]) => [name, hex]));
const dark = Object.fromEntries(colours.map(([, name, , hex]) => [name, hex]));

/** Things that differ by colour alone. 0.02 is just visible side by side. */
const APART: readonly (readonly [number, ...string[]])[] = [
  [0.25, 'side-0', 'side-1'],
  [0.18, 'side-0-ink', 'side-1-ink'],
  [0.14, 'good', 'worn', 'bad'],
  [0.12, 'good', 'heat'],
  [0.12, 'reach', 'shot'],
  [0.12, 'sight', 'shot'],
];

test('No file but the theme asks which theme is shown', () => {
  const files = globSync('**/*.css', { cwd: import.meta.dirname }).filter((file) => file !== 'theme.css');
  const said = files.filter((file) =>
    /prefers-color-scheme|data-theme/.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(said).toEqual([]);
  expect(colours.length).toBeGreaterThan(40);
});

test.each(
  Object.entries({ light, dark }).flatMap(([theme, colours]) =>
    Object.entries(EYES).map(([eye, matrix]) => ({ theme, eye, colours, matrix })),
  ),
)('Sides, conditions and marks of the map are told apart: $theme, $eye', ({ colours, matrix }) => {
  const tooNear = APART.flatMap(([least, ...names]) =>
    names.flatMap((name, index) =>
      names.slice(0, index).flatMap((other) => {
        const apart = distance(colours[name]!, colours[other]!, matrix);
        return apart < least ? [`${name} and ${other}: ${apart.toFixed(3)}, not ${least}`] : [];
      }),
    ),
  );
  expect(tooNear).toEqual([]);
});
