import { type BaseEvent, INCH } from './state.ts';

const sides = ['Hunters', 'Wardens'];
const side = (seat: number) => sides[seat];
const letter = (id: number) => String.fromCharCode(65 + id);
const marker = (id: number) => `marker ${letter(id)}`;
const cards = { smoke: 'smoke', armor: 'armor', bluff: 'bluff' };

/** Every sentence that a person reads, but for those of options. */
export const TEXT = {
  sides,
  letter,
  marker,
  cards,
  musterPrompt: 'Which marker is your decoy, and which card stays at home?',
  muster: 'Muster',
  decoy: 'Decoy',
  leave: 'Card left at home',
  bidPrompt: 'How much supply do you bid for acting first?',
  bid: 'Bid',
  supply: 'Supply',
  movePrompt: 'Move your markers',
  move: 'Move',
  moves: 'Markers',
  to: 'To',
  firePrompt: 'One of your units may fire',
  fire: 'Fire',
  hold: 'Hold fire',
  shooter: 'Unit',
  target: 'Target',
  reactPrompt: 'You are hit. Do you play a card?',
  react: 'Play a card',
  card: 'Card',
  pass: 'Take it',
  baseMove: 'marching pace',
  offTable: 'That place is off the table',
  tooFar: (distance: number) => `That place is farther than ${distance / INCH} inches away`,
  baseNumber: 'any shot',
  range: (bands: number) => `range: ${bands} ${bands === 1 ? 'band' : 'bands'} beyond the first`,
  hit: 'hit',
  clearHit: 'clear hit',
  annihilation: 'A side has no units left',
  lastTurn: 'The last turn is over',
};

/** Events of the base game. */
export function sentence(event: BaseEvent): string | null {
  switch (event.type) {
    case 'mustered':
      if (!event.cards) return `The ${side(event.seat)} have mustered.`;
      return `The ${side(event.seat)} take ${event.cards.join(' and ')}; ${marker(event.decoy!)} is their decoy.`;
    case 'turn':
      return `Turn ${event.turn}.`;
    case 'bids':
      return `Bids are ${event.bids.join(' and ')}: the ${side(event.first)} act first.`;
    case 'moved':
      return event.from.x === event.to.x && event.from.y === event.to.y
        ? null
        : `Marker ${letter(event.marker)} moves.`;
    case 'revealed':
      return `Marker ${letter(event.marker)} is a ${event.isDecoy ? 'decoy' : 'unit'}.`;
    case 'fired':
      return `Marker ${letter(event.shooter)} fires at ${marker(event.target)}: ${event.dice.join(' + ')} against ${event.need.total}.`;
    case 'reacted':
      return `The ${side(event.seat)} ${event.card ? `play ${event.card}` : 'do not react'}.`;
    case 'missed':
      return `The shot at ${marker(event.target)} now needs ${event.need.total} and misses.`;
    case 'damaged':
      return `Marker ${letter(event.target)} takes ${event.damage.total} damage.`;
    case 'removed':
      return `Marker ${letter(event.marker)} is removed.`;
    case 'ended': {
      const [winner] = event.outcome.winners;
      return `${event.outcome.reason}: ${winner === undefined ? 'a draw' : `the ${side(winner)} win`}.`;
    }
  }
}
