import type { ReactNode } from 'react';
import css from './checkout-section.module.css';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
};

/** A part of the checkout: a region named by its heading. */
export function CheckoutSection({ id, heading, isBusy = false, children }: Props) {
  return (
    <section aria-labelledby={id} aria-busy={isBusy || undefined} className={css['section']}>
      <h2 id={id} tabIndex={-1} className={css['heading']}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
