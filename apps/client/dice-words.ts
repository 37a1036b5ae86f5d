import type { GameSummary } from './api.ts';

export interface DiceWords {
  readonly title: string;
  readonly text: string;
  /** Nobody except the server could know them beforehand. */
  readonly isFair: boolean;
}

/** The contributors to the dice of a game, in words. */
export function diceWords({ dice, seats }: GameSummary): DiceWords {
  switch (dice.kind) {
    case 'shared': {
      const sharers = seats.filter(({ seat }) => dice.seats[seat] !== null);
      const names = [
        'The server',
        ...sharers.map(({ side, name }) => (name === null ? side : `${name} (${side})`)),
      ];
      const text = `${list(names)} each add a secret to the dice, and were bound to it before anybody knew another. Nobody can choose or foresee them.`;
      return { title: 'Fair dice', text, isFair: true };
    }
    case 'house':
      return {
        title: 'The server’s dice',
        text: 'The server alone throws the dice, and was bound to them before the first one fell. No player has added to them.',
        isFair: true,
      };
    case 'file':
      return {
        title: 'Known dice',
        text: 'The dice of this game came from a file: whoever brought it could know them.',
        isFair: false,
      };
    case 'larger':
      return {
        title: 'The dice of the larger game',
        text: 'The dice of this battle follow from those of the larger game, and whoever checks its file checks them, too.',
        isFair: true,
      };
    case 'earlier':
      return {
        title: 'Unproven dice',
        text: 'This game was begun by an earlier Ironfield, which did not note who had a part in the dice.',
        isFair: false,
      };
  }
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
