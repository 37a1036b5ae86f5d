import { type ApiOptions, caller } from './calling.ts';
import { newSecret } from './new-secret.ts';
import type { RequestOf } from './route.ts';
import { routes } from './routes.ts';

export type IronfieldApi = ReturnType<typeof ironfieldApi>;

/** The server's HTTP interface as functions. Whatever goes wrong is a `Problem`; nothing is thrown. */
export function ironfieldApi(baseUrl: string, options: ApiOptions = {}) {
  const call = caller(baseUrl, routes, options);
  type Body<Name extends keyof typeof routes> = RequestOf<(typeof routes)[Name]>;
  return {
    health: () => call('health'),
    ready: () => call('ready'),
    description: () => call('description'),
    catalogue: () => call('catalogue'),
    rules: (game: string) => call('rules', { params: { game } }),
    create: (body: Body<'create'>) => call('create', { body }),
    import: (body: Body<'import'>) => call('import', { body }),
    openGames: () => call('open', {}),
    mine: (body: Body<'mine'>) => call('mine', { body }),
    invited: (id: string, body: Body<'invited'>) => call('invited', { params: { id }, body }),
    /** An answer that was lost does not cost the seat: the same secret is asked for again. */
    join: async (id: string, body: Body<'join'>) => {
      const claim = { secret: newSecret(), ...body };
      const join = () => call('join', { params: { id }, body: claim });
      const answer = await join();
      return !answer.ok && answer.error.code === 'unavailable' ? join() : answer;
    },
    look: (id: string, secret?: string) => call('look', { params: { id }, secret }),
    menu: (id: string, secret: string) => call('menu', { params: { id }, secret }),
    menuFields: (id: string, secret: string, body: Body<'menuFields'>) =>
      call('menuFields', { params: { id }, secret, body }),
    history: (id: string, since: number, secret?: string) =>
      call('history', { params: { id }, query: { since }, secret }),
    order: (id: string, secret: string, body: Body<'order'>) =>
      call('order', { params: { id }, secret, body }),
    share: (id: string, secret: string, body: Body<'share'>) =>
      call('share', { params: { id }, secret, body }),
    reopen: (id: string, secret: string, body: Body<'reopen'>) =>
      call('reopen', { params: { id }, secret, body }),
    standUp: (id: string, secret: string) => call('standUp', { params: { id }, secret, body: {} }),
    withdraw: (id: string, secret: string) => call('withdraw', { params: { id }, secret, body: {} }),
    concede: (id: string, secret: string, body: Body<'concede'>) =>
      call('concede', { params: { id }, secret, body }),
    takeback: (id: string, secret: string, body: Body<'takeback'>) =>
      call('takeback', { params: { id }, secret, body }),
    answerTakeback: (id: string, secret: string, body: Body<'answerTakeback'>) =>
      call('answerTakeback', { params: { id }, secret, body }),
    draw: (id: string, secret: string) => call('draw', { params: { id }, secret, body: {} }),
    answerDraw: (id: string, secret: string, body: Body<'answerDraw'>) =>
      call('answerDraw', { params: { id }, secret, body }),
    /** As with joining, a lost answer does not cost the seat. */
    rematch: async (id: string, secret: string, body: Body<'rematch'>) => {
      const claim = { secret: newSecret(), ...body };
      const ask = () => call('rematch', { params: { id }, secret, body: claim });
      const answer = await ask();
      return !answer.ok && answer.error.code === 'unavailable' ? ask() : answer;
    },
    chatHistory: (id: string, secret?: string) => call('chatHistory', { params: { id }, secret }),
    chat: (id: string, secret: string, body: Body<'chat'>) => call('chat', { params: { id }, secret, body }),
    /** For a finished game. */
    export: (id: string, secret?: string) => call('export', { params: { id }, secret, body: {} }),
    openShelf: (body: Body<'openShelf'>) => call('openShelf', { body }),
    shelf: (secret: string) => call('shelf', { secret }),
    designVersions: (secret: string, design: string, since: number) =>
      call('designVersions', { params: { design }, query: { since }, secret }),
    saveDesign: (secret: string, design: string, body: Body<'saveDesign'>) =>
      call('saveDesign', { params: { design }, secret, body }),
    newIdentity: (body: Body<'newIdentity'>) => call('newIdentity', { body }),
    recover: (body: Body<'recover'>) => call('recover', { body }),
    identity: (secret: string) => call('identity', { secret }),
    rename: (secret: string, body: Body<'rename'>) => call('rename', { secret, body }),
    vacation: (secret: string, body: Body<'vacation'>) => call('vacation', { secret, body }),
    webhook: (secret: string, body: Body<'webhook'>) => call('webhook', { secret, body }),
    newPhrase: (secret: string) => call('newPhrase', { secret, body: {} }),
    signOut: (secret: string, body: Body<'signOut'>) => call('signOut', { secret, body }),
    claimSeats: (secret: string, body: Body<'claimSeats'>) => call('claimSeats', { secret, body }),
    seatKeys: (secret: string, body: Body<'seatKeys'>) => call('seatKeys', { secret, body }),
    ownGames: (secret: string) => call('ownGames', { secret }),
    ownShelf: (secret: string, body: Body<'ownShelf'>) => call('ownShelf', { secret, body }),
    identityFile: (secret: string) => call('identityFile', { secret }),
    deleteIdentity: (secret: string, body: Body<'deleteIdentity'>) =>
      call('deleteIdentity', { secret, body }),
    ladder: (game: string) => call('ladder', { params: { game } }),
    ratings: (rater: string) => call('ratings', { params: { rater } }),
    mishap: (body: Body<'mishap'>) => call('mishap', { body }),
  };
}
