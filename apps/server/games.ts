import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { demo } from '@ironfield/demo/game.ts';
import type { AnyGame } from '@ironfield/kernel/game.ts';

/** Every game this server offers; the first is offered first. */
export const games: readonly AnyGame[] = [battleforceQs as unknown as AnyGame, demo as unknown as AnyGame];
