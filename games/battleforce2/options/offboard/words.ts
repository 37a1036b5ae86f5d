import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { SupportPlace } from '../../places.ts';
import type { RuleId } from '../../rule-index.ts';

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

export const OFFBOARD_LABELS = {
  deploy: 'Place on the support map',
  box: 'Box',
  move: 'Move on the support map',
  space: 'Space',
  enter: 'Enter the map',
} as const;

export const OFFBOARD_WHY_NOT = {
  notSupport: why('Only artillery and aerospace units are placed on the support map', 'BF2-OFF-07'),
  notThere: why('That unit is not on the support map', 'BF2-OFF-03'),
  tooFar: (mp: number) => why(`The unit has ${mp} support MP`, 'BF2-OFF-03'),
  notAtEdge: why('Only a unit that begins its move in Box 0 enters the map', 'BF2-OFF-04'),
  edgeTaken: (hex: string) => why(`The unit cannot come onto the map in hex ${hex}`, 'BF2-OFF-04'),
} as const;

export const OFFBOARD_REASONS = {
  supportMp: (mp: number) => `Support MP of a unit with ${mp} MP`,
} as const;

/** `Box 3 of the Davion company`, or where between boxes. */
export function placeName({ half, space, box }: SupportPlace, side: (seat: number) => string): string {
  const isThere = space === box * 5;
  return `${isThere ? '' : 'on the way, '}Box ${box} of ${side(half)}`;
}
