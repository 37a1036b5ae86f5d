import { doneAnswer } from '../club.ts';
import { route, SMALL } from '../route.ts';
import * as people from './people.ts';

/** Routes of the club: all take the key of an identity, but for those that everybody may ask. */
export const clubRoutes = {
  people: route({
    method: 'GET',
    path: '/api/people',
    summary: 'People whom the identity has played with, watches or has blocked: 200 at most.',
    seat: 'none',
    identity: true,
    answer: people.peopleList,
    status: 200,
    problems: [],
  }),
  watch: route({
    method: 'POST',
    path: '/api/people/watch',
    summary: 'Puts somebody on the watch list, or takes them off it.',
    seat: 'none',
    identity: true,
    body: people.watchRequest,
    bodyLimit: SMALL,
    answer: doneAnswer,
    status: 200,
    problems: ['unknown-person', 'full', 'illegal'],
  }),
  block: route({
    method: 'POST',
    path: '/api/people/block',
    summary: 'Blocks somebody, or no longer: neither can challenge the other.',
    seat: 'none',
    identity: true,
    body: people.blockRequest,
    bodyLimit: SMALL,
    answer: doneAnswer,
    status: 200,
    problems: ['unknown-person', 'full', 'illegal'],
  }),
  report: route({
    method: 'POST',
    path: '/api/people/report',
    summary: 'Tells those who run the server about somebody.',
    seat: 'none',
    identity: true,
    body: people.reportRequest,
    bodyLimit: SMALL,
    answer: doneAnswer,
    status: 200,
    problems: ['unknown-person', 'full', 'illegal'],
  }),
  company: route({
    method: 'GET',
    path: '/api/games/:id/company',
    summary: 'The identities at the table of the asker, as far as its people have one.',
    seat: 'must',
    answer: people.companyList,
    status: 200,
    problems: ['unknown-game', 'unknown-seat', 'forbidden'],
  }),
} as const;
