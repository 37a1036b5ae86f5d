import type { MishapReport } from '@ironfield/client/mishap.ts';

export interface Where {
  readonly page: string;
  readonly game?: string | undefined;
  /** The question, by its name in the game. */
  readonly question?: string | undefined;
}

/** As long as the server takes it. */
const MOST = { message: 300, stack: 2000 };
/** A page that breaks again and again has told enough. */
const MOST_TOLD = 5;

const told = new Set<string>();

/** Says that a page broke: to the console, and to the server behind it; where there is none, nobody hears it. */
export function tellOfMishap(error: Error, where: Where): void {
  console.error('This page broke', where, error);
  const report = mishapOf(error, where, globalThis.location?.origin ?? '');
  const key = JSON.stringify(report);
  if (told.size >= MOST_TOLD || told.has(key)) return;
  told.add(key);
  // The client of the server may be what is broken: so this is done by hand, and whatever comes of it.
  void fetch('/api/mishaps', {
    method: 'POST',
    body: key,
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}

/** A report of the place and kind of a failure, with nothing about the person at the page. */
export function mishapOf({ message, stack = '' }: Error, where: Where, origin: string): MishapReport {
  const plain = (text: string, most: number) => withoutAddresses(text, origin).slice(0, most).toWellFormed();
  return {
    page: /^[a-z]{0,16}$/.test(where.page) ? where.page : '',
    game: where.game ?? null,
    question: where.question ?? null,
    message: plain(message, MOST.message),
    stack: plain(stack, MOST.stack),
  };
}

/** Files by their paths alone: what stands behind a `#` or `?` may open somebody's seat. */
const withoutAddresses = (text: string, origin: string): string =>
  (origin ? text.replaceAll(origin, '') : text).replace(/[?#][^\s:)]*/g, '');
