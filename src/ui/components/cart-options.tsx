import css from './cart-options.module.css';

type Props = { readonly options: readonly { readonly label: string; readonly value: string }[] };

/** What was chosen of a piece, such as its colour and size. */
export function CartOptions({ options }: Props) {
  if (options.length === 0) return null;
  return (
    <dl className={css['options']}>
      {options.map(({ label, value }) => (
        <div key={label} className={css['option']}>
          <dt>{`${label}:`}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
