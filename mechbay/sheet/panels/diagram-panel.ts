import { armorFacing, isTorso, LOCATIONS, type Location } from '@ironfield/classic/units/locations.ts';
import { cutLeft, inset } from '../boxes.ts';
import type { Pen } from '../pen.ts';
import { rowsFor } from '../pips.ts';
import type { Box } from '../primitives.ts';
import type { Gauge, SheetData } from '../sheet-data.ts';
import { REGIONS, TITLES, TRANSFER } from '../text.ts';
import { type Block, blocksOf, chamfered } from './body-shape.ts';
import { drawHitTables } from './hit-tables.ts';
import { panel } from './panel.ts';
import { drawTransferArrows } from './transfer-arrows.ts';

const TITLE = 3.7;
const CAPTION = 2.9;
const AIR = 1.1;
const WIDEST_PITCH = 4.8;
/** Below this a crowded location has smaller pips than the others rather than all of them small ones. */
const CLOSEST_COMMON_PITCH = 2.9;

/** CBT-REC-03: a block for each location with its armour, structure and rear armour. */
export function drawDiagram(pen: Pen, box: Box, sheet: SheetData): void {
  const content = panel(pen, box, TITLES.diagram, TRANSFER);
  const { blocks, corners } = blocksOf(content, sheet.frame);
  const regions = LOCATIONS.map((location) => regionsOf(sheet, location));
  const fits = LOCATIONS.map((location) => pitchOf(blocks[location].box, regions[location]));
  const common = Math.max(CLOSEST_COMMON_PITCH, Math.min(...fits));
  for (const location of LOCATIONS) {
    const { code, lost } = sheet.locations[location];
    const block = blocks[location];
    pen.path(chamfered(block), {
      fill: 'paper',
      stroke: lost ? 'mark' : 'ink',
      thickness: 0.4,
      id: `block.${code}`,
      hit: lost,
    });
    drawRegions(pen, block, regions[location], Math.min(common, fits[location]));
    if (lost) drawLoss(pen, inset(block.box, 1.5));
  }
  drawTransferArrows(pen, blocks);
  drawHitTables(pen, corners[0], ['mech'], sheet.frame);
  drawHitTables(pen, corners[1], ['punch', 'kick'], sheet.frame);
}

/** Points of one kind, with a caption above their pips. */
interface Region extends Gauge {
  readonly id: string;
  readonly caption: string;
  /** Height of the caption. */
  readonly head: number;
  readonly shape: 'circle' | 'square';
}

function regionsOf({ armor, locations, frame }: SheetData, location: Location): Region[] {
  const { code, name, structure } = locations[location];
  // "Front left" is enough for a leg that anybody can see is one.
  const caption = frame === 'quad' ? name.replace(' leg', '') : name;
  const regions: Region[] = [
    { ...armor[location], id: `armor.${code}`, caption, head: TITLE, shape: 'circle' },
    {
      ...structure,
      id: `structure.${code}`,
      caption: REGIONS.structure,
      head: CAPTION,
      shape: 'square',
    },
  ];
  if (isTorso(location)) {
    const rear = armor[armorFacing(location, true)];
    regions.push({
      ...rear,
      id: `armor.${rear.code}`,
      caption: REGIONS.rear,
      head: CAPTION,
      shape: 'circle',
    });
  }
  return regions;
}

/** Rows of pips; a region without points has an empty one. */
const linesOf = ({ full }: Region, box: Box, pitch: number): number =>
  Math.max(1, rowsFor(full, box.width - 2 * AIR, pitch));

/** The room that the regions of a block leave over at a pitch; negative if they are too wide. */
const spareAt = (box: Box, regions: readonly Region[], pitch: number): number =>
  regions.reduce(
    (left, region) => left - region.head - linesOf(region, box, pitch) * pitch,
    box.height - AIR,
  );

/** The widest pitch at which all regions of a block find room above each other. */
function pitchOf(box: Box, regions: readonly Region[]): number {
  let pitch = WIDEST_PITCH;
  while (spareAt(box, regions, pitch) < 0) pitch *= 0.99;
  return pitch;
}

function drawRegions(pen: Pen, block: Block, regions: readonly Region[], pitch: number): void {
  const { box, corners } = block;
  const spare = spareAt(box, regions, pitch) / regions.length;
  let { y } = box;
  for (const [i, region] of regions.entries()) {
    const { id, head, full, left, shape } = region;
    const isFirst = i === 0;
    const isLast = i === regions.length - 1;
    const height = linesOf(region, box, pitch) * pitch + spare;
    const whole = { ...box, y, height: head + height + (isLast ? AIR : 0) };
    if (shape === 'square') {
      const [, , lowerRight, lowerLeft] = isLast ? corners : [0, 0, 0, 0];
      const wash = { ...inset(whole, 0.7, 0), height: whole.height - (isLast ? 0.7 : 0) };
      pen.path(chamfered({ box: wash, corners: [0, 0, lowerRight, lowerLeft] }), { fill: 'wash' });
    }
    // A title keeps clear of the corners that are cut off beside it.
    const [upperLeft, upperRight] = isFirst ? corners.map((corner) => 0.7 * corner) : [0, 0];
    const room = inset(whole, AIR, 0);
    drawCaption(
      pen,
      {
        x: room.x + upperLeft,
        y: isFirst ? y + 0.3 : y,
        width: room.width - upperLeft - upperRight,
        height: head,
      },
      region,
    );
    pen.pips({ ...room, y: y + head, height }, { id, count: full, hits: full - left, pitch, shape });
    y += head + height;
  }
}

function drawCaption(pen: Pen, box: Box, { id, caption, head, full, left }: Region): void {
  const isTitle = head === TITLE;
  const width = Math.min(box.width * 0.45, 8);
  const [words, figures] = cutLeft(box, box.width - width);
  pen.text(words, caption.toUpperCase(), { size: isTitle ? 2 : 1.7, bold: isTitle, tone: 'soft' });
  pen.text(figures, left === full ? `${full}` : `${left}/${full}`, {
    size: isTitle ? 2.5 : 2.2,
    bold: true,
    align: 'end',
    id: `${id}.points`,
  });
}

function drawLoss(pen: Pen, { x, y, width, height }: Box): void {
  const style = { stroke: 'mark', thickness: 0.6 } as const;
  pen.line(x, y, x + width, y + height, style);
  pen.line(x, y + height, x + width, y, style);
}
