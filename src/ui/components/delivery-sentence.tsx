import type { DeliveryView } from '#viewmodels/checkout/delivery-view.ts';
import { Sentence } from './sentence.tsx';

type Props = {
  /** A text with the gaps `{first}` and `{last}`. */
  readonly text: string;
  readonly days: DeliveryView;
};

/** A sentence that says when a parcel arrives. */
export function DeliverySentence({ text, days: { first, last } }: Props) {
  const parts = {
    first: <time dateTime={first.iso}>{first.text}</time>,
    last: <time dateTime={last.iso}>{last.text}</time>,
  };
  return <Sentence text={text} parts={parts} />;
}
