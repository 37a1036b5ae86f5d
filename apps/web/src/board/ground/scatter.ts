/** Random, but the same wood always looks the same. */
export type Scatter = () => number;

export function scatter(seed: number): Scatter {
  let state = (seed + 1) * 2654435761;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}
