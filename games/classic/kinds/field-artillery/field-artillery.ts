// An artillery piece with its crew and what tows it: it goes as infantry does, slowly, fires ahead, and does not survive a hit.

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import { bitOf } from '../../design.ts';
import { STOCK_PIECES } from '../../emplacements/pieces.ts';
import type { Classic } from '../../game-types.ts';
import type { Kind, Struck } from '../../kind.ts';
import { destroy } from '../../rules/damage/destruction.ts';
import { arcAt } from '../../rules/sight/arcs.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { State } from '../../state.ts';
import { type FieldArtilleryFile, fieldArtilleryFileSchema } from '../../units/field-artillery-file.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import { PEOPLE } from '../infantry/people.ts';
import { designOf, PIECE } from './design.ts';

const fileOf = (file: UnitFile): FieldArtilleryFile => file as FieldArtilleryFile;
const MOVED: Reason = {
  message: 'A piece does not fire in a turn in which it has moved or turned',
  rule: 'MT-ARTY-14',
};
/** MT-PRE-13: such as not to get stuck. */
const SKILL = 5;

const { facesNowhere: _, ...CREW } = PEOPLE;
const WHOLE: Struck = { part: PIECE, rear: false, critical: false };

/** MT-ARTY-14: any damage destroys it. */
function strike(play: Play<Classic>, field: Battlefield, unit: number, _at: Struck, points: number): void {
  lose(play, field, unit, points);
}

function lose(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  const { body, thisPhase } = play.state.units[unit];
  if (points <= 0 || isLost(body, PIECE)) return;
  thisPhase.damage += points;
  losePart(play.state, unit);
  play.emit({
    type: 'damaged',
    unit,
    location: PIECE,
    rear: false,
    damage: points,
    armor: 0,
    structure: 0,
  });
  play.emit({ type: 'location-lost', unit, location: PIECE, blownOff: false });
  destroy(play, field, unit, 'broken');
}

function losePart({ units }: Pick<State, 'units'>, unit: number): void {
  const { body } = units[unit];
  body.lost |= bitOf(PIECE);
  body.structure[PIECE] = 0;
}

const isWrecked = (_field: Battlefield, { units }: State, unit: number): boolean =>
  isLost(units[unit].body, PIECE);

export const fieldArtillery: Kind = {
  ...CREW,
  id: 'field-artillery',
  motion: 'towed',
  fileSchema: fieldArtilleryFileSchema,
  designOf: (file) => designOf(fileOf(file)),
  roleOf: (file) => fileOf(file).role ?? null,
  standIns: STOCK_PIECES,
  noteOf: (file) => `${fileOf(file).items[0]} with its crew, 1 MP`,
  speedOf: () => 1,
  gearOf: () => ['field artillery', 'artillery'],
  hardness: 0.1,
  codes: ['PC'],
  names: ['piece'],
  hasNarrowFront: true,
  vital: PIECE,
  pivot: 'piece',
  canBear: (_mount, _twist, bearing) => arcAt(bearing) === 'forward',
  whyNotReady: (_field, { units }, { unit }) => (units[unit].thisTurn.mode === 'still' ? null : MOVED),
  rollLocation: () => WHOLE,
  armorOn: () => 0,
  strike,
  batter: lose,
  damageInside: (play, field, unit, _part, points) => lose(play, field, unit, points),
  losePart,
  isCrippled: isWrecked,
  isWrecked,
  contradictions: (_field, { units }, unit) =>
    units[unit].heat > 0 ? ['has heat, which no piece keeps'] : [],
  stakes: () => [1, 1, 1, 1],
  troopers: {
    strength: (_field, { body }) => body.structure[PIECE],
    share: (_field, _unit, { body }) => body.structure[PIECE],
    exposure: () => 1,
    diceOf: () => 0,
    closeBase: () => null,
    hardToHit: 0,
    skill: SKILL,
    servesPiece: true,
  },
};
