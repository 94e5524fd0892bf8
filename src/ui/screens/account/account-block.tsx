import { type ReactNode, useId } from 'react';
import css from './account-block.module.css';

type Props = {
  readonly name: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
};

/** A block of the account: a region named by the link that leads there. */
export function AccountBlock({ name, isBusy = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={isBusy || undefined} className={css['block']}>
      <h2 id={id} className={css['heading']}>
        {name}
      </h2>
      {children}
    </section>
  );
}
