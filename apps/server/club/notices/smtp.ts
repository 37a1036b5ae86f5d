import { randomUUID } from 'node:crypto';
import { connect as connectPlainly, isIP, type Socket } from 'node:net';
import { connect as connectSafely } from 'node:tls';

/** The mail server of the operator. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** From the first byte on; otherwise as soon as the mail server offers it. */
  readonly isSafe: boolean;
  readonly user: string | null;
  readonly password: string;
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where one gets no more of them. */
  readonly stop?: string;
}

/** Milliseconds for a whole mail. */
const PATIENCE = 20_000;
/** Bytes of an answer. */
const LONGEST = 64 * 1024;

/** An address that can stand between < and > as it is. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text);

/** Null, if it is not like smtp://user:password@mail.example.org:587. */
export function mailServer(url: string, from: string): MailServer | null {
  if (!URL.canParse(url) || !isMailAddress(from)) return null;
  const { protocol, hostname, port, username, password } = new URL(url);
  if ((protocol !== 'smtp:' && protocol !== 'smtps:') || hostname === '') return null;
  const isSafe = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSafe ? 465 : 587) : Number(port),
    isSafe,
    user: username === '' ? null : decodeURIComponent(username),
    password: decodeURIComponent(password),
    from,
  };
}

/** Hands one mail over; throws, with what the mail server has said, if it does not take it. */
export async function sendMail(server: MailServer, mail: Mail): Promise<void> {
  const line = new Line(await connected(server));
  try {
    await line.heard([220]);
    let offers = await line.say('EHLO ironfield', [250]);
    if (!server.isSafe && /^250[ -]STARTTLS/im.test(offers)) {
      await line.say('STARTTLS', [220]);
      await line.secure(server.host);
      offers = await line.say('EHLO ironfield', [250]);
    }
    if (server.user !== null) {
      if (!line.isSafe && !isOwn(server.host)) throw new Error('the mail server offers no encryption');
      const login = Buffer.from(`\0${server.user}\0${server.password}`).toString('base64');
      await line.say(`AUTH PLAIN ${login}`, [235]);
    }
    await line.say(`MAIL FROM:<${server.from}>`, [250]);
    await line.say(`RCPT TO:<${mail.to}>`, [250, 251]);
    await line.say('DATA', [354]);
    await line.say(`${written(mail, server.from)}\r\n.`, [250]);
    line.end();
  } finally {
    line.close();
  }
}

const isOwn = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '::1';

function connected({ host, port, isSafe }: MailServer): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket: Socket = isSafe
      ? connectSafely({ host, port, ...named(host) }, () => resolve(socket))
      : connectPlainly({ host, port }, () => resolve(socket));
    socket.once('error', reject);
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('the mail server does not answer')));
  });
}

const named = (host: string) => (isIP(host) === 0 ? { servername: host } : {});

/** One conversation: a sentence, and its answer of one line or several. */
class Line {
  private socket: Socket;
  private text = '';
  private wake: () => void = () => {};
  private failure: Error | null = null;
  isSafe = false;

  constructor(socket: Socket) {
    this.socket = socket;
    this.isSafe = 'encrypted' in socket;
    this.listen();
  }

  private listen(): void {
    this.socket.on('data', (data) => {
      this.text += data.toString('utf8');
      if (this.text.length > LONGEST) this.socket.destroy(new Error('the mail server talks too much'));
      this.wake();
    });
    this.socket.on('error', (error) => this.fail(error));
    this.socket.on('close', () => this.fail(new Error('the mail server has gone')));
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.wake();
  }

  async say(sentence: string, good: readonly number[]): Promise<string> {
    this.socket.write(`${sentence}\r\n`);
    return this.heard(good);
  }

  async heard(good: readonly number[]): Promise<string> {
    for (;;) {
      // The last line of an answer has a space after its number.
      const whole = /^(?:\d{3}-.*\r?\n)*(\d{3})(?: .*)?\r?\n/.exec(this.text);
      if (whole) {
        this.text = this.text.slice(whole[0].length);
        if (!good.includes(Number(whole[1]))) throw new Error(`the mail server says ${whole[0].trim()}`);
        return whole[0];
      }
      if (this.failure) throw this.failure;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** From here on nobody reads along; nothing that was said before counts. */
  async secure(host: string): Promise<void> {
    this.text = '';
    this.socket.removeAllListeners();
    const plain = this.socket;
    this.socket = await new Promise<Socket>((resolve, reject) => {
      const safe = connectSafely({ socket: plain, host, ...named(host) }, () => resolve(safe));
      safe.once('error', reject);
      safe.setTimeout(PATIENCE, () => safe.destroy(new Error('the mail server does not answer')));
    });
    this.isSafe = true;
    this.listen();
  }

  end(): void {
    this.socket.end('QUIT\r\n');
  }

  close(): void {
    if (this.socket.writable) this.socket.destroy();
  }
}

/** In letters that every mail server knows; the text in base64, so that no line of it is taken for anything else. */
function written({ to, subject, text, stop }: Mail, from: string): string {
  const heads = [
    `From: Ironfield <${from}>`,
    `To: <${to}>`,
    `Subject: =?utf-8?B?${Buffer.from(subject.slice(0, 30)).toString('base64')}?=`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${from.split('@')[1]}>`,
    ...(stop === undefined ? [] : [`List-Unsubscribe: <${stop}>`]),
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  const body = Buffer.from(text.replaceAll('\n', '\r\n')).toString('base64').replace(/.{76}/g, '$&\r\n');
  return [...heads, '', body].join('\r\n');
}
