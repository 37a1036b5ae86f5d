import { leagueSchema } from '@ironfield/gearblitz/league/league.ts';
import { ownList } from '../../../ui/keep/own-list.ts';

export const ownLeagues = ownList('ironfield-gearblitz-leagues', leagueSchema, 'id');
