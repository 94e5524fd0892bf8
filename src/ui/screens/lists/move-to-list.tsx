import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import type { OwnListsModel } from '#viewmodels/lists/own-lists-model.ts';
import { namedListMessages } from '#viewmodels/messages/named-lists/en.ts';
import css from './move-to-list.module.css';

type Props = { readonly model: OwnListsModel; readonly card: ProductCard };

/** The other lists, once they are asked for; whoever has one list reads nothing of it. */
export const MoveToList = observer(({ model, card }: Props) => {
  const messages = useMessages(namedListMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (model.others.length === 0) return null;
  return (
    <div className={css['move']}>
      <Button
        kind="quiet"
        aria-label={messages.moveOf(card.name)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.move}
      </Button>
      <ul id={id} hidden={!isOpen} aria-label={messages.moveOf(card.name)} className={css['lists']}>
        {model.others.map((list) => (
          <li key={list.id}>
            <Button
              kind="second"
              isWide
              className={css['list']}
              translate="no"
              dir="auto"
              onClick={() => model.move(card, list.id)}
            >
              {list.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
});
