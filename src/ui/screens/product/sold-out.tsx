import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { LinkButton } from '#ui/components/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import { productWords } from '#viewmodels/words/product/en.ts';
import css from './sold-out.module.css';

type Props = {
  readonly model: ProductScreenModel;
  /** Called after another one was chosen: the button that was pressed is gone, and the focus needs a place. */
  readonly onChosen: () => void;
};

/** What is sold out, and the nearest that can be had, each one press away. */
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
      {others.length > 0 && (
        <ul aria-label={words.availableInstead} className={css['others']}>
          {others.map(({ sku, name, address }) => (
            <li key={sku}>
              <LinkButton kind="second" to={address} onClick={choose(sku)}>
                {name}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
