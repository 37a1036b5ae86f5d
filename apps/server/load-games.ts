import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';

/** Every game that server and command line know; the first is offered first. */
const LOADERS: Readonly<Record<string, () => Promise<AnyWrittenGame>>> = {
  'battleforce-qs': async () => (await import('@ironfield/battleforce-qs/game.ts')).battleforceQs,
  classic: async () => (await import('@ironfield/classic/game.ts')).classic,
  battleforce2: async () => (await import('@ironfield/battleforce2/game.ts')).battleforce2,
  gearblitz: async () => (await import('@ironfield/gearblitz/game.ts')).gearblitz,
  planetary: async () => (await import('@ironfield/planetary/game.ts')).planetary,
  demo: async () => (await import('@ironfield/demo/game.ts')).demo,
};

/** For threads, which need one game and not the others; `null` where there is no such game. */
export async function loadGame(id: string): Promise<AnyWrittenGame | null> {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id]!() : null;
}

export function loadGames(): Promise<readonly AnyWrittenGame[]> {
  return Promise.all(Object.values(LOADERS).map((load) => load()));
}
