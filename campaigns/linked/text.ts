// Words of a campaign for people.

import type { Edge } from '@ironfield/hex/board.ts';
import type { Mend, Setup, Stage, Support } from './state.ts';
import { registerOf } from './units.ts';

export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  meeting: 'Meeting Engagement',
  assault: 'Initial Assault',
  final: 'Final Battle',
};

export const SUPPORT_NAMES: Readonly<Record<Support, string>> = {
  excellent: 'Excellent technical support',
  good: 'Good technical support',
  average: 'Average technical support',
  poor: 'Poor technical support',
  none: 'No technical support',
};

export const MEND_NAMES: Readonly<Record<Mend, string>> = {
  structure: 'a box of structure',
  armor: 'two boxes of armor',
  engine: 'an engine hit',
  crew: 'the cockpit',
  arm: 'an arm hit',
  leg: 'a leg hit',
  weapon: 'a weapon hit',
};

export const EDGE_NAMES: Readonly<Record<Edge, string>> = {
  north: 'the north',
  east: 'the east',
  south: 'the south',
  west: 'the west',
};

/** `AS7-D Atlas (Kerenski)` */
export function elementName(setup: Setup, element: number): string {
  const { name, pilot } = registerOf(setup).elements[element]!.element;
  return `${name} (${pilot})`;
}
