import type { Notify } from '#domain/notices/notify.ts';
import type { ResultHandlers } from '#domain/queue/answers.ts';
import type { CommandSenders } from '#domain/queue/command-senders.ts';
import type { MailToShop } from '#domain/queue/queued-command.ts';
import type { MailGateway } from './mail-gateway.ts';

/** The token is asked for when the mail goes: one that waited with it would have ended. */
export function createSendMail({ mailGateway }: { readonly mailGateway: MailGateway }): CommandSenders['send-mail'] {
  return async (mail, { world, leave }) => {
    const token = await mailGateway.token(world);
    if (token.kind !== 'ok') return token;
    return (await leave()) ? mailGateway.send(mail, token.value, world) : { kind: 'unreachable' };
  };
}

/** Whoever wrote without a network is told what became of which message. */
export function createHearMail({ notify }: { readonly notify: Notify }): ResultHandlers['mail-answered'] {
  return ({ payload }, { kind }) => {
    const message = beginningOf((payload as MailToShop).text);
    if (kind === 'ok') notify({ code: 'mail-sent', type: 'success', message });
    else notify({ code: 'mail-not-sent', type: 'error', message });
  };
}

const TOLD_LETTERS = 40;

/** Enough of a text to know it again. */
function beginningOf(text: string): string {
  const line = text.trim().split('\n', 1).join();
  return line.length <= TOLD_LETTERS ? line : `${line.slice(0, TOLD_LETTERS).trimEnd()}…`;
}
