import { type LookupAddress, lookup } from 'node:dns';
import { request } from 'node:https';
import { isHookUrl, isPublicAddress } from './public-address.ts';

/** Milliseconds for all of it: finding the address, connecting, and the first line of the answer. */
const PATIENCE = 5000;

/** Tells an address of somebody's own; false if it does not take it. */
export async function callHook(url: string, body: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const status = await postInTheOpen(url, { headers, body: Buffer.from(body) });
  return status !== null && status >= 200 && status < 300;
}

export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Posts something to an address that somebody has given; null if nobody answers. Only over https, only at public addresses, looked
 * up once and then used, so that no name can turn into an inner address meanwhile. No redirect is followed and nothing
 * of the answer is read but its status.
 */
export function postInTheOpen(url: string, { headers, body }: Posted): Promise<number | null> {
  if (!isHookUrl(url)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const call = request(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: publicLookup,
        signal: AbortSignal.timeout(PATIENCE),
        maxHeaderSize: 8192,
        headers: {
          ...headers,
          'content-length': body.length,
          'user-agent': 'ironfield',
        },
      },
      (answer) => {
        resolve(answer.statusCode ?? null);
        answer.destroy();
      },
    );
    call.on('error', () => resolve(null));
    call.end(body);
  });
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** A name with one inner address among its addresses is not used at all. */
export function publicLookup(
  host: string,
  options: { readonly all?: boolean | undefined },
  found: Found,
): void {
  lookup(host, { all: true, verbatim: true }, (error, addresses) => {
    if (error) return found(error, '');
    const isOpen = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
    if (!isOpen) return found(new Error(`${host} is not of the open internet`), '');
    if (options.all) found(null, addresses);
    else found(null, addresses[0].address, addresses[0].family);
  });
}
