import type { Landscape } from '../data/maps/generator.ts';
import type { Role } from '../units/role-names.ts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  scout: 'Scout',
  striker: 'Striker',
  skirmisher: 'Skirmisher',
  brawler: 'Brawler',
  missileBoat: 'Missile boat',
  sniper: 'Sniper',
  juggernaut: 'Juggernaut',
};

export const LANDSCAPE_NAMES: Readonly<Record<Landscape, string>> = {
  hills: 'Hills',
  forest: 'Forest',
  river: 'River',
  badlands: 'Badlands',
  mixed: 'Mixed country',
  roads: 'Roads and a town',
  marsh: 'Marsh',
  winter: 'Winter',
  city: 'City',
};

/** Names for MechWarriors of whom nothing else is known, by side. */
export const DRIVERS: readonly (readonly string[])[] = [
  'Anders Brandt Castell Dorn Ivers Jansen Kessler Lund Moreau Nakano Okafor Petrov Quist Reyes Sato Thorne',
  'Estrada Falk Greer Haas Ueda Varga Weiss Xiang Young Zoric Abbas Bianchi Cruz Dietz Elgar Ferro',
].map((names) => names.split(' '));

export const ABILITY_POINTS = 'ability points';

export const CLAN_TRAIT = { title: 'Of the Clans', summary: 'Fights as the Clans teach it.' };

export const NO_MAP = 'This is no map: neither a board of Ironfield nor a .board file';
