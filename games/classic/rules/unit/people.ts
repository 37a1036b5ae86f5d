import type { Forces } from '../../battlefield.ts';

/** MT-PRE-13: people on foot, in motor vehicles or with jump packs, but neither in battle armour nor at a piece. */
export function isPlatoon({ kinds }: Pick<Forces, 'kinds'>, unit: number): boolean {
  const people = kinds[unit]?.troopers;
  return people !== undefined && !people.isArmored && !people.servesPiece;
}
