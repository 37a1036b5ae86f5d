import { type ApiOptions, caller } from '../calling.ts';
import type { RequestOf } from '../route.ts';
import { clubRoutes } from './club-routes.ts';

type Body<Name extends keyof typeof clubRoutes> = RequestOf<(typeof clubRoutes)[Name]>;

/** The routes of the club as functions; `key` opens the identity. Whatever goes wrong is a `Problem`. */
export function clubApi(baseUrl: string, options: ApiOptions = {}) {
  const call = caller(baseUrl, clubRoutes, options);
  return {
    notices: (key: string) => call('notices', { secret: key }),
    push: (key: string, body: Body<'push'>) => call('push', { secret: key, body }),
    mail: (key: string, body: Body<'mail'>) => call('mail', { secret: key, body }),
    mailCode: (key: string, body: Body<'mailCode'>) => call('mailCode', { secret: key, body }),
    mailStop: (body: Body<'mailStop'>) => call('mailStop', { body }),
    newWithPasskey: (body: Body<'newWithPasskey'>) => call('newWithPasskey', { body }),
    makeWithPasskey: (body: Body<'makeWithPasskey'>) => call('makeWithPasskey', { body }),
    askPasskey: () => call('askPasskey', { body: {} }),
    openWithPasskey: (body: Body<'openWithPasskey'>) => call('openWithPasskey', { body }),
    passkeys: (key: string) => call('passkeys', { secret: key }),
    wishPasskey: (key: string) => call('wishPasskey', { secret: key, body: {} }),
    addPasskey: (key: string, body: Body<'addPasskey'>) => call('addPasskey', { secret: key, body }),
    removePasskey: (key: string, body: Body<'removePasskey'>) => call('removePasskey', { secret: key, body }),
    people: (key: string) => call('people', { secret: key }),
    watch: (key: string, body: Body<'watch'>) => call('watch', { secret: key, body }),
    block: (key: string, body: Body<'block'>) => call('block', { secret: key, body }),
    report: (key: string, body: Body<'report'>) => call('report', { secret: key, body }),
    company: (id: string, secret: string) => call('company', { params: { id }, secret }),
    challenge: (key: string, body: Body<'challenge'>) => call('challenge', { secret: key, body }),
    challenges: () => call('challenges'),
    ownChallenges: (key: string) => call('ownChallenges', { secret: key }),
    accept: (key: string, id: string, body: Body<'accept'>) =>
      call('accept', { secret: key, params: { id }, body }),
    declineChallenge: (key: string, id: string) =>
      call('declineChallenge', { secret: key, params: { id }, body: {} }),
    makeTournament: (key: string, body: Body<'makeTournament'>) =>
      call('makeTournament', { secret: key, body }),
    tournaments: () => call('tournaments'),
    tournament: (tournament: string) => call('tournament', { params: { tournament } }),
    enterTournament: (key: string, tournament: string, body: Body<'enterTournament'>) =>
      call('enterTournament', { secret: key, params: { tournament }, body }),
    startTournament: (key: string, tournament: string) =>
      call('startTournament', { secret: key, params: { tournament }, body: {} }),
    cancelTournament: (key: string, tournament: string) =>
      call('cancelTournament', { secret: key, params: { tournament }, body: {} }),
    sitInTournament: (key: string, tournament: string, body: Body<'sitInTournament'>) =>
      call('sitInTournament', { secret: key, params: { tournament }, body }),
  };
}
