import { createContext } from 'react';
import type { Rulebook } from './rule-address.ts';

/** The rules that are cited at this table. */
export const RulebookContext = createContext<Rulebook | null>(null);
