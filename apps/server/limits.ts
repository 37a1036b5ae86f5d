import { type CostLimits, DEFAULT_COSTS } from './limits/costs.ts';

/** The most that one address, one connection and everybody together may ask of the server. Times are in milliseconds. */
export interface Limits {
  readonly requestsPerMinute: number;
  /** Questions whether the server lives. */
  readonly healthPerMinute: number;
  /** Limits on the cost of requests. */
  readonly costs: CostLimits;
  /** Games created or imported by one address. */
  readonly gamesPerHour: number;
  /** Files of games that are taken in at the same time, from everybody and from one address: each may be large. */
  readonly importsAtOnce: number;
  readonly importsPerAddress: number;
  /** Shelves made by one address. */
  readonly shelvesPerHour: number;
  /** Identities made by one address, and recovery phrases that it tries or has made. */
  readonly identitiesPerHour: number;
  readonly recoveriesPerHour: number;
  readonly passkeysPerHour: number;
  readonly mailsPerHour: number;
  /** Broken pages that one address tells of. */
  readonly mishapsPerHour: number;
  /** Open connections of any kind, in total and per address unless a proxy hides it. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly tablesPerSocket: number;
  /** In the long run, and at once. */
  readonly framesPerSecond: number;
  readonly frameBurst: number;
  /** Bytes that wait for a slow reader before it is dropped. */
  readonly bufferedBytes: number;
  /** Between two signs of life asked of a socket. */
  readonly heartbeat: number;
  /** For a socket to say hello. */
  readonly helloTimeout: number;
  /** For the head of a request, and for the whole of it. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Without a byte in either direction. */
  readonly idleTimeout: number;
  /** For connections to end when the server stops. */
  readonly drainTimeout: number;
}

export const DEFAULT_LIMITS: Limits = {
  requestsPerMinute: 600,
  healthPerMinute: 600,
  costs: DEFAULT_COSTS,
  gamesPerHour: 120,
  importsAtOnce: 16,
  importsPerAddress: 2,
  shelvesPerHour: 30,
  identitiesPerHour: 10,
  recoveriesPerHour: 20,
  passkeysPerHour: 60,
  mailsPerHour: 10,
  mishapsPerHour: 30,
  connections: 12_000,
  connectionsPerAddress: 200,
  sockets: 10_000,
  socketsPerAddress: 50,
  tablesPerSocket: 20,
  framesPerSecond: 20,
  frameBurst: 100,
  bufferedBytes: 4 * 1024 * 1024,
  heartbeat: 30_000,
  helloTimeout: 10_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  idleTimeout: 75_000,
  drainTimeout: 5_000,
};
