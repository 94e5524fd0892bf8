import type { MailToShop } from '#domain/queue/queued-command.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { CallWorld } from '#domain/storeview/store-view.ts';

/** What allows to send one mail. */
export type MailToken = string;

/** Mail to the shop, for whoever writes one. */
export interface MailGateway {
  /** CUST-36 */
  token(world?: CallWorld): Promise<Reply<MailToken>>;
  /** Uses the token up when it succeeds; the writer is told that the mail has arrived (CUST-37). */
  send(mail: MailToShop, token: MailToken, world?: CallWorld): Promise<Reply<true>>;
}
