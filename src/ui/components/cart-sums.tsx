import css from './cart-sums.module.css';
import { SaidWhenChanged } from './told.tsx';

/** A coupon is named by its code. */
const CODE = /[A-Z]{4}/;

type Term = { readonly term: string; readonly amount: string; readonly note?: string | undefined };
type Props = {
  /** The last one is what has to be paid. */
  readonly terms: readonly Term[];
  readonly note?: string | undefined;
};

/** What it costs, added up. */
export function CartSums({ terms, note }: Props) {
  const last = terms.at(-1);
  return (
    <>
      <dl className={css['sums']}>
        {terms.map(({ term, amount, note: origin }) => (
          <div key={term} className={css['row']}>
            <dt>{term}</dt>
            <dd className={css['amount']}>{amount}</dd>
            {origin && (
              <dd translate={CODE.test(origin) ? 'no' : undefined} className={css['origin']}>
                {origin}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {note && <p className={css['note']}>{note}</p>}
      {last && <SaidWhenChanged text={`${last.term}: ${last.amount}`} />}
    </>
  );
}
