import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';

/** A text as a short word of letters, digits, `-` and `_`, which an address can carry. */
export async function squeezed(text: string): Promise<string> {
  const bytes = await bytesOf(
    new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    Number.POSITIVE_INFINITY,
  );
  return base64(bytes!);
}

/** The text again. A few letters may unfold to a flood, so reading ends after so many bytes. */
export async function unsqueezed(word: string, most: number): Promise<Result<string, string>> {
  if (!/^[\w-]*$/.test(word)) return refused('The link contains characters that do not belong there.');
  try {
    const packed = fromBase64(word);
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await bytesOf(stream, most);
    if (bytes === null) return refused(`The link holds more than ${most} bytes.`);
    return accepted(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refused('The link is damaged; its end was probably lost in copying.');
  }
}

async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function base64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(word: string): Uint8Array<ArrayBuffer> {
  const text = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}
