import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { newsletterMessages } from '#viewmodels/messages/newsletter/en.ts';
import type { NewsletterModel } from '#viewmodels/newsletter/newsletter-model.ts';
import { Button } from './button.tsx';
import { EmailField } from './email-field.tsx';
import css from './newsletter-form.module.css';
import { Told } from './told.tsx';

type Props = { readonly model: NewsletterModel };

type FormProps = Props & {
  /** Called when the shop has the address, or will have it. */
  readonly onSubscribed?: () => void;
};

/** Where an address is given to the newsletter, and taken back. */
export const NewsletterForm = observer(({ model, onSubscribed }: FormProps) => {
  const words = useMessages(newsletterMessages);
  const field = useRef<HTMLInputElement>(null);
  const subscribe = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await model.subscribe();
    if (model.problem !== null) field.current?.focus();
    else if (model.standing !== null) onSubscribed?.();
  };
  return (
    <form noValidate className={css['form']} onSubmit={subscribe}>
      <EmailField ref={field} model={model} onBlur={model.lookUp} />
      <Button kind="second" type="submit" isBusy={model.doing === 'subscribe'} className={css['subscribe']}>
        {words.subscribe}
      </Button>
      <Standing model={model} onUnsubscribed={() => field.current?.focus()} />
    </form>
  );
});

type StandingProps = Props & {
  /** Called when the button that had the focus is gone. */
  readonly onUnsubscribed: () => void;
};

/** How the address stands with the newsletter, and the way out of it. */
const Standing = observer(({ model, onUnsubscribed }: StandingProps) => {
  const words = useMessages(newsletterMessages);
  const unsubscribe = async (): Promise<void> => {
    await model.unsubscribe();
    if (!model.isSubscribed) onUnsubscribed();
  };
  return (
    <div className={css['standing']}>
      <Told>{model.standing}</Told>
      {model.failure && (
        <Told isUrgent className={css['failure']}>
          {model.failure}
        </Told>
      )}
      {model.isSubscribed && (
        <Button
          kind="quiet"
          isBusy={model.doing === 'unsubscribe'}
          className={css['unsubscribe']}
          onClick={unsubscribe}
        >
          {words.unsubscribe}
        </Button>
      )}
    </div>
  );
});
