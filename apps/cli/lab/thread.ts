import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from '@ironfield/lab/experiment/plan.ts';
import { serveCrew } from '@ironfield/lab/play/crew.ts';
import { games } from '@ironfield/server/games.ts';

serveCrew(games, workerData as Plan, parentPort!);
