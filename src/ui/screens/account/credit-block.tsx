import { observer } from 'mobx-react-lite';
import { CodedText } from '#ui/components/coded-text.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { CreditModel } from '#viewmodels/account/credit-model.ts';
import { accountPageWords } from '#viewmodels/words/account-page/en.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { AccountBlock } from './account-block.tsx';
import { AccountNote } from './account-note.tsx';
import css from './credit-block.module.css';

type Props = { readonly model: CreditModel };

/** What there is to spend, and how it came to be (ACC-05, ACC-07). */
export const CreditBlock = observer(({ model }: Props) => {
  const words = useWords(accountPageWords);
  const { isKnown, isOnline, reading, savedAt } = model;
  return (
    <AccountBlock name={words.blocks.credit} isBusy={reading.isReading}>
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
  const words = useWords(accountPageWords);
  const { continueShopping } = useWords(commonWords);
  return (
    <>
      <p className={css['balance']}>
        <span>{words.balance}</span> <strong className={css['sum']}>{model.balance}</strong>
      </p>
      {model.rows.length > 0 ? (
        <Entries model={model} />
      ) : (
        <EmptyState title={words.noCredit} text={words.noCreditText}>
          <LinkButton to="/">{continueShopping}</LinkButton>
        </EmptyState>
      )}
    </>
  );
});

const Entries = observer(({ model }: Props) => {
  const words = useWords(accountPageWords);
  return (
    <table aria-label={words.creditTable} className={css['entries']}>
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.what}</th>
          <th scope="col" className={css['number']}>
            {words.amount}
          </th>
          <th scope="col" className={css['number']}>
            {words.balanceAfter}
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
              {isTaken && <VisuallyHidden>{`${words.minus} `}</VisuallyHidden>}
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
