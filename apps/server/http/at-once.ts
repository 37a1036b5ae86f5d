import type { FastifyReply, FastifyRequest } from 'fastify';
import { countedAddress } from './address.ts';
import { Crowd } from './crowd.ts';
import { ProblemError } from './problem.ts';

/** Seconds after which somebody who was turned away may try again. */
const COME_BACK = 5;

/**
 * A hook that limits concurrent requests, in total and per address, so that slow clients cannot keep others out. A
 * refused request's body is never read.
 */
export function atOnce(max: number, perAddress: number, message: string) {
  const inside = new Crowd();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const address = countedAddress(request.ip);
    if (inside.size >= max || inside.of(address) >= perAddress) {
      reply.header('retry-after', COME_BACK);
      throw new ProblemError({ code: 'too-many', message: `${message}; try again in a moment` });
    }
    const leave = inside.enter(address);
    // Comes however it ends, also when the sender hangs up in the middle.
    reply.raw.once('close', leave);
  };
}
