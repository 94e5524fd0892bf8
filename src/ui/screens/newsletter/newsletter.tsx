import { useId } from 'react';
import { useLocation } from 'react-router';
import { NewsletterForm } from '#ui/components/newsletter-form.tsx';
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
  return <NewsletterPart model={model} />;
}

function NewsletterPart({ model }: Props) {
  const words = useMessages(newsletterMessages);
  const id = useId();
  return (
    <section aria-labelledby={id} className={css['newsletter']}>
      <div>
        <h2 id={id} className={css['heading']}>
          {words.newsletter}
        </h2>
        <p className={css['invitation']}>{words.invitation}</p>
      </div>
      <NewsletterForm model={model} />
    </section>
  );
}
