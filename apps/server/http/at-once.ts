import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

/** Seconds after which somebody who was turned away may try again. */
const COME_BACK = 5;

/** A hook that lets so many requests in at the same time; others are turned away before their bodies are read. */
export function atOnce(max: number, message: string) {
  let inside = 0;
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (inside >= max) {
      reply.header('retry-after', COME_BACK);
      throw new ProblemError({ code: 'too-many', message });
    }
    inside++;
    // Comes however it ends, also when the sender hangs up in the middle.
    reply.raw.once('close', () => {
      inside--;
    });
  };
}
