import type { Mail } from './smtp.ts';

/** How mail leaves the server, and where its links lead. */
export interface MailWay {
  readonly send: (mail: Mail) => Promise<void>;
  /** Such as https://play.example.org. */
  readonly site: string;
}
