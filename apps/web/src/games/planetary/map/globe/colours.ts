// A canvas knows no tokens: their values are read from the page, for the theme that holds there.

const TOKENS = {
  clear: '--ground-clear',
  woods: '--ground-light-woods',
  mountains: '--ground-rough',
  desert: '--ground-sand',
  arctic: '--ground-tundra',
  water: '--ground-water',
  deep: '--ground-water-3',
  line: '--hex-line',
  number: '--hex-number',
  tree: '--tree-light',
  treeShade: '--tree-light-shade',
  stone: '--stone',
  stoneShade: '--stone-shade',
  dune: '--height',
  wave: '--depth',
  reach: '--reach',
  ink: '--ink',
  surface: '--surface',
  focus: '--focus',
  side0: '--side-0',
  side1: '--side-1',
} as const;

export type Colours = Readonly<Record<keyof typeof TOKENS, string>>;

export function readColours(element: HTMLElement): Colours {
  const probe = document.createElement('i');
  probe.hidden = true;
  element.append(probe);
  const style = getComputedStyle(probe);
  const read = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, style.color];
  });
  probe.remove();
  return Object.fromEntries(read) as Colours;
}
