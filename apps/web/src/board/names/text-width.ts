const known = new Map<string, number>();
let context: CanvasRenderingContext2D | undefined;

/** The width of a text in the page's font at this weight and size, in pixels: fonts differ between systems. */
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
