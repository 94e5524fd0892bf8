import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { EmailField } from '#ui/components/email-field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { blockAt } from '#viewmodels/account/account-blocks.ts';
import { newsletterMessages } from '#viewmodels/messages/newsletter/en.ts';
import type { NewsletterModel } from '#viewmodels/newsletter/newsletter-model.ts';
import css from './newsletter.module.css';

type Props = { readonly model: NewsletterModel };

/** The newsletter at the foot of a page; where the account has its own form for it, one is enough. */
export function Newsletter({ model }: Props) {
  const { kind } = blockAt(useLocation().pathname);
  if (kind === 'newsletter') return <span hidden />;
  return <NewsletterForm model={model} />;
}

/** Where an address is given to the newsletter, and taken back. */
const NewsletterForm = observer(({ model }: Props) => {
  const words = useMessages(newsletterMessages);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const subscribe = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await model.subscribe();
    if (model.problem !== null) field.current?.focus();
  };
  return (
    <section aria-labelledby={id} className={css['newsletter']}>
      <div>
        <h2 id={id} className={css['heading']}>
          {words.newsletter}
        </h2>
        <p className={css['invitation']}>{words.invitation}</p>
      </div>
      <form noValidate className={css['form']} onSubmit={subscribe}>
        <EmailField ref={field} model={model} onBlur={model.lookUp} />
        <Button kind="second" type="submit" isBusy={model.doing === 'subscribe'} className={css['subscribe']}>
          {words.subscribe}
        </Button>
        <Standing model={model} onUnsubscribed={() => field.current?.focus()} />
      </form>
    </section>
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
