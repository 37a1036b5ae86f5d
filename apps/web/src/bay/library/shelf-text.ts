import type { Place } from './shelf-state.ts';

/** Where a design is saved: goes on from "saved just now". */
export const PLACES: Readonly<Record<Place, string>> = {
  here: 'here',
  server: 'here and on the server',
  waiting: 'waiting for the server',
  refused: 'not on the server',
};

/** The note of the version that is put on top when two devices have saved at the same time. */
export const ON_TOP =
  'Two devices saved this design at the same time. This is the later one again; the other is below.';

export const bothSaved = (title: string): string =>
  `${title} was changed here and on another device. Both are among its versions; the later one is the newest.`;

export const notTaken = (title: string, reason: string): string =>
  `${title} is saved in this browser, but not on the server: ${reason}.`;

/** Why a version that came from the server is not taken in. */
export const UNREADABLE = 'a version of it was made by a newer page; reload this one';

export const DEVICES = {
  title: 'Use these designs on another device',
  how: 'Open this link on a phone or another computer: from then on both have the same designs with all their versions, and what is saved on one comes to the other.',
  care: 'Keep the link like a key. Whoever has it sees your designs and can change them, and it is your way back to them should this browser forget everything.',
  preparing: 'Looking for the server…',
  absent:
    'There is no server behind this page that keeps designs, so yours stay in this browser. To carry them elsewhere, open a design and save it as a file.',
  away: 'The server cannot be reached just now. Your designs are saved in this browser, and go to the server as soon as it answers.',
};

export const ARRIVAL = {
  broken: [
    'This link is not whole',
    'Something is missing at its end. Copy all of it, also what stands after the #, and open it again.',
  ],
  unknown: ['This link leads to no designs', 'The server does not know them. Perhaps it is another server.'],
  away: ['The server cannot be reached', 'Your link is fine. Try again in a moment.'],
  absent: ['There are no designs to be had here', 'No server that keeps designs answers at this address.'],
} as const;

export const ARRIVAL_NOTES = {
  brings: (designs: string) =>
    `The link brings ${designs} to this browser, with all their versions. From then on what is saved here is saved there, too.`,
  adds: (designs: string) =>
    `${designs} of this browser will be added to them. Whoever has the link sees them.`,
  otherLink:
    'Devices that have the link to the designs of this browser stay with that one; give them this link, too.',
};
