import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser page may use the server. Programs other than browsers send no Origin, and are let in. Without
 * configured origins, a page must come from this very server.
 */
export function isAllowedOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site !== 'cross-site' && site !== 'same-site';
  if (origins.length > 0) return origins.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
