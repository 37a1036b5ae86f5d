const known = new Map<string, number>();
let context: CanvasRenderingContext2D | undefined;

/** How wide a text is in letters of the page of this weight and size, in pixels: no two systems have the same ones. */
export function textWidth(text: string, weight: number, size: number): number {
  const key = `${weight} ${size} ${text}`;
  const width = known.get(key) ?? measured(text, weight, size);
  known.set(key, width);
  return width;
}

function measured(text: string, weight: number, size: number): number {
  context ??= document.createElement('canvas').getContext('2d')!;
  context.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return context.measureText(text).width;
}
