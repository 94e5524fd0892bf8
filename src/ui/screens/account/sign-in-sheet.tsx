import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { Sheet } from '#ui/components/sheet.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { SignInModel } from '#viewmodels/account/sign-in-model.ts';
import { signInMessages } from '#viewmodels/messages/sign-in/en.ts';
import { SignInFields } from './sign-in-fields.tsx';
import css from './sign-in-sheet.module.css';

type Props = { readonly model: SignInModel };

type SheetProps = Props & {
  /** Nothing behind the sheet can be read; where it opened by itself, the reason is told in it. */
  readonly notices: ReactNode;
};

/** To sign in, to get an account, to get a new password: one sheet, a form each. */
export const SignInSheet = observer(({ model, notices }: SheetProps) => {
  const messages = useMessages(signInMessages);
  const { isOpen, form } = model;
  useEffect(() => {
    if (isOpen) model.begin();
  }, [model, isOpen]);
  return (
    <Sheet heading={messages.headings[form]} isOpen={isOpen} onClose={model.close} firstFocus="field">
      {notices}
      <SheetForm key={form} model={model} />
      <OtherForms model={model} />
    </Sheet>
  );
});

const SheetForm = observer(({ model }: Props) => {
  const messages = useMessages(signInMessages);
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const { form, attempts, answer, mailSent } = model;
  useEffect(() => {
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (attempts > 0) wrong?.focus();
    else element.current?.querySelector('input')?.focus();
  }, [attempts]);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const next = await model.send();
    if (next !== null) await navigate(next);
  };
  return (
    <form ref={element} noValidate onSubmit={(event) => void send(event)} className={css['form']}>
      <p className={css['hint']}>{model.isOffline ? messages.offline : messages.hints[form]}</p>
      <SignInFields model={model} />
      {answer && (
        <Told isUrgent className={css['answer']}>
          {answer}
        </Told>
      )}
      {mailSent && <Told>{mailSent}</Told>}
      <Button type="submit" isBusy={model.isSending}>
        {messages.actions[form]}
      </Button>
    </form>
  );
});

/** The ways from one form to the others; what was typed of the e-mail goes along. */
const OtherForms = observer(({ model }: Props) => {
  const messages = useMessages(signInMessages);
  if (model.form !== 'login')
    return (
      <Button kind="quiet" className={css['other']} onClick={() => model.show('login')}>
        {messages.toLogin}
      </Button>
    );
  return (
    <div className={css['others']}>
      <Button kind="quiet" onClick={() => model.show('register')}>
        {messages.toRegister}
      </Button>
      <Button kind="quiet" onClick={() => model.show('forgot-password')}>
        {messages.toForgotPassword}
      </Button>
    </div>
  );
});
