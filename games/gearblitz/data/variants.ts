import type { Fitted } from '../cards/army-list.ts';
import type { Card } from '../cards/card.ts';

/** A card that is another with changes. */
export interface Variant {
  readonly base: string;
  readonly name: string;
  /** Weapon for weapon. */
  readonly swaps?: readonly { readonly remove: readonly string[]; readonly add: readonly Fitted[] }[];
  readonly set?: Partial<Pick<Card, 'sensors' | 'detection' | 'sturdy' | 'movement'>>;
  /** Replaces all AUX of the base. */
  readonly aux?: Card['aux'];
  readonly perks?: Card['perks'];
  readonly armorPerks?: Card['armorPerks'];
  readonly flaws?: Card['flaws'];
}

/** Variants offered by squad options, by id. */
export const VARIANTS: Readonly<Record<string, Variant>> = {
  'hunter-urban-commando': {
    base: 'hunter',
    name: 'Hunter Urban Commando',
    swaps: [
      { remove: ['LAC'], add: [{ weapon: 'FC', arc: 'F', reloads: true }] },
      { remove: ['LRP'], add: [{ weapon: 'HMG', arc: 'F' }] },
      { remove: ['HG'], add: [{ weapon: 'HHG', arc: 'F', ammo: 3 }] },
      { remove: [], add: [{ weapon: 'HPZF', arc: 'F', ammo: 4 }] },
    ],
  },
  'wild-ferret': {
    base: 'ferret',
    name: 'Wild Ferret',
    swaps: [{ remove: ['LRP'], add: [] }],
    aux: { ecm: 2, eccm: 2, satelliteUplink: true },
    armorPerks: { exposedAux: true },
    flaws: { vulnerableToHaywire: true },
  },
  'assault-mammoth': {
    base: 'mammoth',
    name: 'Assault Mammoth',
    swaps: [
      { remove: ['MAC'], add: [{ weapon: 'HAC' }] },
      { remove: ['ATM'], add: [{ weapon: 'SC' }] },
    ],
    set: { sensors: 0, detection: 2 },
  },
  flammjager: {
    base: 'jager',
    name: 'Flammjäger',
    swaps: [
      { remove: ['LAC'], add: [{ weapon: 'MFL', arc: 'F', reloads: true }] },
      { remove: ['LRP'], add: [{ weapon: 'IRP', arc: 'F', rof: 2 }] },
    ],
    perks: { fireResistant: true },
  },
  'blitz-jager': {
    base: 'jager',
    name: 'Blitz Jäger',
    swaps: [
      { remove: ['LAC'], add: [{ weapon: 'MAC', arc: 'F', reloads: true }] },
      { remove: ['LRP'], add: [{ weapon: 'ATM', arc: 'F', ammo: 2 }] },
    ],
  },
  /** HGB-SM-02: faster, and barer. */
  'stripped-jager': {
    base: 'jager',
    name: 'Stripped Jäger',
    swaps: [{ remove: ['LRP'], add: [] }],
    set: {
      sturdy: 0,
      movement: [
        { mode: 'W', combat: 4, top: 8, defense: [-3, -1, 1] },
        { mode: 'G', combat: 7, top: 13, defense: [-3, 1, 2] },
      ],
    },
  },
  'striking-cobra': {
    base: 'spitting-cobra',
    name: 'Striking Cobra',
    swaps: [
      { remove: ['HAC'], add: [{ weapon: 'MBZK', arc: 'F' }] },
      { remove: ['HRP', 'LGM'], add: [] },
    ],
  },
  'longfang-naga': {
    base: 'naga',
    name: 'Longfang Naga',
    swaps: [
      {
        remove: ['ATM', 'ATM'],
        add: [
          { weapon: 'LFG', arc: 'F' },
          { weapon: 'LFG', arc: 'F' },
        ],
      },
    ],
    perks: { stabilizer: 'LFG' },
  },
};
