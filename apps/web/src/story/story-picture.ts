// The picture of a story: the headline and the curve, to keep or to send on.

import type { Interval } from '@ironfield/kernel/players/wilson.ts';

export interface PictureWords {
  readonly headline: string;
  /** `Chase at Dusk · BattleTech · 10 turns` */
  readonly about: string;
}

export const PICTURE = { width: 1200, height: 630 };
const FRAME = { left: 70, right: 1130, top: 200, bottom: 540 };
/** Colours of its own: the picture leaves the page. */
const INK = '#16191a';
const QUIET = '#545b59';
const LINE = '#8a9189';
const PAGE = '#eceee8';
const ACCENT = '#17614f';
const SIDES = ['#1d4f9e', '#d9711c'];
const FONT = 'Ubuntu, Calibri, "DejaVu Sans", sans-serif';

/** Draws it; a page with a strict content policy may not turn a drawing into a picture in any other way. */
export function paintStory(
  brush: CanvasRenderingContext2D,
  { headline, about }: PictureWords,
  chances: readonly Interval[],
  seat: number,
): void {
  const colour = SIDES[seat % 2];
  const last = Math.max(1, chances.length - 1);
  const x = (place: number) => FRAME.left + (place / last) * (FRAME.right - FRAME.left);
  const y = (rate: number) => FRAME.bottom - rate * (FRAME.bottom - FRAME.top);
  brush.fillStyle = PAGE;
  brush.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const write = (text: string, at: readonly [number, number], style: string, fill: string) => {
    brush.font = `${style} ${FONT}`;
    brush.fillStyle = fill;
    brush.fillText(text, ...at, FRAME.right - FRAME.left);
  };
  write(headline, [70, 104], 'bold 64px', INK);
  write(about, [70, 152], '26px', QUIET);
  write('Ironfield', [1020, 600], 'bold 24px', ACCENT);
  brush.setLineDash([6, 8]);
  brush.strokeStyle = LINE;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.moveTo(FRAME.left, y(0.5));
  brush.lineTo(FRAME.right, y(0.5));
  brush.stroke();
  brush.setLineDash([]);
  const curve = new Path2D();
  for (const [place, { rate }] of chances.entries()) curve.lineTo(x(place), y(rate));
  const area = new Path2D(curve);
  area.lineTo(x(chances.length - 1), y(0.5));
  area.lineTo(x(0), y(0.5));
  brush.globalAlpha = 0.14;
  brush.fillStyle = colour;
  brush.fill(area);
  brush.globalAlpha = 1;
  brush.strokeStyle = colour;
  brush.lineWidth = 7;
  brush.lineJoin = 'round';
  brush.stroke(curve);
}
