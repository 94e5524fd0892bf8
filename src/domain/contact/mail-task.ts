import type { Notify } from '#domain/notices/notify.ts';
import type { Hearers } from '#domain/queue/answers.ts';
import type { Senders } from '#domain/queue/senders.ts';
import type { MailGateway } from './mail-gateway.ts';

/** The token is asked for when the mail goes: one that waited with it would have ended. */
export function createSendMail({ mails }: { readonly mails: MailGateway }): Senders['send-mail'] {
  return async (mail, { world, leave }) => {
    const token = await mails.token(world);
    if (token.kind !== 'ok') return token;
    return (await leave()) ? mails.send(mail, token.value, world) : { kind: 'unreachable' };
  };
}

/** Whoever wrote without a network is told what became of the message. */
export function createHearMail({ notify }: { readonly notify: Notify }): Hearers['mail-answered'] {
  return (_task, { kind }) =>
    notify(kind === 'ok' ? { code: 'mail-sent', type: 'success' } : { code: 'mail-not-sent', type: 'error' });
}
