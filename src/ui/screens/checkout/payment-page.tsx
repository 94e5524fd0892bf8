import { useEffect, useRef } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import css from './payment-page.module.css';

/** The way to a page to pay on; it is followed at once, and stays here to press should the browser not. */
export function PaymentPage({ address }: { readonly address: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <div className={css['page']}>
      <p role="status">Your order is placed. You will pay on the next page, then come back here.</p>
      <LinkButton ref={link} to={address} reloadDocument>
        Continue to payment
      </LinkButton>
    </div>
  );
}
