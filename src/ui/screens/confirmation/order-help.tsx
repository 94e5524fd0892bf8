import { Sentence } from '#ui/components/sentence.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { orderMessages } from '#viewmodels/messages/orders/en.ts';

type Props = {
  readonly email: string;
  /** The number that stands on the page; null where the order has none. */
  readonly number: string | null;
  /** What the shop knows the order by, should it have no number; null where no order is named. */
  readonly id: string | null;
};

/** Whom to ask. What the mail is about is written in it, so that nobody copies a long name of an order. */
export function OrderHelp({ email, number, id }: Props) {
  const messages = useMessages(orderMessages);
  const about = number ?? id;
  const subject = about === null ? '' : `?subject=${encodeURIComponent(messages.subject(about))}`;
  return (
    <Sentence
      text={number === null ? messages.needHelp : messages.questions}
      parts={{ email: <a href={`mailto:${email}${subject}`}>{email}</a> }}
    />
  );
}
