import { useRef, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { orderMessages } from '#viewmodels/messages/orders/en.ts';
import css from './order-details.module.css';

type Props = { readonly number: string };

/** The number to ask for an order by, and a way to take it along. */
export function OrderNumber({ number }: Props) {
  const messages = useMessages(orderMessages);
  const text = useRef<HTMLElement>(null);
  const [told, setTold] = useState('');
  const copy = async (): Promise<void> => {
    setTold(''); // so that the same words are told again
    const isCopied = await text.current?.ownerDocument.defaultView?.navigator.clipboard?.writeText(number).then(
      () => true,
      () => false, // the shopper or the browser does not want it
    );
    if (!isCopied && text.current) select(text.current);
    setTold(isCopied ? messages.copied : messages.notCopied);
  };
  return (
    <div className={css['numbered']}>
      <p>
        <span>{messages.orderNumber}</span>{' '}
        <strong ref={text} translate="no" className={css['number']}>
          {number}
        </strong>
      </p>
      <Button kind="quiet" className={css['onScreen']} onClick={() => void copy()}>
        {messages.copyNumber}
      </Button>
      <Told className={css['onScreen']}>{told}</Told>
    </div>
  );
}

/** Marks the text, so that the keys or a long press copy it. */
function select(text: HTMLElement): void {
  text.ownerDocument.defaultView?.getSelection()?.selectAllChildren(text);
}
