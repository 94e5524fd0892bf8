import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button } from '#ui/components/button.tsx';
import { CheckoutProblems } from '#ui/components/checkout-problems.tsx';
import { Field } from '#ui/components/field.tsx';
import { FieldGrid } from '#ui/components/field-grid.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { PasswordModel } from '#viewmodels/account/password-model.ts';
import type { ProfileModel } from '#viewmodels/account/profile-model.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import { AccountBlock } from './account-block.tsx';
import css from './account-form.module.css';
import { PasswordForm } from './password-form.tsx';

type Props = { readonly model: ProfileModel; readonly password: PasswordModel };

/** Name and e-mail (ACC-10), and the password (SESS-26). */
export const ProfileBlock = observer(({ model, password }: Props) => {
  const messages = useMessages(accountPageMessages);
  const { form } = model;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void model.save();
  };
  return (
    <AccountBlock name={messages.blocks.profile}>
      <form noValidate onSubmit={save} className={css['form']}>
        <CheckoutProblems problems={form.shownProblems} attempt={form.attempts} />
        <FieldGrid fields={form.fields} onType={form.type} onEnter={form.enter} onLeave={form.leave} />
        {model.asksPassword && (
          <Field
            label={messages.password}
            help={messages.passwordHelp}
            error={model.passwordProblem}
            type="password"
            name="password"
            autoComplete="current-password"
            value={model.password}
            onChange={({ currentTarget }) => model.typePassword(currentTarget.value)}
          />
        )}
        {model.answer && <Told>{model.answer}</Told>}
        <Button type="submit" isBusy={form.isSaving} className={css['save']}>
          {messages.save}
        </Button>
      </form>
      <PasswordForm model={password} email={form.customer?.email ?? ''} />
    </AccountBlock>
  );
});
