import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '#ui/components/button.tsx';
import { CodedText } from '#ui/components/coded-text.tsx';
import { joined } from '#ui/components/joined.ts';
import { LinkButton } from '#ui/components/link-button.tsx';
import { Sheet } from '#ui/components/sheet.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { AccountPanelModel } from '#viewmodels/account/account-panel-model.ts';
import { accountWords } from '#viewmodels/words/account/en.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import css from './account-panel.module.css';

type Props = { readonly model: AccountPanelModel };

/** What this device knows of the person before it. */
export const AccountPanel = observer(({ model }: Props) => {
  const words = useWords(accountWords);
  const { isOpen } = model;
  useEffect(() => {
    if (isOpen) void model.opened();
  }, [model, isOpen]);
  return (
    <Sheet heading={words.account} isOpen={isOpen} onClose={model.close}>
      <Person model={model} />
      <h3 className={css['heading']}>{words.orders}</h3>
      {model.isReady ? <Orders model={model} /> : <Reading />}
      <h3 className={css['heading']}>{words.messages}</h3>
      <Messages model={model} />
      <h3 className={css['heading']}>{words.help}</h3>
      <p className={css['mail']}>
        <a href={`mailto:${model.email}`}>{model.email}</a>
      </p>
    </Sheet>
  );
});

/** Who is signed in, or how to. */
const Person = observer(({ model }: Props) => {
  const words = useWords(accountWords);
  if (model.name === null)
    return (
      <div className={css['person']}>
        <p className={css['quiet']}>{words.whySignIn}</p>
        <Button onClick={() => model.openSheet('login')}>{words.signIn}</Button>
        <Button kind="second" onClick={() => model.openSheet('register')}>
          {words.register}
        </Button>
      </div>
    );
  return (
    <div className={css['person']}>
      <p>{words.signedInAs(model.name)}</p>
      <LinkButton to="/my-account" onClick={model.close}>
        {words.yourAccount}
      </LinkButton>
      <Button kind="second" onClick={() => void model.logOut()}>
        {words.logOut}
      </Button>
    </div>
  );
});

/** Shown until this device's orders were read. */
function Reading() {
  return (
    <div aria-busy="true">
      <p className={css['quiet']}>{useWords(commonWords).loading}</p>
      <SkeletonBlock kind="field" />
    </div>
  );
}

const Orders = observer(({ model }: Props) => {
  const words = useWords(accountWords);
  if (model.orders.length === 0) return <p className={css['quiet']}>{words.none}</p>;
  return (
    <>
      <p className={css['quiet']}>{words.ordersKept}</p>
      <ul aria-label={words.orders}>
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
  const words = useWords(accountWords);
  if (!isOpen || told.length === 0) return <p className={css['quiet']}>{words.noMessages}</p>;
  return (
    <>
      <p className={css['quiet']}>{words.messagesKept}</p>
      <ul aria-label={words.messages}>
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
