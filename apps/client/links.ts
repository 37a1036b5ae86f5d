import { gameId, secret } from './api.ts';

/** The parts of a link. The secret is in the fragment, which browsers never send. */
export interface TableLink {
  /** Address of the server, without a slash at its end. */
  readonly server: string;
  readonly kind: 'join' | 'play';
  readonly game: string;
  readonly secret: string;
}

/** For somebody else: takes an open seat. */
export function invitationLink(server: string, game: string, invitation: string): string {
  return `${withoutSlash(server)}/join/${game}#${invitation}`;
}

/** For oneself: goes back to a seat. */
export function seatLink(server: string, game: string, seatSecret: string): string {
  return `${withoutSlash(server)}/play/${game}#${seatSecret}`;
}

/** For people who may only watch. */
export function watchLink(server: string, game: string): string {
  return `${withoutSlash(server)}/watch/${game}`;
}

export function parseLink(text: string): TableLink | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const [, path = '', kind, game] = /^(.*)\/(join|play)\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  const fragment = url.hash.slice(1);
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isHttp || !gameId.safeParse(game).success || !secret.safeParse(fragment).success) return null;
  return { server: url.origin + path, kind: kind as TableLink['kind'], game: game!, secret: fragment };
}

export function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
