/** Kinds of question that random games hardly ever come to, by game: a test sets up a position for each. */
export const SET_UP: Readonly<Record<string, readonly string[]>> = {};
