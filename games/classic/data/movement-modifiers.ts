/** CBT-THM-05: modifier of a target by hexes moved. */
const FROM = [0, 3, 5, 7, 10, 18, 25];
const TARGET = Array.from({ length: 26 }, (_, hexes) => FROM.findLastIndex((from) => hexes >= from));

export const targetMovement = (hexes: number): number => TARGET[Math.min(hexes, 25)];

/** CBT-THM-04: modifier of an attacker by mode. */
const ATTACKER = { still: 0, walk: 1, run: 2, jump: 3 } as const;

export const attackerMovement = (mode: keyof typeof ATTACKER): number => ATTACKER[mode];
