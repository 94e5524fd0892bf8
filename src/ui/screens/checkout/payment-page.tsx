import { useEffect, useRef } from 'react';
import { LinkButton } from '#ui/components/link-button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import css from './payment-page.module.css';

/** The way to a page to pay on; it is followed at once, and stays here to press should the browser not. */
export function PaymentPage({ address }: { readonly address: string }) {
  const messages = useMessages(checkoutMessages);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <div className={css['page']}>
      <Told>{messages.payNext}</Told>
      <LinkButton ref={link} to={address} data-reload>
        {messages.toPayment}
      </LinkButton>
    </div>
  );
}
