import type { clubRoutes } from '@ironfield/client/club/club-routes.ts';
import type { Service } from '../service.ts';
import { attendee, type Handlers } from './handler.ts';

type Known =
  | 'newIdentity'
  | 'recover'
  | 'identity'
  | 'rename'
  | 'vacation'
  | 'webhook'
  | 'newPhrase'
  | 'signOut'
  | 'claimSeats'
  | 'seatKeys'
  | 'ownGames'
  | 'ownShelf'
  | 'identityFile'
  | 'deleteIdentity'
  | 'ladder'
  | 'ratings';

/** The handlers of what has to do with identities. */
export function clubHandlers({
  club,
  passkeys,
  notices,
  ratings,
  people,
  challenges,
  tournaments,
}: Service): Pick<Handlers, Known | keyof typeof clubRoutes> {
  return {
    newWithPasskey: ({ origin, body }) => passkeys.newWithPasskey(origin, body),
    makeWithPasskey: ({ origin, body }) => passkeys.makeWithPasskey(origin, body),
    askPasskey: ({ origin }) => passkeys.askPasskey(origin),
    openWithPasskey: ({ origin, body }) => passkeys.openWithPasskey(origin, body),
    passkeys: ({ secret }) => passkeys.passkeys(secret!),
    wishPasskey: ({ secret, origin }) => passkeys.wishPasskey(secret!, origin),
    addPasskey: ({ secret, origin, body }) => passkeys.addPasskey(secret!, origin, body),
    removePasskey: ({ secret, body }) => passkeys.removePasskey(secret!, body),
    notices: ({ secret }) => notices.notices(secret!),
    push: ({ secret, origin, body }) => notices.push(secret!, origin, body),
    mail: ({ secret, body }) => notices.mail(secret!, body),
    mailCode: ({ secret, body }) => notices.mailCode(secret!, body),
    mailStop: ({ body }) => notices.mailStop(body),
    newIdentity: ({ body }) => club.newIdentity(body),
    recover: ({ body }) => club.recover(body),
    identity: ({ secret }) => club.identity(secret!),
    rename: ({ secret, body }) => club.rename(secret!, body),
    vacation: ({ secret, body }) => club.vacation(secret!, body),
    webhook: ({ secret, body }) => club.webhook(secret!, body),
    newPhrase: ({ secret }) => club.newPhrase(secret!),
    signOut: ({ secret, body }) => club.signOut(secret!, body.everywhere === true),
    claimSeats: ({ secret, body }) => club.claimSeats(secret!, body),
    seatKeys: ({ secret, body }) => club.seatKeys(secret!, body),
    ownGames: ({ secret }) => club.ownGames(secret!),
    ownShelf: ({ secret, body }) => club.ownShelf(secret!, body),
    identityFile: ({ secret }) => club.identityFile(secret!),
    deleteIdentity: ({ secret, body }) => club.deleteIdentity(secret!, body),
    ladder: ({ params }) => ratings.ladder(params.game!),
    ratings: ({ params }) => ratings.ratings(params.rater!),
    people: ({ secret }) => people.people(secret!),
    watch: ({ secret, body }) => people.watch(secret!, body),
    block: ({ secret, body }) => people.block(secret!, body),
    report: ({ secret, body }) => people.report(secret!, body),
    challenge: ({ secret, body }) => challenges.challenge(secret!, body),
    challenges: () => challenges.challenges(),
    ownChallenges: ({ secret }) => challenges.ownChallenges(secret!),
    accept: ({ secret, params, body }) => challenges.accept(secret!, params.id!, body),
    declineChallenge: ({ secret, params }) => challenges.declineChallenge(secret!, params.id!),
    makeTournament: ({ secret, body }) => tournaments.make(secret!, body),
    tournaments: () => tournaments.list(),
    tournament: ({ params }) => tournaments.look(params.tournament!),
    enterTournament: ({ secret, params, body }) => tournaments.enter(secret!, params.tournament!, body),
    startTournament: ({ secret, params }) => tournaments.start(secret!, params.tournament!),
    cancelTournament: ({ secret, params }) => tournaments.cancel(secret!, params.tournament!),
    sitInTournament: ({ secret, params, body }) => tournaments.sit(secret!, params.tournament!, body),
    company: (call) => people.company(attendee(call)),
  };
}
