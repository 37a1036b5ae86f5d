import { doneAnswer } from '../club.ts';
import { route, SMALL } from '../route.ts';
import * as notices from './notices.ts';

/** Routes of notices that a game waits for somebody. */
export const noticeRoutes = {
  notices: route({
    method: 'GET',
    path: '/api/identity/notices',
    summary: 'On which ways the identity is told that a game waits for it.',
    seat: 'none',
    identity: true,
    answer: notices.noticeState,
    status: 200,
    problems: [],
  }),
  push: route({
    method: 'POST',
    path: '/api/identity/push',
    summary: 'Messages to the browser of this device over its push service, or none any more.',
    seat: 'none',
    identity: true,
    body: notices.pushRequest,
    bodyLimit: SMALL,
    answer: notices.noticeState,
    status: 200,
    problems: ['illegal', 'forbidden'],
  }),
  mail: route({
    method: 'POST',
    path: '/api/identity/mail',
    summary: 'Sends a code to an address for mail, or forgets it.',
    seat: 'none',
    identity: true,
    body: notices.mailRequest,
    bodyLimit: SMALL,
    answer: notices.noticeState,
    status: 200,
    problems: ['illegal', 'forbidden', 'unavailable', 'too-many'],
  }),
  mailCode: route({
    method: 'POST',
    path: '/api/identity/mail/code',
    summary: 'The code that came by mail: from now on the address is told when a game waits.',
    seat: 'none',
    identity: true,
    body: notices.mailCodeRequest,
    bodyLimit: SMALL,
    answer: notices.noticeState,
    status: 200,
    problems: ['illegal'],
  }),
  mailStop: route({
    method: 'POST',
    path: '/api/mail/stop',
    summary: 'Forgets an address for mail; for whoever has a link from a mail.',
    seat: 'none',
    body: notices.mailStopRequest,
    bodyLimit: SMALL,
    answer: doneAnswer,
    status: 200,
    problems: [],
  }),
} as const;
