import type { Reason } from '@ironfield/kernel/refusal.ts';

const because = (message: string): Reason => ({ message });

/** Why something is not saved. */
export const NOT_SAVED = {
  outdated: (last: number, basis: number) =>
    because(
      `Revision ${last} was saved in the meantime, and this was made from revision ${basis}; open it and save again`,
    ),
  noDocument: (document: string) => because(`There is no document "${document}" in the library`),
  noUnit: (number: number) => because(`There is no unit in revision ${number} of this document`),
};

/** The note of a revision that repeats an old one. */
export const againText = (number: number): string => `Revision ${number} again`;

/** Why a file is not imported. */
export const NOT_IMPORTED = {
  tooLong: (characters: number, most: number) =>
    `The file has ${characters} characters; at most ${most} are read`,
  ending: (fileName: string) => `"${fileName}" does not end in .json or .mtf, so nobody knows what is in it`,
  tooDeep: (most: number) => `The file nests more than ${most} levels deep; a unit has fewer`,
  empty: 'The file is an empty list; there is nothing to import',
  tooMany: (units: number, most: number) => `The file has ${units} units; at most ${most} are read at once`,
  more: (problems: number) => `And ${problems} more problems`,
};
