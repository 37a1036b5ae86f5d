import type { ComponentType } from 'react';

const COVERS = import.meta.glob<ComponentType>('../games/*/cover.tsx', { import: 'Cover', eager: true });

/** The picture of a game on the start page: drawn by hand, so that nothing of the game must be loaded for it. */
export const coverOf = (game: string): ComponentType | undefined => COVERS[`../games/${game}/cover.tsx`];
