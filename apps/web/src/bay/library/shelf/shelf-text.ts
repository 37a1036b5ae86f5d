import type { Place } from './shelf-state.ts';

/** The place where a design is saved; continues "saved just now". */
export const PLACES: Readonly<Record<Place, string>> = {
  here: 'here',
  server: 'here and on the server',
  waiting: 'waiting for the server',
  refused: 'not on the server',
};

/** The note of the version that is put on top when two devices have saved at the same time. */
export const ON_TOP =
  'Two devices saved this design at the same time. This is the later version; the other one is below.';

export const bothSaved = (title: string): string =>
  `${title} was changed here and on another device. Both versions are kept; the later one comes first.`;

export const notTaken = (title: string, reason: string): string =>
  `${title} is saved in this browser, but not on the server: ${reason}.`;

/** Why a version that came from the server is not taken in. */
export const UNREADABLE = 'one of its versions was made by a newer page; reload this page';

export const DEVICES = {
  title: 'Use these designs on another device',
  how: 'Open this link on a phone or another computer. From then on both share the same designs, with all their versions.',
  care: 'Keep the link safe, like a key. Anyone who has it can see and change your designs, and it brings them back if this browser forgets them.',
  preparing: 'Looking for the server…',
  absent:
    'No server keeps designs for this page, so yours stay in this browser. To move one, open it and save it as a file.',
  away: 'The server cannot be reached just now. Your designs are saved in this browser, and go to the server as soon as it answers.',
};

export const ARRIVAL = {
  broken: [
    'This link is incomplete',
    'The end is missing. Copy the whole link, including everything after the #, and open it again.',
  ],
  unknown: ['This link leads to no designs', 'The server does not know them. It may be a different server.'],
  away: ['The server cannot be reached', 'Your link is fine. Try again in a moment.'],
  absent: ['There are no designs here', 'No server that keeps designs answers at this address.'],
} as const;

export const ARRIVAL_NOTES = {
  brings: (designs: string) =>
    `The link brings ${designs} to this browser, with all their versions. From then on, designs saved here are saved there, too.`,
  adds: (designs: string) =>
    `${designs} of this browser will be added to them. Anyone with the link can see them.`,
  otherLink:
    'Devices that have the link to the designs of this browser stay with that one; give them this link, too.',
};
