/** Where the reader ends what a mail was sent for, without being asked who they are (RFC 8058). */
export type Unsubscribe = {
  /** A whole address; what is posted to it counts at once, and looking at it ends nothing. */
  readonly url: string;
  /** Of the secret in the address: by this the mail is found again, and with it who ends what. */
  readonly hash: string;
};

/** A mail to one reader. */
export type Mail = {
  /** The bare address, such as `meera.iyer@mail.test`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for programs that show more than text; absent for a mail that is text alone. */
  readonly html?: string;
  /** What it tells of, such as `order-placed 1795168800123-7f3c`: of one thing one mail goes out. Absent for what may be told again. */
  readonly about?: string;
  /** Who gets the answer, when that is not the shop: a bare address. */
  readonly replyTo?: string;
  /** Until when its text is good for anything, in milliseconds; absent for a text that lasts. */
  readonly expiresAt?: number;
  /** Only of a mail that somebody subscribed to or waits for; absent for every other. */
  readonly unsubscribe?: Unsubscribe;
};

/** Whose name stands below every mail. */
export const SIGNATURE = 'Zari';

const ADDRESS = /^[^\s@,;:<>()[\]"\\]{1,254}@[^\s@,;:<>()[\]"\\]{1,255}$/;
const LONGEST_SUBJECT = 250;

/** One address and nothing else: what could bring a second reader or another header along is none. */
export function isMailAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** One line of a header: no control character, so that no line can be added to it. */
export function isHeaderText(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

/** An address as it stands between the brackets of a header. */
function isHeaderAddress(url: string): boolean {
  return /^https?:\/\/[!-;=?-~]+$/.test(url);
}

/** Throws RangeError for a mail that must not go out; the sentence has nothing of its content. */
export function assertSendable({ to, replyTo, subject, unsubscribe }: Mail): void {
  if (!isMailAddress(to)) throw new RangeError('The recipient of a mail must be one address.');
  if (replyTo !== undefined && !isMailAddress(replyTo)) throw new RangeError('The reply address must be one address.');
  if (!isHeaderText(subject) || subject.length > LONGEST_SUBJECT) {
    throw new RangeError(`The subject of a mail must be one line of at most ${LONGEST_SUBJECT} characters.`);
  }
  if (unsubscribe && !isHeaderAddress(unsubscribe.url)) throw new RangeError('A mail is ended at one web address.');
}
