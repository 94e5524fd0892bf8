import type { Spans } from '#shared/spans.ts';
import type { Send } from './deliver-mail.ts';

/** Has each attempt at a mail told as a span of its own: it may go out days after what it is about. Never whose it is. */
export function followMails(spans: Spans | null | undefined, send: Send): Send {
  if (!spans) return send;
  return async (mail, id) => {
    const span = spans.begin({ name: 'send mail', kind: 'client', under: null });
    const sent = await send(mail, id);
    span.end({ facts: { 'zari.mail.outcome': sent }, isFault: sent !== 'delivered' });
    return sent;
  };
}
