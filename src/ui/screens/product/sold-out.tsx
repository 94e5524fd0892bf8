import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Button } from '#ui/components/button.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { useWishlistMarks } from '#ui/hooks/wishlist-marks-context.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import { productWords } from '#viewmodels/words/product/en.ts';
import keep from './keep-product.module.css';
import css from './sold-out.module.css';

type Props = {
  readonly model: ProductScreenModel;
  /** Called after another one was chosen: the button that was pressed is gone, and the focus needs a place. */
  readonly onChosen: () => void;
};

/** What is sold out, and the ways on: the nearest that can be had, each one press away, or to save it for later. */
export const SoldOut = observer(({ model, onChosen }: Props) => {
  const words = useWords(productWords);
  const { soldOut } = model.stock;
  if (!soldOut) return null;
  const { text, others } = soldOut;
  const choose = (sku: string) => (event: MouseEvent) => {
    event.preventDefault(); // without scripts it is a link
    model.choosing.chooseVariant(sku);
    onChosen();
  };
  return (
    <div className={css['soldOut']}>
      <p>
        {text} {others.length > 0 && words.availableInstead}
      </p>
      <ul aria-label={words.availableInstead} className={css['others']}>
        {others.map(({ sku, name, address }) => (
          <li key={sku}>
            <LinkButton kind="second" to={address} onClick={choose(sku)}>
              {name}
            </LinkButton>
          </li>
        ))}
        <Save model={model} />
      </ul>
    </div>
  );
});

/** Its name stays the same; that the product is on the wishlist is told by its pressed state. */
const Save = observer(({ model }: Pick<Props, 'model'>) => {
  const { saveIt } = useWords(productWords);
  const marks = useWishlistMarks();
  if (!marks) return null;
  const isWishlisted = marks.has(model.tile.sku);
  return (
    <li>
      <Button
        kind="quiet"
        aria-pressed={isWishlisted}
        className={isWishlisted ? `${keep['save']} ${keep['saved']}` : keep['save']}
        onClick={() => marks.toggle(model.tile)}
      >
        {saveIt}
      </Button>
    </li>
  );
});
