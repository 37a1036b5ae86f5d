/** The version of the program; `npm run release` changes it, with those of the packages. */
const VERSION = '0.2.0';

/** The program's name for itself, also in saved games. */
export const VERSION_LINE = `ironfield ${VERSION}`;
