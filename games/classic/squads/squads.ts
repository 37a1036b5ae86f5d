import type { BattleArmorFile } from '../units/battle-armor-file.ts';
import { squad } from './stock.ts';

const LASER = { weapon: 'Small Laser' };
const GUN = { weapon: 'Machine Gun' };
const FLAMER = { weapon: 'Flamer' };
const PULSE = { weapon: 'Small Pulse Laser' };
const missiles = (weapon: string, shots: number) => ({ weapon, shots });

const SQUADS: readonly BattleArmorFile[] = [
  squad('Pikestaff', { armor: 9, jump: 3, weapons: [LASER], antiMech: true }),
  squad('Halberd', { armor: 9, jump: 3, weapons: [LASER, missiles('SRM 2', 2)], antiMech: true }),
  squad('Sickle', { armor: 9, jump: 3, weapons: [GUN], antiMech: true }),
  squad('Billhook', { armor: 8, jump: 3, weapons: [FLAMER, GUN], antiMech: true }),
  squad('Stiletto', { armor: 5, jump: 4, weapons: [LASER], antiMech: true, covering: 'standard-stealth' }),
  squad('Poniard', { armor: 5, jump: 4, weapons: [FLAMER], antiMech: true, covering: 'basic-stealth' }),
  squad('Misericord', { armor: 7, jump: 3, weapons: [PULSE], antiMech: true, covering: 'mimetic' }),
  squad('Caltrop', { armor: 4, jump: 3, weapons: [GUN], covering: 'camouflage' }),
  squad('Battering Ram', { armor: 12, ground: 2, weapons: [{ weapon: 'Medium Pulse Laser' }] }),
  squad('Trebuchet Crew', { armor: 10, ground: 2, weapons: [missiles('LRM 5', 4)] }),
  squad('Mattock', { armor: 13, ground: 3, weapons: [missiles('SRM 4', 3), GUN] }),
  squad('Shieldmaiden', {
    troopers: 5,
    armor: 10,
    jump: 3,
    weapons: [LASER, missiles('SRM 2', 2)],
    antiMech: true,
  }),
  squad('Housecarl', { troopers: 5, armor: 11, jump: 2, weapons: [{ weapon: 'Medium Laser' }] }),
];

/** Squads of battle armour of our own, by name. */
export const STOCK_SQUADS: Readonly<Record<string, BattleArmorFile>> = Object.fromEntries(
  SQUADS.map((each) => [each.name, each]),
);
