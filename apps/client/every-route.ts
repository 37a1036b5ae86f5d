import { clubRoutes } from './club/club-routes.ts';
import type { AnswerOf, CallOf, RequestOf } from './route.ts';
import { routes } from './routes.ts';

/** Every JSON route of the server. */
export const everyRoute = { ...routes, ...clubRoutes };

export type Routes = typeof everyRoute;
export type RouteName = keyof Routes;
export type Call<Name extends RouteName> = CallOf<Routes[Name]>;
export type AnswerTo<Name extends RouteName> = AnswerOf<Routes[Name]>;
export type BodyOf<Name extends RouteName> = RequestOf<Routes[Name]>;
