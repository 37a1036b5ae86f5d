import { z } from 'zod';
import type { Problem } from './api.ts';

/** A JSON route of the server: registered, called and described from the same record. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** With `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  /** Says if the secret of a seat may or must come along, as `Authorization: Bearer`. */
  readonly seat: 'none' | 'may' | 'must';
  /** The secret of a shelf must come along, in the same way. */
  readonly shelf?: true;
  /** The key of an identity must come along, in the same way. */
  readonly identity?: true;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is passed on unparsed: it may be large, and its reader takes the time to check it. */
  readonly isRaw?: true;
  /** Bytes of the body. */
  readonly bodyLimit?: number;
  readonly answer: z.ZodType;
  readonly status: 200 | 201;
  /** Its possible problems, besides those of every route. */
  readonly problems: readonly Problem['code'][];
}

export const route = <const R extends Route>(definition: R): R => definition;

/** Bytes of a request: envelope and escapes around an order, and whatever else is small. */
export const SMALL = 16 * 1024;

export const since = z.strictObject({
  since: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .optional(),
});

type Input<S> = S extends z.ZodType ? z.output<S> : undefined;
/** A handler's arguments: checked, trimmed and with defaults. */
export interface CallOf<R extends Route> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Input<R extends { query: infer Q } ? Q : undefined>;
  readonly body: R extends { isRaw: true } ? Uint8Array : Input<R extends { body: infer B } ? B : undefined>;
  /** The secret that came along. */
  readonly secret: string | undefined;
  /** The origin of the page that asks, as its browser says it. */
  readonly origin: string | undefined;
}
export type AnswerOf<R extends Route> = z.output<R['answer']>;
/** The body of a request to it. */
export type RequestOf<R extends Route> = R extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
