import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { Dialog } from '#ui/components/dialog.tsx';
import { MessagesContext, useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import { whyPriceMessages } from '#viewmodels/messages/why-price/en.ts';
import { type Explained, explainPrice } from '#viewmodels/product/price-explanation.ts';
import css from './why-price-dialog.module.css';

type Props = { readonly isOpen: boolean; readonly explained: Explained; readonly onClose: () => void };

/** What the price is made up of, in the order it adds up. */
export const WhyPriceDialog = observer(({ isOpen, explained, onClose }: Props) => {
  const texts = useMessages(whyPriceMessages);
  const { tiers: more } = useMessages(productMessages);
  const { terms, notes, tiers } = explainPrice(explained, use(MessagesContext).messages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} heading={texts.title}>
      <dl className={css['terms']}>
        {terms.map(({ term, text, note }) => (
          <div key={term}>
            <dt>
              <span>{term}</span>
              {note !== null && <span className={css['note']}>{note}</span>}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {tiers.length > 0 && (
        <>
          <h3 className={css['heading']}>{more}</h3>
          <dl className={css['terms']}>
            {tiers.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <ul className={css['notes']}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Dialog>
  );
});
