import type { CoreSetup } from '@ironfield/kernel/state.ts';

/** A table with as many pieces on it as there may be. */
export function crammed(setup: CoreSetup): CoreSetup {
  const { scene } = setup as CoreSetup & { readonly scene: { readonly pieces: readonly object[] } };
  const more = Array.from({ length: 400 - scene.pieces.length }, (_, index) => ({
    ...scene.pieces[index % scene.pieces.length],
    id: `more ${index}`,
  }));
  return { ...setup, scene: { ...scene, pieces: [...scene.pieces, ...more] } } as CoreSetup;
}
