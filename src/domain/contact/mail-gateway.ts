import type { Reply } from '#domain/shared/reply.ts';

/** What allows to send one mail. */
export type MailToken = string;

/** A mail to the shop, as it is sent. */
export type MailToShop = {
  readonly from: string;
  /** One of the shop's own addresses. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
};

/** Mail to the shop, for whoever writes one. */
export interface MailGateway {
  /** CUST-36 */
  token(): Promise<Reply<MailToken>>;
  /** Uses the token up when it succeeds; the writer is told that the mail has arrived (CUST-37). */
  send(mail: MailToShop, token: MailToken): Promise<Reply<true>>;
}
