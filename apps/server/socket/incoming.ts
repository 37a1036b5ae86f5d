import {
  type ClientFrame,
  clientFrame,
  PROTOCOL_VERSION,
  type Problem,
  requestId,
} from '@ironfield/client/api.ts';
import { parseJson } from '../json.ts';
import { malformedBy } from '../problems.ts';
import { CLOSE } from './close-codes.ts';

/** A frame, or its fault: told to the request it names, or else the reason to close. */
export type Incoming =
  | { readonly frame: ClientFrame }
  | { readonly problem: Problem; readonly request: string | null; readonly close: number };

export function readFrame(data: Buffer, isBinary: boolean): Incoming {
  if (isBinary) return { problem: BINARY, request: null, close: CLOSE.unsupported };
  const json = parseJson(data);
  if (!json.ok) return { problem: json.error, request: null, close: CLOSE.invalid };
  if (isOtherVersion(json.value)) return { problem: OTHER_VERSION, request: null, close: CLOSE.policy };
  const frame = clientFrame.safeParse(json.value);
  if (frame.success) return { frame: frame.data };
  const request = requestId.safeParse((json.value as { request?: unknown } | null)?.request);
  const problem = malformedBy('The frame', frame.error);
  return { problem, request: request.success ? request.data : null, close: CLOSE.policy };
}

const BINARY: Problem = { code: 'malformed', message: 'Frames are text, not binary' };
const OTHER_VERSION: Problem = {
  code: 'version',
  message: `This server speaks version ${PROTOCOL_VERSION} of the protocol; reload the page or update your client`,
};

/** A hello of another version may look different in every other way. */
function isOtherVersion(json: unknown): boolean {
  const { type, protocol } = (json ?? {}) as { type?: unknown; protocol?: unknown };
  return type === 'hello' && Number.isInteger(protocol) && protocol !== PROTOCOL_VERSION;
}
