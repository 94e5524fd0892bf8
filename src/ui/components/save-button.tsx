import { observer } from 'mobx-react-lite';
import { useSaved } from '#ui/saved-context.ts';
import { useWords } from '#ui/words-context.ts';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import { catalogWords } from '#viewmodels/words/catalog/en.ts';
import css from './save-button.module.css';

type Props = { readonly card: Pick<ProductCard, 'name' | 'sku' | 'tile'> };

/** The heart on a card; it keeps its name and says whether it is pressed. */
export const SaveButton = observer(({ card: { name, sku, tile } }: Props) => {
  const words = useWords(catalogWords);
  const saved = useSaved();
  if (!saved) return null;
  return (
    <button
      type="button"
      aria-label={words.save(name)}
      aria-pressed={saved.has(sku)}
      className={css['heart']}
      onClick={() => saved.toggle(tile)}
    />
  );
});
