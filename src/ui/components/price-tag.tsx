import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import css from './price-tag.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Ready strings; `regular` and `discount` are null where nothing is reduced. */
export type PriceTagProps = {
  readonly current: string;
  readonly regular: string | null;
  readonly discount: string | null;
  /** The price of a part: not the one that the page is about. */
  readonly isPart?: boolean;
};

/** Helper words stand outside the marked prices, which hold exactly what a shopper reads. */
export function PriceTag({ current, regular, discount, isPart = false }: PriceTagProps) {
  const messages = useMessages(commonMessages);
  return (
    <span className={css['price']}>
      {regular !== null && (
        <span className={css['regular']}>
          <VisuallyHidden>{`${messages.originalPrice} `}</VisuallyHidden>
          <s data-price={isPart ? undefined : 'regular'}>{regular}</s>{' '}
        </span>
      )}
      <span className={regular === null ? css['current'] : css['reduced']}>
        {regular !== null && <VisuallyHidden>{`${messages.now} `}</VisuallyHidden>}
        <span data-price={isPart ? undefined : 'current'}>{current}</span>
      </span>
      {discount !== null && (
        <span className={css['discount']}>
          {' '}
          <span data-price={isPart ? undefined : 'discount'}>{discount}</span>
        </span>
      )}
    </span>
  );
}
