// Refuses input that never becomes a request for a route, in the same form as everything else.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@ironfield/client/api.ts';

type Refusal = readonly [status: string, problem: Problem];

const NOT_HTTP: Refusal = ['400 Bad Request', { code: 'malformed', message: 'This is not HTTP' }];
const BROKEN: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    { code: 'timeout', message: 'The request took too long to arrive' },
  ],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    { code: 'too-large', message: 'The head of the request is too large' },
  ],
};
const NO_WEBSOCKET: Refusal = [
  '426 Upgrade Required',
  { code: 'version', message: 'This is not how a WebSocket is opened; see RFC 6455' },
];
const EXPECTATION: Problem = { code: 'malformed', message: 'No other Expect than 100-continue can be met' };

/** Input that is not HTTP, has too large a head, or is too slow. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  const refusal = BROKEN[error.code ?? ''] ?? NOT_HTTP;
  if (socket.writable && error.code !== 'ECONNRESET') socket.write(answerOf(refusal));
  hangUp(socket);
}

/** A handshake that is none. */
export function answerBrokenHandshake(_error: Error, socket: Duplex): void {
  if (socket.writable) socket.write(answerOf(NO_WEBSOCKET));
  hangUp(socket);
}

/** Node itself would answer without a word. */
export function answerExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(EXPECTATION);
    response.writeHead(417, {
      connection: 'close',
      'content-type': JSON_TYPE,
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';

function answerOf([status, problem]: Refusal): string {
  const body = JSON.stringify(problem);
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: ${JSON_TYPE}\r\n`;
  return `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** When what was written is on its way. */
function hangUp(socket: Duplex): void {
  socket.end(() => socket.destroy());
}
