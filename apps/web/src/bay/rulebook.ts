import { rules } from '@ironfield/classic/rule-index.ts';
import type { Rulebook } from '../rules/rule-address.ts';

/** The rules by which 'Mechs are built here. */
export const RULEBOOK: Rulebook = { id: 'classic', title: 'BattleTech, introductory rules', rules };
