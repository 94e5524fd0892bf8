import { observer } from 'mobx-react-lite';
import { type ComponentProps, type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useFirstProblem } from '#ui/hooks/use-first-problem.ts';
import type { PasswordField as Name, PasswordModel } from '#viewmodels/account/password-model.ts';
import { signInMessages } from '#viewmodels/messages/sign-in/en.ts';
import css from './account-form.module.css';

type Props = { readonly model: PasswordModel; readonly email: string };

/** Another password; password managers learn from the hidden name whose it is (SESS-26). */
export const PasswordForm = observer(({ model, email }: Props) => {
  const messages = useMessages(signInMessages);
  const headingId = useId();
  const element = useRef<HTMLFormElement>(null);
  const { attempts } = model;
  useEffect(() => model.clear, [model]);
  useFirstProblem(element, attempts);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void model.send();
  };
  const tie = (name: Name, label: string): ComponentProps<typeof PasswordField> => ({
    name,
    label,
    value: model.typed[name],
    error: model.problemAt(name),
    onChange: ({ currentTarget }) => model.type(name, currentTarget.value),
  });
  return (
    <form ref={element} noValidate onSubmit={send} aria-labelledby={headingId} className={css['form']}>
      <h3 id={headingId}>{messages.changePassword}</h3>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...tie('current', messages.currentPassword)} autoComplete="current-password" />
      <PasswordField {...tie('next', messages.newPassword)} help={messages.passwordRule} autoComplete="new-password" />
      <PasswordField {...tie('repeated', messages.repeatNewPassword)} autoComplete="new-password" />
      {model.answer && <Told isUrgent>{model.answer}</Told>}
      <Button type="submit" isBusy={model.isSending} className={css['save']}>
        {messages.changePassword}
      </Button>
    </form>
  );
});
