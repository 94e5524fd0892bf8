import { alertMail, nameInMail } from '#api/alerts/alert-mail.ts';
import type { Mail, Unsubscribe } from '#api/mail/mail.ts';
import type { MailLanguage } from '#api/mail/mail-language.ts';
import { oneLine } from '#api/order-mails/plain-words.ts';
import { restockWords } from './words/restock-words.ts';

/** What was waited for, in the merchant's words. */
export type RestockedPiece = {
  readonly name: string;
  /** What was chosen of it, such as `M` and `Indigo`; none of what has no choices. */
  readonly chosen: readonly string[];
  /** Its page, as a whole address. */
  readonly address: string;
};

/** The mail that a piece is back. */
export function restockMail(language: MailLanguage, piece: RestockedPiece, unsubscribe: Unsubscribe): Omit<Mail, 'to'> {
  const { subject, heading, isBack, onlyMail, notYou, lookAtPiece } = restockWords[language];
  const { chosen, address } = piece;
  const name = nameInMail(piece.name);
  const named = chosen.length === 0 ? name : `${name} (${chosen.map(oneLine).join(', ')})`;
  const alert = {
    subject: subject(name),
    heading,
    paragraphs: [isBack(named), onlyMail],
    pieces: [{ link: { text: lookAtPiece, address } }],
    notYou,
  };
  return alertMail(language, alert, unsubscribe);
}
