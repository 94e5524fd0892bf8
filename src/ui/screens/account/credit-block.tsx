import { observer } from 'mobx-react-lite';
import { CodedText } from '#ui/components/coded-text.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { CreditModel } from '#viewmodels/account/credit-model.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { AccountBlock } from './account-block.tsx';
import { AccountNote } from './account-note.tsx';
import css from './credit-block.module.css';

type Props = { readonly model: CreditModel };

/** What there is to spend, and how it came to be (ACC-05, ACC-07). */
export const CreditBlock = observer(({ model }: Props) => {
  const messages = useMessages(accountPageMessages);
  const { isKnown, isOnline, reading, savedAt } = model;
  return (
    <AccountBlock name={messages.blocks.credit} isBusy={reading.isReading}>
      <AccountNote
        savedAt={savedAt}
        isKnown={isKnown}
        isOnline={isOnline}
        hasFailed={reading.hasFailed}
        onRetry={model.opened}
      />
      {isKnown && <Statement model={model} />}
    </AccountBlock>
  );
});

const Statement = observer(({ model }: Props) => {
  const messages = useMessages(accountPageMessages);
  const { continueShopping } = useMessages(commonMessages);
  return (
    <>
      <p className={css['balance']}>
        <span>{messages.balance}</span> <strong className={css['sum']}>{model.balance}</strong>
      </p>
      {model.rows.length > 0 ? (
        <Entries model={model} />
      ) : (
        <EmptyState title={messages.noCredit} text={messages.noCreditText}>
          <LinkButton to="/">{continueShopping}</LinkButton>
        </EmptyState>
      )}
    </>
  );
});

const Entries = observer(({ model }: Props) => {
  const messages = useMessages(accountPageMessages);
  return (
    <table aria-label={messages.creditTable} className={css['entries']}>
      <thead>
        <tr>
          <th scope="col">{messages.date}</th>
          <th scope="col">{messages.what}</th>
          <th scope="col" className={css['number']}>
            {messages.amount}
          </th>
          <th scope="col" className={css['number']}>
            {messages.balanceAfter}
          </th>
        </tr>
      </thead>
      <tbody>
        {model.rows.map(({ id, day, timestamp, what, amount, isTaken, balanceAfter }) => (
          <tr key={id}>
            <td>
              <time dateTime={timestamp}>{day}</time>
            </td>
            <td className={css['what']}>
              <CodedText text={what} />
            </td>
            <td className={css['number']}>
              {isTaken && <VisuallyHidden>{`${messages.minus} `}</VisuallyHidden>}
              {isTaken && <span aria-hidden="true">−</span>}
              <span>{amount}</span>
            </td>
            <td className={css['number']}>{balanceAfter}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
