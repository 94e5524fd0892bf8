import { observer } from 'mobx-react-lite';
import { useCompareMarks } from '#ui/hooks/compare-marks-context.ts';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import { catalogMessages } from '#viewmodels/messages/catalog/en.ts';
import { joined } from './joined.ts';
import css from './wishlist-button.module.css';

type Props = { readonly card: Pick<ProductCard, 'name' | 'sku' | 'tile'> };

/** The scales below the heart of a card: pressed while the product is compared, always by the same name. */
export const CompareButton = observer(({ card: { name, sku, tile } }: Props) => {
  const messages = useMessages(catalogMessages);
  const marks = useCompareMarks();
  if (!marks) return null;
  return (
    <button
      type="button"
      aria-label={messages.compare(name)}
      aria-pressed={marks.has(sku)}
      className={joined(css['heart'], css['scales'])}
      onClick={() => marks.toggle(tile)}
    />
  );
});
