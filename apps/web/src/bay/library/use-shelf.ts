import { useSyncExternalStore } from 'react';
import { shelf } from './own-designs.ts';
import type { ShelfState } from './shelf/shelf-state.ts';

export const useShelf = (): ShelfState => useSyncExternalStore(shelf.subscribe, () => shelf.state);
