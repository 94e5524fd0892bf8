import { anything, filled, mapped } from '#adapters/wire/parser.ts';
import type { MailGateway } from '#domain/contact/mail-gateway.ts';
import type { Transport } from './transport.ts';

const BASE = '/api/ext/mail-service';
const readDone = mapped(anything, () => true as const);

/** Mail to the shop over HTTP; a refusal is told by the form, in its own words (ERR-02). */
export function createHttpMailGateway({ transport }: { readonly transport: Transport }): MailGateway {
  return {
    token: (world) =>
      transport.send({
        method: 'GET',
        url: `${BASE}/get-token`,
        parse: filled,
        isSilent: true,
        ...(world && { world }),
      }),
    send: ({ from, to, subject, text: emailText }, token, world) =>
      transport.send({
        method: 'POST',
        url: `${BASE}/send-email`,
        body: { token, sourceAddress: from, targetAddress: to, subject, emailText, confirmation: true },
        parse: readDone,
        isSilent: true,
        ...(world && { world }),
      }),
  };
}
