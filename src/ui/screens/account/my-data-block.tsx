import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useFirstProblem } from '#ui/hooks/use-first-problem.ts';
import type { MyDataModel } from '#viewmodels/account/my-data-model.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import { myDataMessages } from '#viewmodels/messages/my-data/en.ts';
import { AccountBlock } from './account-block.tsx';
import css from './my-data-block.module.css';

type Props = { readonly model: MyDataModel; readonly email: string };

/** What is kept of a customer, to be taken home, and the end of the account. */
export const MyDataBlock = observer(({ model, email }: Props) => {
  const { blocks } = useMessages(accountPageMessages);
  useEffect(() => model.clear, [model]);
  return (
    <AccountBlock name={blocks.data}>
      <Download model={model} />
      <Deletion model={model} email={email} />
    </AccountBlock>
  );
});

const Download = observer(({ model }: Pick<Props, 'model'>) => {
  const messages = useMessages(myDataMessages);
  return (
    <div className={css['part']}>
      <p>{messages.downloadText}</p>
      <p className={css['text']}>{messages.deviceText}</p>
      {model.news && <Told isUrgent={model.fetched !== 'saved'}>{model.news}</Told>}
      <Button kind="second" isBusy={model.isFetching} onClick={model.download} className={css['act']}>
        {messages.download}
      </Button>
    </div>
  );
});

/** What goes and what stays is said before the password is asked for; password managers learn from the hidden name whose it is. */
const Deletion = observer(({ model, email }: Props) => {
  const messages = useMessages(myDataMessages);
  const headingId = useId();
  const element = useRef<HTMLFormElement>(null);
  useFirstProblem(element, model.attempts);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void model.send();
  };
  return (
    <form
      ref={element}
      noValidate
      onSubmit={send}
      aria-labelledby={headingId}
      className={`${css['part']} ${css['apart']}`}
    >
      <h3 id={headingId}>{messages.deletion}</h3>
      <p>{messages.deletionText}</p>
      <Facts heading={messages.goesHeading} facts={messages.goes} />
      <Facts heading={messages.staysHeading} facts={messages.stays} />
      <Losses losses={model.losses} />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={messages.password}
        autoComplete="current-password"
        value={model.password}
        error={model.passwordProblem}
        onChange={({ currentTarget }) => model.typePassword(currentTarget.value)}
      />
      {model.answer && <Told isUrgent>{model.answer}</Told>}
      <Button type="submit" isBusy={model.isDeleting} className={css['act']}>
        {messages.send}
      </Button>
    </form>
  );
});

function Facts({ heading, facts }: { readonly heading: string; readonly facts: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <h4 id={id} className={css['facts']}>
        {heading}
      </h4>
      <ul aria-labelledby={id} className={css['list']}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

function Losses({ losses }: Pick<MyDataModel, 'losses'>) {
  return losses.map((loss) => (
    <p key={loss} className={css['loss']}>
      {loss}
    </p>
  ));
}
