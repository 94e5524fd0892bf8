import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { LinkButton } from '#ui/components/link-button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import css from './sold-out.module.css';

type Props = {
  readonly model: ProductScreenModel;
  /** Called after another one was chosen: the button that was pressed is gone, and the focus needs a place. */
  readonly onChosen: () => void;
  /** How to hear when it is back. */
  readonly notify: ReactNode;
};

/** What is sold out, the nearest that can be had, each one press away, and how to wait for it. */
export const SoldOut = observer(({ model, onChosen, notify }: Props) => {
  const messages = useMessages(productMessages);
  const { soldOut } = model.stock;
  if (!soldOut) return null;
  const { text, others, awaited } = soldOut;
  const choose = (sku: string) => (event: MouseEvent) => {
    event.preventDefault(); // without scripts it is a link
    model.choosing.chooseVariant(sku);
    onChosen();
  };
  return (
    <div className={css['soldOut']}>
      <p>{others.length > 0 ? `${text} ${messages.availableInstead}` : text}</p>
      {others.length > 0 && (
        <ul aria-label={messages.availableInstead} className={css['others']}>
          {others.map(({ sku, name, address }) => (
            <li key={sku}>
              <LinkButton kind="second" to={address} onClick={choose(sku)}>
                {name}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {awaited !== null && notify}
    </div>
  );
});
