import { problem } from '../problems.ts';
import type {
  ChallengeService,
  ClubService,
  NoticeService,
  PasskeyService,
  PeopleService,
  RatingService,
  TournamentService,
} from '../service.ts';

const none = async () => problem('unavailable', 'Nobody is known here by a name');

/** For services in memory: there everybody is a guest. */
export const NO_CLUB: ClubService &
  PasskeyService &
  NoticeService &
  RatingService &
  PeopleService &
  ChallengeService &
  TournamentService = {
  newWithPasskey: none,
  makeWithPasskey: none,
  askPasskey: none,
  openWithPasskey: none,
  passkeys: none,
  wishPasskey: none,
  addPasskey: none,
  removePasskey: none,
  notices: none,
  push: none,
  mail: none,
  mailCode: none,
  mailStop: none,
  newIdentity: none,
  recover: none,
  identity: none,
  rename: none,
  vacation: none,
  webhook: none,
  newPhrase: none,
  signOut: none,
  claimSeats: none,
  seatKeys: none,
  ownGames: none,
  ownShelf: none,
  identityFile: none,
  deleteIdentity: none,
  ladder: none,
  ratings: none,
  people: none,
  watch: none,
  block: none,
  report: none,
  company: none,
  challenge: none,
  challenges: none,
  ownChallenges: none,
  accept: none,
  declineChallenge: none,
  make: none,
  list: none,
  look: none,
  enter: none,
  start: none,
  cancel: none,
  sit: none,
};
