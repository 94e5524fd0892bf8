import type { SendTask } from '#domain/queue/send-task.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { ContactDetails } from './contact-form.ts';
import type { MailGateway } from './mail-gateway.ts';

/** `queued`: on the device, to be sent when there is a network; `failed`: nothing was sent or kept (CUST-38). */
export type MailOutcome = 'sent' | 'queued' | 'failed';

/** Writes to the shop, now or when there is a network; `subject` says in words what it is about. */
export type SendContactMail = (details: ContactDetails, subject: string) => Promise<MailOutcome>;

type Ports = {
  readonly mailGateway: MailGateway;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly sendTask: SendTask;
  readonly contact: { readonly email: string };
};

export function createSendContactMail({ mailGateway, connectivity, sendTask, contact }: Ports): SendContactMail {
  return async (details, subject) => {
    const mail = { from: details.email.trim(), to: contact.email, subject: oneLine(subject), text: textOf(details) };
    if (!connectivity.isOnline()) {
      const { kind } = await sendTask({ endpoint: 'send-mail', payload: mail });
      return kind === 'waiting' ? 'queued' : 'failed';
    }
    const token = await mailGateway.token();
    if (token.kind !== 'ok') return 'failed';
    const sent = await mailGateway.send(mail, token.value);
    return sent.kind === 'ok' ? 'sent' : 'failed';
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
