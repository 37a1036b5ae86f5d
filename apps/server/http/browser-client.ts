import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** Everything the page needs comes from this server; nothing is taken from elsewhere, nothing is inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
/** A little larger than it would be built, and ten times as quick. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** Encodings a browser may accept, the smallest first. */
const ENCODINGS = { br: (content: Buffer) => brotli(content, QUALITY), gzip: promisify(gzip) } as const;
/** Pictures are small already. */
const isText = (type: string): boolean => !type.startsWith('image/png');

interface Asset {
  readonly content: Buffer;
  /** Encoded at build time, or on first request, outside the shared thread. */
  readonly encoded: Map<string, Promise<Buffer>>;
  readonly type: string;
  readonly tag: string;
  /** Its name changes with its content, so that it can be kept for ever. */
  readonly isImmutable: boolean;
}

/** The built browser client, read once: it is small, and nothing that is asked for can lead elsewhere. */
export function readBrowserClient(folder: string): ReadonlyMap<string, Asset> | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll(sep, '/');
    const content = readFileSync(file);
    const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
    assets.set(`/${path}`, {
      content,
      encoded: existsSync(`${file}.br`)
        ? new Map([['br', Promise.resolve(readFileSync(`${file}.br`))]])
        : new Map(),
      type,
      tag,
      isImmutable: path.startsWith('assets/'),
    });
  }
  return assets;
}

/** `pages` are addresses at which people arrive; all of them are the one page of the client. */
export function serveBrowserClient(
  app: FastifyInstance,
  assets: ReadonlyMap<string, Asset>,
  pages: readonly string[],
): void {
  const page = assets.get('/index.html')!;
  for (const path of pages) app.get(path, (request, reply) => send(request, reply, page));
  for (const [path, asset] of assets) app.get(path, (request, reply) => send(request, reply, asset));
}

async function send({ headers }: FastifyRequest, reply: FastifyReply, asset: Asset) {
  const { content, type, tag, isImmutable } = asset;
  const encoding = isText(type) ? understood(headers['accept-encoding']) : null;
  const own = encoding ? tag.replace(/"$/, `-${encoding}"`) : tag;
  reply
    .header('content-security-policy', POLICY)
    .header('etag', own)
    .header('vary', 'accept-encoding')
    .header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (headers['if-none-match'] === own) return reply.code(304).send();
  reply.type(type);
  return encoding
    ? reply.header('content-encoding', encoding).send(await encodedAs(asset, encoding))
    : reply.send(content);
}

type Encoding = keyof typeof ENCODINGS;

function understood(accepted: string | string[] | undefined): Encoding | null {
  const words = String(accepted ?? '').split(/[\s,;]+/);
  return (Object.keys(ENCODINGS) as Encoding[]).find((encoding) => words.includes(encoding)) ?? null;
}

function encodedAs({ content, encoded }: Asset, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const made = ENCODINGS[encoding](content);
  encoded.set(encoding, made);
  return made;
}
