// The datacards of Heavy Gear Blitz (HGB-CARD-01), to print or to look at.

import type { Card } from '@ironfield/gearblitz/cards/card.ts';
import type { Skills } from '@ironfield/gearblitz/cards/unit.ts';
import { BANDS } from '@ironfield/gearblitz/cards/weapon.ts';
import { WEAPONS } from '@ironfield/gearblitz/data/weapons.ts';
import { rofOf } from '@ironfield/gearblitz/rules/core/range.ts';
import { KIND_NAMES, PART_NAMES, STAND_IN, TRAIT_PARTS, traitsOf } from '@ironfield/gearblitz/text/cards.ts';
import { MODE_NAMES } from '@ironfield/gearblitz/text.ts';
import { signed } from '@ironfield/kernel/figures.ts';
import { columnsOf, cutLeft, cutTop, inset, rowsOf } from '../sheet/boxes.ts';
import { Pen } from '../sheet/pen.ts';
import { type Box, PAPERS, type Page, type PaperName } from '../sheet/primitives.ts';

/** A card, and who rides in it where that is known. */
export interface PrintedCard {
  readonly card: Card;
  /** Absent: that of the card. */
  readonly name?: string;
  readonly skills?: Skills;
}

const NOTICE =
  'Ironfield is an unofficial fan work, neither made nor endorsed by the owners of the games it plays. Heavy Gear is a trademark of Dream Pod 9, Inc.';
const MARGIN = 8;
const FOOTER = 3.4;
const GAP = 3;
const COLUMNS = 2;
const ROWS = 3;
/** Of a card by itself. */
const ALONE = { width: 96, height: 90 };

/** Cards on pages, six on each. */
export function cardSheets(
  cards: readonly PrintedCard[],
  title: string,
  paper: PaperName = 'a4',
): readonly Page[] {
  const { width, height } = PAPERS[paper];
  const each = COLUMNS * ROWS;
  return Array.from({ length: Math.ceil(cards.length / each) }, (_, number) => {
    const pen = new Pen();
    const page = inset({ x: 0, y: 0, width, height }, MARGIN);
    const [body, footer] = cutTop(page, page.height - FOOTER - 1, 1);
    const columns = columnsOf(body, Array(COLUMNS).fill((body.width - GAP) / COLUMNS), GAP);
    const tall = (body.height - (ROWS - 1) * GAP) / ROWS;
    for (const [place, printed] of cards.slice(number * each, (number + 1) * each).entries()) {
      const column = columns[place % COLUMNS];
      const y = column.y + Math.floor(place / COLUMNS) * (tall + GAP);
      drawCard(pen, { ...column, y, height: tall }, printed, `card.${place + 1}`);
    }
    pen.text(footer, NOTICE, { size: 1.9, tone: 'soft' });
    return { title: `${title}, ${number + 1}`, width, height, primitives: pen.primitives };
  });
}

/** One card by itself. */
export function cardPicture(printed: PrintedCard): Page {
  const pen = new Pen();
  drawCard(pen, inset({ x: 0, y: 0, ...ALONE }, 0.5), printed, 'card');
  return { title: printed.card.name, ...ALONE, primitives: pen.primitives };
}

function drawCard(pen: Pen, box: Box, printed: PrintedCard, id: string): void {
  const { card } = printed;
  pen.rect(box, { stroke: 'ink', thickness: 0.35 });
  const [head, below] = cutTop(box, 8);
  drawHead(pen, head, printed, id);
  const inner = inset(below, 1.5, 1);
  const [figures, afterFigures] = cutTop(inner, 7.5, 1);
  drawFigures(pen, figures, printed);
  const [moves, afterMoves] = cutTop(afterFigures, 3.2 * (card.movement.length + 2), 1);
  drawMovement(pen, moves, card);
  const [track, afterTrack] = cutTop(afterMoves, 5, 1);
  drawTrack(pen, track, card, id);
  const parts = TRAIT_PARTS.filter((part) => traitsOf(card, part).length > 0);
  const [weapons, traits] = cutTop(afterTrack, afterTrack.height - 2.8 * parts.length - 0.5, 0.5);
  drawWeapons(pen, weapons, card, id);
  for (const [row, part] of parts.entries()) {
    const line = { ...traits, y: traits.y + row * 2.8, height: 2.8 };
    const [label, words] = cutLeft(line, 10);
    pen.text(label, PART_NAMES[part], { size: 2, tone: 'soft' });
    pen.text(words, traitsOf(card, part).join(', '), { size: 2.1 });
  }
}

