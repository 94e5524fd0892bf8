import { useEffect, useRef } from 'react';
import { LinkButton } from '#ui/components/link-button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { checkoutWords } from '#viewmodels/words/checkout/en.ts';
import css from './payment-page.module.css';

/** The way to a page to pay on; it is followed at once, and stays here to press should the browser not. */
export function PaymentPage({ address }: { readonly address: string }) {
  const words = useWords(checkoutWords);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <div className={css['page']}>
      <Told>{words.payNext}</Told>
      <LinkButton ref={link} to={address} data-reload>
        {words.toPayment}
      </LinkButton>
    </div>
  );
}
