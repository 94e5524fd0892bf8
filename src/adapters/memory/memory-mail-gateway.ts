import type { MailGateway } from '#domain/contact/mail-gateway.ts';
import type { MailToShop } from '#domain/queue/queued-command.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';

export interface MemoryMailGateway extends MailGateway, MemoryLink<keyof MailGateway> {
  /** What has arrived, the first first. */
  arrived(): readonly MailToShop[];
  /** Tokens that are given from now on are worth nothing. */
  forgetTokens(): void;
}

type Options = { readonly isReachable?: () => boolean };

const notAuthorised = refused(422, 'Email is not authorized!');

/** The shop's mailbox; empty at first. */
export function createMemoryMailGateway({ isReachable }: Options = {}): MemoryMailGateway {
  const link = createMemoryLink<keyof MailGateway>(isReachable);
  const mails: MailToShop[] = [];
  const tokens = new Set<string>();
  let areForgotten = false;
  return {
    ...link,
    token: () =>
      link.answer('token', [], () => {
        const token = `mt_${crypto.randomUUID()}`;
        if (!areForgotten) tokens.add(token);
        return { kind: 'ok', value: token };
      }),
    send: (mail, token, world) =>
      link.answer('send', world ? [mail, token, world] : [mail, token], () => {
        if (!tokens.delete(token)) return notAuthorised;
        mails.push(mail);
        return { kind: 'ok', value: true };
      }),
    arrived: () => mails,
    forgetTokens() {
      areForgotten = true;
    },
  };
}
