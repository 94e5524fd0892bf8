import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { LinkButton } from '#ui/components/link-button.tsx';
import order from '#ui/components/named-order.module.css';
import { NamedOrderPage } from '#ui/components/named-order.tsx';
import { LastDay } from '#ui/components/returns.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { GiveBackModel } from '#viewmodels/confirmation/give-back-model.ts';
import type { GiveBackPage } from '#viewmodels/confirmation/give-back-page.ts';
import { giveBackMessages } from '#viewmodels/messages/give-back/en.ts';
import { givenBackMessages } from '#viewmodels/messages/given-back/en.ts';
import { ReturnForm } from './return-form.tsx';
import css from './return-pieces-screen.module.css';

type Props = { readonly model: GiveBackModel };

/** Giving pieces of an order back. */
export function ReturnPiecesScreen({ model }: Props) {
  return (
    <NamedOrderPage title={useMessages(givenBackMessages).give} model={model}>
      <Content model={model} />
    </NamedOrderPage>
  );
}

const Content = observer(({ model }: Props) => {
  const { next, page } = model;
  if (next !== null) return <Noted model={model} />;
  if (page === null) return null;
  return page.lines.length > 0 ? <ReturnForm model={model} page={page} /> : <None model={model} page={page} />;
});

function None({ model, page }: Props & { readonly page: GiveBackPage }) {
  const { contact, ofOrder, toOrder } = useMessages(giveBackMessages);
  return (
    <div className={order['part']}>
      <p className={css['quiet']} translate="no">
        {ofOrder(page.number)}
      </p>
      <Told>
        <LastDay {...page} />
      </Told>
      <div className={order['acts']}>
        <LinkButton to={model.named.address}>{toOrder}</LinkButton>
        <LinkButton to="/contact-us" kind="second">
          {contact}
        </LinkButton>
      </div>
    </div>
  );
}

/** What happens next; the form that had the focus is gone. */
const Noted = observer(({ model }: Props) => {
  const { toOrder } = useMessages(giveBackMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { next } = model;
  if (next === null) return null;
  return (
    <section aria-labelledby="noted" className={order['part']}>
      <h2 ref={heading} id="noted" tabIndex={-1} className={css['heading']}>
        <Numbered text={next.heading} number={next.number} />
      </h2>
      <ol className={css['steps']}>
        {next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={order['acts']}>
        <LinkButton to={model.named.address}>{toOrder}</LinkButton>
      </div>
    </section>
  );
});

/** A sentence with the number of a return, which a translator leaves alone. */
function Numbered({ text, number }: { readonly text: string; readonly number: string }) {
  const [before = '', after = ''] = text.split(number);
  return (
    <>
      <span>{before}</span>
      <bdi translate="no">{number}</bdi>
      <span>{after}</span>
    </>
  );
}
