import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { CartOptions } from '#ui/components/cart-options.tsx';
import { PieceLine } from '#ui/components/piece-line.tsx';
import { PriceTag } from '#ui/components/price-tag.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { LineView } from '#viewmodels/cart/line-view.ts';
import type { SavedLinesModel } from '#viewmodels/cart/saved-lines-model.ts';
import { cartMessages } from '#viewmodels/messages/cart/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { savedLineMessages } from '#viewmodels/messages/saved-lines/en.ts';
import css from './saved-lines.module.css';

type Props = { readonly model: SavedLinesModel };

/** What was saved for later, below the cart; nothing at all when nothing was. */
export const SavedLines = observer(({ model }: Props) => {
  const messages = useMessages(savedLineMessages);
  if (model.all.length === 0) return null;
  return (
    <section aria-labelledby="saved-for-later" className={css['section']}>
      <h2 id="saved-for-later" className={css['heading']}>
        {messages.heading}
      </h2>
      <p className={css['note']}>{messages.note}</p>
      <ul aria-labelledby="saved-for-later" className={css['lines']}>
        {model.all.map((line) => (
          <SavedLine key={line.key} line={line} model={model} />
        ))}
      </ul>
    </section>
  );
});

const SavedLine = observer(({ line, model }: Props & { readonly line: LineView }) => {
  const messages = useMessages(savedLineMessages);
  const { remove } = useMessages(cartMessages);
  const common = useMessages(commonMessages);
  return (
    <PieceLine line={line}>
      <CartOptions options={line.options} />
      <p className={css['price']}>
        <PriceTag current={line.price} regular={line.regularPrice} discount={line.discount} />{' '}
        <span className={css['pieces']}>{common.pieces(line.quantity)}</span>
      </p>
      <div className={css['foot']}>
        <Button
          kind="second"
          aria-label={messages.moveOf(line.name)}
          isBusy={model.moving === line.key}
          onClick={() => void model.move(line.key)}
        >
          {messages.move}
        </Button>
        <Button kind="quiet" aria-label={messages.forgetOf(line.name)} onClick={() => model.forget(line.key)}>
          {remove}
        </Button>
      </div>
    </PieceLine>
  );
});
