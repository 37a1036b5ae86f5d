import type { Mech } from '@ironfield/mechbay/units/unit.ts';

const BODY: Readonly<Record<string, string>> = {
  HD: 'Head',
  CT: 'Centre torso',
  LT: 'Left torso',
  RT: 'Right torso',
};
const LIMBS: Readonly<Record<Mech['frame'], Readonly<Record<string, string>>>> = {
  biped: { LA: 'Left arm', RA: 'Right arm', LL: 'Left leg', RL: 'Right leg' },
  quad: { LA: 'Front left leg', RA: 'Front right leg', LL: 'Rear left leg', RL: 'Rear right leg' },
};

export const nameOf = ({ frame }: Pick<Mech, 'frame'>, location: string): string =>
  BODY[location] ?? LIMBS[frame][location] ?? location;

/** Of armour, which lies on the rear of torsos, too. */
export function shortName(mech: Pick<Mech, 'frame'>, place: string): string {
  const isRear = place.length > 2;
  return isRear ? `${nameOf(mech, place.slice(0, 2))}, rear` : nameOf(mech, place);
}
