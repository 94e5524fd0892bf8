import type { ContactDetails } from './contact-form.ts';
import type { MailGateway } from './mail-gateway.ts';

/** Writes to the shop; `subject` says in words what it is about. False when nothing was sent (CUST-38). */
export type SendContactMail = (details: ContactDetails, subject: string) => Promise<boolean>;

type Ports = { readonly mails: MailGateway; readonly contact: { readonly email: string } };

export function createSendContactMail({ mails, contact }: Ports): SendContactMail {
  return async (details, subject) => {
    const token = await mails.token();
    if (token.kind !== 'ok') return false;
    const mail = { from: details.email.trim(), to: contact.email, subject: oneLine(subject), text: textOf(details) };
    const sent = await mails.send(mail, token.value);
    return sent.kind === 'ok';
  };
}

function textOf({ name, message }: ContactDetails): string {
  return `${message.trim()}\n\n${name.trim()}`;
}

const SUBJECT_LETTERS = 200; // contract, MailMessage

/** A subject has no line breaks, and nothing else that is no letter. */
function oneLine(subject: string): string {
  return subject.replaceAll(/\p{Cc}+/gu, ' ').slice(0, SUBJECT_LETTERS);
}
