/** The version of the program; `npm run release` changes it, with those of the packages. */
const VERSION = '0.2.0';

/** What the program calls itself, and what saved games say they were written by. */
export const VERSION_LINE = `ironfield ${VERSION}`;
