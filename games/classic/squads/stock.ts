import type { BattleArmorFile } from '../units/battle-armor-file.ts';

type Suits = Pick<BattleArmorFile, 'armor' | 'weapons'> &
  Partial<
    Pick<
      BattleArmorFile,
      'troopers' | 'ground' | 'jump' | 'antiMech' | 'clamps' | 'covering' | 'submersible' | 'torpedoes'
    >
  >;

/** A squad as a line: four troopers, who walk 1 MP. */
export function squad(name: string, { troopers = 4, ground = 1, jump = 0, ...more }: Suits): BattleArmorFile {
  return {
    format: 'ironfield-unit',
    version: 1,
    kind: 'battle-armor',
    name,
    model: '',
    tons: troopers,
    troopers,
    ground,
    jump,
    ...more,
  };
}
