import { Sentence } from '#ui/components/sentence.tsx';
import type { DeliveryLine, DeliveryTold } from '#viewmodels/delivery/delivery-told.ts';
import css from './delivery-check.module.css';

/** What the shop said of a delivery, line by line. */
export function DeliveryLines({ headline, details }: DeliveryTold) {
  return (
    <>
      <Line {...headline} className={css['headline']} />
      {details.map((line) => (
        <Line key={line.text} {...line} />
      ))}
    </>
  );
}

function Line({ text, when, className }: DeliveryLine & { readonly className?: string | undefined }) {
  const parts = when && { when: <time dateTime={when.iso}>{when.text}</time> };
  return <p className={className}>{parts ? <Sentence text={text} parts={parts} /> : text}</p>;
}
