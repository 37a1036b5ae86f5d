/** Why a socket was closed, as the WebSocket standard numbers it; the goodbye before it says it in words. */
export const CLOSE = {
  away: 1001,
  unsupported: 1003,
  invalid: 1007,
  policy: 1008,
  later: 1013,
} as const;
