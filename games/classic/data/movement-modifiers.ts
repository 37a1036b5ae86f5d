import type { Mode } from '../state.ts';

/** CBT-THM-05: modifier of a target by hexes moved. */
const FROM = [0, 3, 5, 7, 10, 18, 25];
const TARGET = Array.from({ length: 26 }, (_, hexes) => FROM.findLastIndex((from) => hexes >= from));

export const targetMovement = (hexes: number): number => TARGET[Math.min(hexes, 25)];

/** CBT-THM-04: modifier of an attacker by mode. */
const ATTACKER: Readonly<Record<Mode, number>> = { still: 0, walk: 1, run: 2, jump: 3 };

export const attackerMovement = (mode: Mode): number => ATTACKER[mode];
