import { Sentence } from '#ui/components/sentence.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { orderWords } from '#viewmodels/words/orders/en.ts';

type Props = {
  readonly email: string;
  /** The number that stands on the page; null where the order has none. */
  readonly number: string | null;
  /** What the shop knows the order by, should it have no number; null where no order is named. */
  readonly id: string | null;
};

/** Whom to ask. What the mail is about is written in it, so that nobody copies a long name of an order. */
export function OrderHelp({ email, number, id }: Props) {
  const words = useWords(orderWords);
  const about = number ?? id;
  const subject = about === null ? '' : `?subject=${encodeURIComponent(words.subject(about))}`;
  return (
    <Sentence
      text={number === null ? words.needHelp : words.questions}
      parts={{ email: <a href={`mailto:${email}${subject}`}>{email}</a> }}
    />
  );
}
