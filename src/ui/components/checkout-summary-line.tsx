import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import type { PictureSource } from '#viewmodels/shared/picture.ts';
import { CartOptions } from './cart-options.tsx';
import css from './checkout-summary-line.module.css';
import { Picture } from './picture.tsx';

type Line = {
  readonly name: string;
  readonly picture: PictureSource;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly total: string;
};

/** A piece of an order, to be read only. */
export function CheckoutSummaryLine({ line }: { readonly line: Line }) {
  return (
    <li className={css['line']}>
      <div className={css['media']}>
        <Picture source={line.picture} alt="" sizes="4.5rem" />
      </div>
      <div className={css['words']}>
        <p className={css['name']} lang={useLang()}>
          {line.name}
        </p>
        <CartOptions options={line.options} />
        <p className={css['sum']}>
          <span className={css['pieces']}>{useMessages(commonMessages).pieces(line.quantity)}</span>{' '}
          <span className={css['total']}>{line.total}</span>
        </p>
      </div>
    </li>
  );
}
