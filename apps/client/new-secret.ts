/** 256 random bits in base64url: the secret of a seat, made by the person who will take it. */
export function newSecret(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
