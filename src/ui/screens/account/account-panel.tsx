import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '#ui/components/button.tsx';
import { CodedText } from '#ui/components/coded-text.tsx';
import { joined } from '#ui/components/joined.ts';
import { LinkButton } from '#ui/components/link-button.tsx';
import { Sheet } from '#ui/components/sheet.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { AccountPanelModel } from '#viewmodels/account/account-panel-model.ts';
import { accountMessages } from '#viewmodels/messages/account/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import css from './account-panel.module.css';

type Props = { readonly model: AccountPanelModel };

/** What this device knows of the person before it. */
export const AccountPanel = observer(({ model }: Props) => {
  const messages = useMessages(accountMessages);
  const { isOpen } = model;
  useEffect(() => {
    if (isOpen) void model.opened();
  }, [model, isOpen]);
  return (
    <Sheet heading={messages.account} isOpen={isOpen} onClose={model.close}>
      <Person model={model} />
      <h3 className={css['heading']}>{messages.orders}</h3>
      {model.isReady ? <Orders model={model} /> : <Reading />}
      <h3 className={css['heading']}>{messages.messages}</h3>
      <Messages model={model} />
      <h3 className={css['heading']}>{messages.help}</h3>
      <p className={css['mail']}>
        <a href={`mailto:${model.email}`}>{model.email}</a>
      </p>
    </Sheet>
  );
});

/** Who is signed in, or how to. */
const Person = observer(({ model }: Props) => {
  const messages = useMessages(accountMessages);
  if (model.name === null)
    return (
      <div className={css['person']}>
        <p className={css['quiet']}>{messages.whySignIn}</p>
        <Button onClick={() => model.openSheet('login')}>{messages.signIn}</Button>
        <Button kind="second" onClick={() => model.openSheet('register')}>
          {messages.register}
        </Button>
      </div>
    );
  return (
    <div className={css['person']}>
      <p>{messages.signedInAs(model.name)}</p>
      <LinkButton to="/my-account" onClick={model.close}>
        {messages.yourAccount}
      </LinkButton>
      <Button kind="second" onClick={() => void model.logOut()}>
        {messages.logOut}
      </Button>
    </div>
  );
});

/** Shown until this device's orders were read. */
function Reading() {
  return (
    <div aria-busy="true">
      <p className={css['quiet']}>{useMessages(commonMessages).loading}</p>
      <SkeletonBlock kind="field" />
    </div>
  );
}

const Orders = observer(({ model }: Props) => {
  const messages = useMessages(accountMessages);
  if (model.orders.length === 0) return <p className={css['quiet']}>{messages.none}</p>;
  return (
    <>
      <p className={css['quiet']}>{messages.ordersKept}</p>
      <ul aria-label={messages.orders}>
        {model.orders.map(({ id, name, day, timestamp, total, pieces, address }) => (
          <li key={id} className={css['order']}>
            <ShopLink to={address} className={css['name']} onClick={model.close}>
              <CodedText text={name} />
            </ShopLink>
            <strong className={css['total']}>{total}</strong>
            <p className={css['quiet']}>
              <time dateTime={timestamp}>{day}</time>
            </p>
            <p className={css['pieces']}>{pieces}</p>
          </li>
        ))}
      </ul>
    </>
  );
});

/** The notices of this visit, for those who could not read them in time. */
const Messages = observer(({ model: { isOpen, told } }: Props) => {
  const messages = useMessages(accountMessages);
  if (!isOpen || told.length === 0) return <p className={css['quiet']}>{messages.noMessages}</p>;
  return (
    <>
      <p className={css['quiet']}>{messages.messagesKept}</p>
      <ul aria-label={messages.messages}>
        {told.map(({ id, text, type, ago, at }) => (
          <li key={id} className={joined(css['message'], css[type])}>
            <p>
              <CodedText text={text} />
            </p>
            <time dateTime={at} className={css['quiet']}>
              {ago}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
});
