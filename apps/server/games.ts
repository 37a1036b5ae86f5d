import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { classic } from '@ironfield/classic/game.ts';
import { demo } from '@ironfield/demo/game.ts';
import type { AnyGame } from '@ironfield/kernel/game.ts';

/** Every game that server and command line know; the first is offered first. */
export const games: readonly AnyGame[] = [battleforceQs, classic, battleforce2, demo];
