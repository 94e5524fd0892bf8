import { Picture } from '#ui/components/picture.tsx';
import { PriceTag } from '#ui/components/price-tag.tsx';
import { QuantityField } from '#ui/components/quantity-field.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { productSetMessages } from '#viewmodels/messages/product-set/en.ts';
import type { SetChoice, SetGroup } from '#viewmodels/product-set/set-groups.ts';
import css from './parts-table.module.css';
import { WaitLink } from './wait-link.tsx';

type Props = {
  readonly group: SetGroup;
  readonly onChange: (group: number, choice: string, quantity: number) => void;
};

/** The parts of a grouped product: one row and one quantity for each. */
export function PartsTable({ group, onChange }: Props) {
  const messages = useMessages(productSetMessages);
  return (
    <div className={css['box']}>
      <table className={css['table']}>
        <caption className={css['caption']}>{group.title}</caption>
        <thead>
          <tr className={css['heads']}>
            <th scope="col">{messages.product}</th>
            <th scope="col">{messages.price}</th>
            <th scope="col">{messages.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {group.choices.map((part) => (
            <PartRow key={part.id} part={part} onChange={(quantity) => onChange(group.id, part.id, quantity)} />
          ))}
        </tbody>
      </table>
      <p className={css['hint']}>{group.hint}</p>
    </div>
  );
}

type RowProps = { readonly part: SetChoice; readonly onChange: (quantity: number) => void };

function PartRow({ part, onChange }: RowProps) {
  const messages = useMessages(productSetMessages);
  return (
    <tr className={css['row']}>
      <th scope="row" className={css['part']}>
        {part.picture && (
          <span className={css['picture']}>
            <Picture source={part.picture} alt="" />
          </span>
        )}
        <span lang={useLang()}>
          {part.address === null ? <span>{part.name}</span> : <ShopLink to={part.address}>{part.name}</ShopLink>}
          {part.note !== null && <span className={css['note']}>{part.note}</span>}
        </span>
      </th>
      <td>
        <PriceTag {...part.price} isPart />
      </td>
      <td>
        <QuantityField name={messages.quantityOf(part.name)} value={part.quantity} least={0} onChange={onChange} />
        <WaitLink part={part} />
      </td>
    </tr>
  );
}
