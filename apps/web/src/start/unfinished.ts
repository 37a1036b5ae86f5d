/** The game in the making, which has a small card as long as only parts of it can be played. */
export const UNFINISHED = 'planetary';
