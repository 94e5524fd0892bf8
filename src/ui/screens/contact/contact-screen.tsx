import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { RichBlocks } from '#ui/components/rich-blocks.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ContactModel } from '#viewmodels/contact/contact-model.ts';
import type { WhoAnswers } from '#viewmodels/contact/who-answers.ts';
import { contactMessages } from '#viewmodels/messages/contact/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { ContactForm } from './contact-form.tsx';
import css from './contact-screen.module.css';

type Props = { readonly model: ContactModel };

/** The ways to reach the shop: first what answers most questions, then a form (CUST-39). */
export const ContactScreen = observer(({ model }: Props) => {
  const messages = useMessages(contactMessages);
  return (
    <div className={css['page']}>
      <title>{documentTitle(messages.title)}</title>
      <meta name="description" content={messages.intro} />
      <h1 tabIndex={-1}>{messages.title}</h1>
      <p className={css['intro']}>{messages.intro}</p>
      <div className={css['columns']}>
        {model.sent ? <Sent model={model} /> : <ContactForm model={model} />}
        <Sooner model={model} />
      </div>
    </div>
  );
});

const Sooner = observer(({ model }: Props) => {
  const messages = useMessages(contactMessages);
  const ways = [
    ['/track-order', messages.orders],
    ['/i/shipping-policy', messages.delivery],
    ['/i/returns', messages.returns],
    ['/store-locator', messages.stores],
  ] as const;
  useEffect(() => void model.loadAnswers(), [model]);
  return (
    <section aria-labelledby="contact-sooner" className={css['sooner']}>
      <h2 id="contact-sooner">{messages.sooner}</h2>
      <ul>
        {ways.map(([address, text]) => (
          <li key={address}>
            <ShopLink to={address} className={css['way']}>
              {text}
            </ShopLink>
          </li>
        ))}
      </ul>
      <div className={css['answers']}>
        {model.answers.map(({ id, question, text }) => (
          <details key={id}>
            <summary className={css['question']}>{question}</summary>
            <RichBlocks blocks={text} isSection />
          </details>
        ))}
      </div>
      <h2>{messages.byMail}</h2>
      <a href={`mailto:${model.shopEmail}`} className={css['way']}>
        {model.shopEmail}
      </a>
      <Named who={model.whoAnswers} />
    </section>
  );
});

/** Who sells, and who answers complaints. */
const Named = observer(({ who: { seller, officer } }: { readonly who: WhoAnswers }) => {
  const messages = useMessages(contactMessages);
  return (
    <>
      {officer && (
        <>
          <h2>{messages.grievanceOfficer}</h2>
          <p>{officer.name}</p>
          <a href={`mailto:${officer.email}`} className={css['way']}>
            {officer.email}
          </a>
          <a href={`tel:${officer.phone.replaceAll(' ', '')}`} className={css['way']} dir="ltr">
            {officer.phone}
          </a>
          <p>{messages.grievanceTimes}</p>
        </>
      )}
      {seller.length > 0 && (
        <>
          <h2>{messages.whoSells}</h2>
          {seller.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    </>
  );
});

/** What was sent, and when an answer comes. */
const Sent = observer(({ model }: Props) => {
  const messages = useMessages(contactMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the form that had the focus is gone
  const { sent, standing } = model;
  if (sent === null) return null;
  return (
    <section className={css['form']}>
      <h2 ref={heading} tabIndex={-1}>
        {standing.title}
      </h2>
      <Told>{standing.text}</Told>
      <h3>{messages.copy}</h3>
      <p className={css['copy']}>{sent.message}</p>
      <Button kind="second" onClick={model.writeMore} className={css['send']}>
        {messages.writeMore}
      </Button>
    </section>
  );
});
