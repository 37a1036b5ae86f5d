import { clubApi } from '@ironfield/client/club/club-api.ts';
import { busyFetch } from '../sessions/busy-fetch.ts';
import { serverAddress } from '../sessions/server.ts';

/** The routes of the club, which only its pages load. */
export const clubServer = clubApi(serverAddress, { fetch: busyFetch });
