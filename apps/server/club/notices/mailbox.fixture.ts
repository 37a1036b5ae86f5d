import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Received {
  readonly from: string;
  readonly to: string;
  readonly heads: string;
  readonly text: string;
}

/** A mail server for tests: it keeps what it is given, and refuses what it is told to. */
export class Mailbox {
  readonly received: Received[] = [];
  /** Everything that was said to it. */
  readonly heard: string[] = [];
  refuses = '';
  private readonly server = createServer((socket) => this.talk(socket));

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }

  private talk(socket: Socket): void {
    let text = '';
    let isData = false;
    const envelope = { from: '', to: '' };
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => {});
    say('220 mailbox');
    const answer = (line: string) => {
      this.heard.push(line);
      const [, address = ''] = /<(.*)>/.exec(line) ?? [];
      if (this.refuses !== '' && line.startsWith(this.refuses)) return say('550 no such mailbox');
      if (line.startsWith('EHLO')) return socket.write('250-mailbox\r\n250-AUTH PLAIN\r\n250 8BITMIME\r\n');
      if (line.startsWith('AUTH')) return say('235 welcome');
      if (line.startsWith('MAIL')) envelope.from = address;
      if (line.startsWith('RCPT')) envelope.to = address;
      if (line === 'DATA') {
        isData = true;
        return say('354 go on');
      }
      return line === 'QUIT' ? socket.end('221 bye\r\n') : say('250 ok');
    };
    socket.on('data', (data) => {
      text += data;
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (!isData) {
          answer(piece);
          continue;
        }
        isData = false;
        const [heads = '', body = ''] = piece.split('\r\n\r\n');
        this.received.push({ ...envelope, heads, text: Buffer.from(body, 'base64').toString() });
        say('250 taken');
      }
    });
  }
}
