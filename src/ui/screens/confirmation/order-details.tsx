import type { OrderPage } from '#viewmodels/confirmation/order-page.ts';
import { CartSums } from '../../components/cart-sums.tsx';
import { CheckoutSummaryLine } from '../../components/checkout-summary-line.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import css from './order-details.module.css';

type Props = { readonly page: OrderPage; readonly contactEmail: string };

/** An order with all that is known of it. */
export function OrderDetails({ page, contactEmail }: Props) {
  return (
    <>
      <OrderHead page={page} />
      <div className={css['columns']}>
        <div className={css['column']}>
          <NextSteps page={page} />
          <OrderPlaces page={page} />
          <p className={css['help']}>
            Questions? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a> with this number.
          </p>
          <div className={css['actions']}>
            {page.kind === 'refused' && <LinkButton to="/checkout">Back to checkout</LinkButton>}
            <LinkButton to="/" kind="second">
              Continue shopping
            </LinkButton>
          </div>
        </div>
        <OrderSums page={page} />
      </div>
    </>
  );
}

type PageProps = Pick<Props, 'page'>;

function OrderHead({ page }: PageProps) {
  return (
    <header className={css['head']}>
      <h1 tabIndex={-1}>{page.heading}</h1>
      <p role={page.kind === 'refused' ? 'alert' : 'status'} className={css['text']}>
        {page.text}
      </p>
      <p>
        {page.numberLabel} <strong className={css['number']}>{page.number}</strong>
        {page.day && (
          <>
            , <time dateTime={page.timestamp}>{page.day}</time>
          </>
        )}
      </p>
    </header>
  );
}

function NextSteps({ page }: PageProps) {
  return (
    <section aria-labelledby="next-steps" className={css['part']}>
      <h2 id="next-steps" className={css['heading']}>
        What happens next
      </h2>
      <ol className={css['steps']}>
        {page.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** Where it goes, how, and how it is paid. */
function OrderPlaces({ page }: PageProps) {
  const entries = [
    { term: 'Deliver to', lines: page.addressLines },
    { term: 'Delivery', lines: [page.shippingTitle] },
    { term: 'Payment', lines: [page.paymentTitle] },
  ].filter(({ lines }) => lines.some(Boolean));
  return (
    <dl className={css['places']}>
      {entries.map(({ term, lines }) => (
        <div key={term}>
          <dt className={css['term']}>{term}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function OrderSums({ page }: PageProps) {
  return (
    <section aria-labelledby="order-summary" className={css['sums']}>
      <h2 id="order-summary" className={css['heading']}>
        Order summary
      </h2>
      <ul aria-label="Ordered items" className={css['lines']}>
        {page.lines.map((line) => (
          <CheckoutSummaryLine key={line.sku} line={line} />
        ))}
      </ul>
      <CartSums terms={page.terms} />
    </section>
  );
}