function drawHead(pen: Pen, box: Box, { card, name = card.name }: PrintedCard, id: string): void {
  pen.rect(box, { fill: 'wash', stroke: 'ink', thickness: 0.25 });
  const [left, right] = cutLeft(inset(box, 1.5, 0.6), (box.width - 3) * 0.62);
  const [title, about] = cutTop(left, 4.2);
  pen.text(title, name, { size: 4, bold: true, id: `${id}.name` });
  const kind = name === card.name ? [] : [card.name];
  pen.text(about, [KIND_NAMES[card.kind], ...kind, card.faction].join(' · '), { size: 2.1, tone: 'soft' });
  const [value, mark] = cutTop(right, 4.2);
  if (card.threatValue !== undefined)
    pen.text(value, `TV ${card.threatValue}`, { size: 3.6, bold: true, align: 'end' });
  if (card.standIn) pen.text(mark, STAND_IN, { size: 2.1, align: 'end', tone: 'mark' });
}

function drawFigures(pen: Pen, box: Box, { card, skills }: PrintedCard): void {
  const skill = (value: number | undefined) => (value === undefined ? '' : value === 0 ? '–' : `${value}`);
  const figures: readonly (readonly [string, string])[] = [
    ['Act', `${card.actions}`],
    ['Armor', `${card.armor}`],
    ['Size', `${card.size}`],
    ['Detect', `${card.detection}`],
    ['Sensors', signed(card.sensors)],
    ['Auto-comm', `${card.autoComm}`],
    ['Comm', signed(card.comm)],
    ['ATT', skill(skills?.att)],
    ['DEF', skill(skills?.def)],
    ['EW', skill(skills?.ew)],
    ['LD', skill(skills?.ld)],
  ];
  const columns = columnsOf(box, Array(figures.length).fill(box.width / figures.length));
  for (const [index, [label, value]] of figures.entries()) {
    pen.rect(columns[index], { stroke: 'line', thickness: 0.15 });
    const [above, below] = cutTop(inset(columns[index], 0.4, 0.3), 2.4);
    pen.text(above, label, { size: 1.8, align: 'middle', tone: 'soft' });
    pen.text(below, value, { size: 3.4, bold: true, align: 'middle' });
  }
}

function drawMovement(pen: Pen, box: Box, { movement, attack }: Card): void {
  const rows = rowsOf(box, movement.length + 2, 3.2);
  const cells = (row: Box) => columnsOf(row, [box.width * 0.25, ...Array(3).fill(box.width * 0.25)]);
  const write = (row: Box, texts: readonly string[], isHead = false) => {
    for (const [index, cell] of cells(row).entries())
      pen.text(cell, texts[index], {
        size: isHead ? 2 : 2.4,
        align: index === 0 ? 'start' : 'middle',
        bold: !isHead && index === 0,
        tone: isHead ? 'soft' : 'ink',
      });
  };
  write(rows[0], ['Movement', 'Stationary', 'Combat', 'Top'], true);
  for (const [index, { mode, combat, top, defense }] of movement.entries()) {
    const [still, slow, fast] = defense.map((value) => `def ${signed(value)}`);
    write(rows[index + 1], [
      `${MODE_NAMES[mode]} (${mode})`,
      still,
      `${combat} MP, ${slow}`,
      `${top} MP, ${fast}`,
    ]);
  }
  write(rows.at(-1)!, ['Attack', ...attack.map(signed)]);
  pen.line(box.x, rows[1].y, box.x + box.width, rows[1].y, { stroke: 'line' });
}

