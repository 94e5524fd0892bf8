import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { OrderKeyForm } from '#ui/components/order-key-form.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { TrackOrderModel } from '#viewmodels/confirmation/track-order-model.ts';
import { trackingMessages } from '#viewmodels/messages/tracking/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import css from './track-order-screen.module.css';

type Props = { readonly model: TrackOrderModel };

/** Where an order is, for whoever has its number and nothing else. */
export const TrackOrderScreen = observer(({ model }: Props) => {
  const messages = useMessages(trackingMessages);
  const navigate = useNavigate();
  useEffect(() => model.left, [model]);
  const show = async (): Promise<void> => {
    const next = await model.find();
    if (next !== null) await navigate(next);
  };
  return (
    <div className={css['page']}>
      <title>{documentTitle(messages.title)}</title>
      <meta name="description" content={messages.intro} />
      <h1 tabIndex={-1}>{messages.title}</h1>
      <p className={css['intro']}>{messages.intro}</p>
      <div className={css['columns']}>
        <OrderKeyForm model={model.key} heading={messages.form} button={messages.find} onSend={() => void show()} />
        <Further contactEmail={model.contactEmail} />
      </div>
    </div>
  );
});

function Further({ contactEmail }: Pick<TrackOrderModel, 'contactEmail'>) {
  const messages = useMessages(trackingMessages);
  return (
    <section aria-labelledby="track-further" className={css['further']}>
      <h2 id="track-further" className={css['heading']}>
        {messages.further}
      </h2>
      <ul>
        <li>
          <ShopLink to="/my-account/orders" className={css['way']}>
            {messages.account}
          </ShopLink>
        </li>
        <li>
          <ShopLink to="/contact-us" className={css['way']}>
            {messages.contact}
          </ShopLink>
        </li>
        <li>
          <a href={`mailto:${contactEmail}`} className={css['way']}>
            {contactEmail}
          </a>
        </li>
      </ul>
    </section>
  );
}
