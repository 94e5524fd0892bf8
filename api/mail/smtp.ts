import { createTransport } from 'nodemailer';
import type { Send, Sent } from './deliver-mail.ts';
import { isHeaderText, isMailAddress } from './mail.ts';
import { ONE_CLICK } from './one-click.ts';

/** A mail server, and in whose name mail goes out. */
export type SmtpSettings = {
  /** `smtp://` or `smtps://`, with name and password when the server asks for them. */
  readonly url: string;
  readonly from: Sender;
};

export type Sender = { readonly name: string; readonly address: string };

/** Reads `Zari <care@zari.example>` or a bare address; null when it is neither. */
export function senderOf(text: string): Sender | null {
  const [, name, named] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const sender =
    named === undefined ? { name: '', address: text.trim() } : { name: (name ?? '').trim(), address: named };
  return isMailAddress(sender.address) && isHeaderText(sender.name) ? sender : null;
}

const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
} as const;

/** A mail that somebody answers in person is one that a visitor wrote; machines answer no other (RFC 3834). */
const WRITTEN_BY_NOBODY = { 'Auto-Submitted': 'auto-generated' } as const;

/** A button of the reader's mail program ends what the mail was sent for (RFC 8058). */
function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': ONE_CLICK.join('=') };
}

/** Sends through a mail server. Neither files nor addresses are ever read for the content of a mail. */
export function createSmtp({ url, from }: SmtpSettings, log: (line: string) => void): Send {
  const transport = createTransport({ url, ...LIMITS, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  return async ({ to, replyTo, subject, text, html, unsubscribeUrl }, id) => {
    try {
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from,
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        headers: {
          ...(replyTo === undefined ? WRITTEN_BY_NOBODY : {}),
          ...(unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl)),
        },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
      });
      return 'delivered';
    } catch (error) {
      const fault = faultOf(error);
      log(`mail server: ${fault.code} ${fault.response}`);
      return outcomeOf(fault);
    }
  };
}

type Fault = { readonly code: string; readonly response: number };

/** The server's own words may repeat an address, so only its code is told. */
function faultOf(error: unknown): Fault {
  const { code, responseCode } = Object(error) as { readonly code?: unknown; readonly responseCode?: unknown };
  return { code: String(code ?? 'unknown'), response: Number(responseCode ?? 0) };
}

/** A server that says 5xx of the reader or of the text will say so again; whatever else goes wrong may pass. */
function outcomeOf({ code, response }: Fault): Sent {
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && response >= 500 ? 'refused' : 'later';
}