const LEVELS = ['Light', 'Heavy', 'Critical'];

/** Levels of damage, Sturdy boxes, and bases of infantry, to cross off. */
function drawTrack(pen: Pen, box: Box, { sturdy, bases, fragile }: Card, id: string): void {
  const [levels, rest] = cutLeft(box, box.width * 0.55);
  for (const [index, cell] of columnsOf(levels, Array(3).fill(levels.width / 3)).entries()) {
    const [mark, word] = cutLeft(cell, 4);
    pen.rect(
      { x: mark.x, y: mark.y + 1, width: 3, height: 3 },
      { stroke: 'ink', thickness: 0.25, fill: 'paper', id: `${id}.damage.${index + 1}` },
    );
    pen.text(word, LEVELS[index], { size: 2.4 });
  }
  const [label, boxes] = cutLeft(rest, rest.width * 0.45);
  const isInfantry = bases !== undefined;
  pen.text(label, isInfantry ? 'Bases' : fragile ? 'Fragile, Sturdy' : 'Sturdy', {
    size: 2.4,
    align: 'end',
    tone: 'soft',
  });
  const count = isInfantry ? bases : sturdy;
  if (count > 0)
    pen.pips(inset(boxes, 1, 0.6), {
      id: `${id}.${isInfantry ? 'bases' : 'sturdy'}`,
      count,
      hits: 0,
      pitch: 3.4,
      shape: 'square',
    });
}

const WEAPON_HEADS = ['Weapon', 'Arc', ...BANDS, 'Acc', 'Dmg', 'ROF', 'Ammo'];
const WEAPON_WIDTHS = [0.29, 0.06, 0.055, 0.055, 0.055, 0.055, 0.055, 0.07, 0.07, 0.07, 0.165];

function drawWeapons(pen: Pen, box: Box, { weapons, size }: Card, id: string): void {
  const height = Math.min(3.3, box.height / (weapons.length + 1));
  const rows = rowsOf(box, weapons.length + 1, height);
  const cells = (row: Box) =>
    columnsOf(
      row,
      WEAPON_WIDTHS.map((share) => share * row.width),
    );
  for (const [index, cell] of cells(rows[0]).entries())
    pen.text(cell, WEAPON_HEADS[index], { size: 1.9, align: index === 0 ? 'start' : 'middle', tone: 'soft' });
  pen.line(box.x, rows[1]?.y ?? box.y, box.x + box.width, rows[1]?.y ?? box.y, { stroke: 'line' });
  for (const [index, mount] of weapons.entries()) {
    const weapon = WEAPONS.get(mount.weapon);
    const columns = cells(rows[index + 1]);
    const link = mount.link === undefined ? '' : `, link ${mount.link}`;
    const texts = weapon
      ? [
          `${mount.weapon} ${weapon.name}${link}`,
          mount.arc,
          ...(weapon.traits.melee || !weapon.ranges ? BANDS.map(() => '–') : weapon.ranges.map(String)),
          signed(weapon.accuracy),
          `×${weapon.damage + (weapon.addsSize ? size : 0)}`,
          `${rofOf(mount, weapon) || '–'}`,
          mount.ammo === undefined ? (mount.reloads ? 'Reloads' : '') : '',
        ]
      : [mount.weapon, mount.arc];
    for (const [place, text] of texts.entries())
      pen.text(columns[place], text, { size: 2.2, align: place === 0 ? 'start' : 'middle' });
    if (mount.ammo !== undefined)
      pen.pips(inset(columns.at(-1)!, 0.5, 0.2), {
        id: `${id}.ammo.${index + 1}`,
        count: mount.ammo,
        hits: 0,
        pitch: Math.min(2.1, height - 0.5, (columns.at(-1)!.width - 1) / mount.ammo),
        shape: 'circle',
      });
  }
}
