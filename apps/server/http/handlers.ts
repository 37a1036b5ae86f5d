import { PROTOCOL_VERSION, type Problem } from '@ironfield/client/api.ts';
import type { Catalogue, RuleIndex } from '@ironfield/client/catalogue.ts';
import type { AnswerTo } from '@ironfield/client/every-route.ts';
import type { MishapReport } from '@ironfield/client/mishap.ts';
import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Service } from '../service.ts';
import { Written } from '../written.ts';
import { clubHandlers } from './club-handlers.ts';
import { attendee, type Handlers } from './handler.ts';

interface Behind {
  readonly service: Service;
  readonly games: readonly AnyWrittenGame[];
  readonly version: string;
  readonly description: AnswerTo<'description'>;
  /** A page broke. */
  onMishap(report: MishapReport): void;
}

/** The handler of each route; the service does the work. */
export function handlersFor({ service, games, version, description, onMishap }: Behind): Handlers {
  const health = { status: 'ok', server: version, protocol: PROTOCOL_VERSION } as const;
  const catalogue = catalogueOf(games);
  return {
    health: async () => accepted(health),
    ready: async () => {
      const message = await service.trouble();
      return message === null ? accepted(health) : refused({ code: 'unavailable', message });
    },
    description: async () => accepted(description),
    catalogue: async () => accepted(catalogue),
    rules: async ({ params }) => ruleIndexOf(games, params.game!),
    create: ({ body }) => service.create(body),
    import: ({ body }) => service.importGame(body),
    open: async () => wrapped(await service.openGames(), (list) => ({ games: [...list] })),
    mine: async ({ body }) => wrapped(await service.mine(body.seats), (list) => ({ games: [...list] })),
    invited: ({ params, body }) => service.invited(params.id!, body.invitation),
    join: ({ params, body }) => service.join(params.id!, body),
    look: (call) => service.look(attendee(call)),
    menu: async (call) =>
      wrapped(await service.menu(attendee(call)), (page) => ({ ...page, orders: [...page.orders] })),
    menuFields: async (call) =>
      wrapped(await service.menuFields(attendee(call), call.body), (list) => ({ fields: [...list] })),
    history: async (call) =>
      wrapped(
        await service.history(attendee(call), call.query.since ?? 0),
        ({ text }) => new Written(`{"news":${text}}`),
      ),
    order: (call) => service.order(attendee(call), call.body),
    share: (call) => service.share(attendee(call), call.body.secret),
    reopen: (call) => service.reopen(attendee(call), call.body.seat),
    standUp: (call) => service.standUp(attendee(call)),
    withdraw: (call) => service.withdraw(attendee(call)),
    concede: (call) => service.concede(attendee(call), call.body.request),
    takeback: (call) => service.proposeTakeback(attendee(call), call.body.to),
    answerTakeback: (call) => service.answerTakeback(attendee(call), call.body.agree),
    draw: (call) => service.offerDraw(attendee(call)),
    answerDraw: (call) => service.answerDraw(attendee(call), call.body.agree),
    rematch: (call) => service.rematch(attendee(call), call.body),
    chatHistory: async (call) =>
      wrapped(await service.chatHistory(attendee(call)), (list) => ({ messages: [...list] })),
    chat: (call) => service.chat(attendee(call), call.body.text, call.body.request),
    export: async (call) =>
      wrapped(await service.exportGame(attendee(call)), ({ text }) => new Written(text)),
    openShelf: ({ body }) => service.openShelf(body.secret),
    shelf: ({ secret }) => service.shelf(secret!),
    designVersions: async ({ secret, params, query }) =>
      wrapped(await service.designVersions(secret!, params.design!, query.since ?? 0), (list) => ({
        versions: [...list],
      })),
    saveDesign: ({ secret, params, body }) => service.saveDesign(secret!, params.design!, body),
    ...clubHandlers(service),
    mishap: async ({ body }) => {
      onMishap(body);
      return accepted({});
    },
  };
}

function wrapped<T, U>(result: Result<T, Problem>, wrap: (value: T) => U): Result<U, Problem> {
  return result.ok ? accepted(wrap(result.value)) : result;
}

function catalogueOf(games: readonly AnyWrittenGame[]): Catalogue {
  return {
    games: games.map(({ id, title, summary, scenarios, options }) => ({
      id,
      title,
      summary,
      scenarios: scenarios.map((scenario) => ({
        id: scenario.id,
        title: scenario.title,
        summary: scenario.summary,
        seats: [...scenario.seats],
        options: { ...scenario.options },
      })),
      options: options.map(({ id, title, summary, rule, base, allowed, requires, excludes }) => ({
        id,
        title,
        summary,
        rule,
        base,
        ...(allowed && { allowed: [...allowed] }),
        ...(requires && { requires: [...requires] }),
        ...(excludes && { excludes: [...excludes] }),
      })),
    })),
  };
}

function ruleIndexOf(games: readonly AnyWrittenGame[], id: string): Result<RuleIndex, Problem> {
  const game = games.find((candidate) => candidate.id === id);
  if (!game) return refused({ code: 'unknown-game', message: 'There is no such game in the catalogue' });
  const rules = game.rules.map(({ id, title, section, summary, option }) => ({
    id,
    title,
    section,
    summary,
    ...(option !== undefined && { option }),
  }));
  return accepted({ game: game.id, rules });
}
