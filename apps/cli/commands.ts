import { admin } from './commands/admin.ts';
import { ask } from './commands/ask.ts';
import { completion } from './commands/completion.ts';
import { fuzz } from './commands/fuzz.ts';
import { help } from './commands/help.ts';
import { lab } from './commands/lab.ts';
import { options } from './commands/options.ts';
import { play } from './commands/play.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { sheet } from './commands/sheet.ts';
import { sim } from './commands/sim.ts';
import { tournament } from './commands/tournament.ts';
import { units } from './commands/units.ts';
import { verify } from './commands/verify.ts';
import { worker } from './commands/worker.ts';
import type { Command } from './line/command.ts';

/** Every command, in the order in which help shows them. */
export const commands: readonly Command[] = [
  play,
  serve,
  admin,
  sim,
  lab,
  worker,
  tournament,
  verify,
  rules,
  options,
  ask,
  sheet,
  units,
  fuzz,
  completion,
  help,
];
