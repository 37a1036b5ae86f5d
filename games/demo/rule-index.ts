import { defineRules } from '@ironfield/kernel/options/rule-index.ts';

export const RULES = defineRules([
  {
    id: 'DEMO-MUSTER-01',
    title: 'Decoys',
    section: 'Mustering',
    summary: 'Before the first turn each side secretly names one of its markers as a decoy.',
  },
  {
    id: 'DEMO-MUSTER-02',
    title: 'Cards',
    section: 'Mustering',
    summary: 'Each side secretly takes all reaction cards but one of its choice into its hand.',
  },
  {
    id: 'DEMO-PICKET-01',
    title: 'Orders given before the game',
    section: 'Mustering',
    summary: 'In some scenarios decoys and cards are dealt beforehand, and each side knows only its own.',
  },
  {
    id: 'DEMO-BID-01',
    title: 'Initiative',
    section: 'Turn',
    summary: 'Both sides secretly bid supply and pay it; the higher bid acts first.',
  },
  {
    id: 'DEMO-BID-02',
    title: 'Equal bids',
    section: 'Turn',
    summary: 'After equal bids each side rolls one die, again while they are equal; the higher acts first.',
  },
  {
    id: 'DEMO-MOVE-01',
    title: 'Movement',
    section: 'Movement',
    summary: 'Each marker may move up to its distance in a straight line.',
  },
  {
    id: 'DEMO-MOVE-02',
    title: 'Edge of the table',
    section: 'Movement',
    summary: 'No marker leaves the table.',
  },
  {
    id: 'DEMO-FIRE-01',
    title: 'Firing',
    section: 'Fire',
    summary:
      'After moving, one unit may fire at an enemy marker within reach; firing reveals it. Decoys cannot.',
  },
  {
    id: 'DEMO-FIRE-02',
    title: 'To hit',
    section: 'Fire',
    summary:
      'Two dice must reach the target number, which grows with every range band begun after the first.',
  },
  {
    id: 'DEMO-LUCK-01',
    title: 'Luck for sale',
    section: 'Fire',
    summary: 'A side that has rolled to hit may pay one supply, once a shot, and roll again.',
    option: 'luck',
  },
  {
    id: 'DEMO-REACT-01',
    title: 'Reactions',
    section: 'Fire',
    summary: 'After a hit and before damage, a side with any card in hand may play one, and is always asked.',
  },
  {
    id: 'DEMO-REACT-02',
    title: 'Smoke',
    section: 'Fire',
    summary: 'Smoke raises the target number of the shot, which may then miss.',
  },
  {
    id: 'DEMO-REACT-03',
    title: 'Armor',
    section: 'Fire',
    summary: 'Armor takes one point off the damage.',
  },
  {
    id: 'DEMO-REACT-04',
    title: 'Bluff',
    section: 'Fire',
    summary: 'A bluff cannot be played; it keeps the other side guessing.',
  },
  {
    id: 'DEMO-DAMAGE-01',
    title: 'Damage',
    section: 'Damage',
    summary: 'A hit does one point, and one more when the roll beats the target number clearly.',
  },
  {
    id: 'DEMO-DAMAGE-02',
    title: 'Removal',
    section: 'Damage',
    summary:
      'A hit reveals the target. A decoy is removed at once, a unit when its damage reaches its strength.',
  },
  {
    id: 'DEMO-WIN-01',
    title: 'Last side standing',
    section: 'Victory',
    summary: 'A side without units loses at once.',
  },
  {
    id: 'DEMO-WIN-02',
    title: 'End of the last turn',
    section: 'Victory',
    summary: 'After the last turn the side with more strength left wins; equal strength is a draw.',
  },
  {
    id: 'DEMO-NIGHT-01',
    title: 'Night',
    section: 'Options',
    summary: 'At night every range band begun after the first counts twice.',
    option: 'night',
  },
  {
    id: 'DEMO-MARCH-01',
    title: 'Forced march',
    section: 'Options',
    summary: 'All markers move farther by the inches agreed on.',
    option: 'march',
  },
]);

export type RuleId = (typeof RULES)[number]['id'];
