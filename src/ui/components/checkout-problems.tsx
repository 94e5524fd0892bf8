import { type MouseEvent, useEffect, useRef } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import css from './checkout-problems.module.css';

type Props = {
  readonly problems: readonly { readonly fieldId: string; readonly text: string }[];
  /** How often the shopper wanted to go on; each time the focus comes here. */
  readonly attempt: number;
};

/** What keeps a step from being finished, with links to the fields. */
export function CheckoutProblems({ problems, attempt }: Props) {
  const messages = useMessages(checkoutMessages);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;

  return (
    <section ref={box} tabIndex={-1} aria-labelledby="checkout-problems" className={css['problems']}>
      <p id="checkout-problems" className={css['title']}>
        {messages.problems(problems.length)}
      </p>
      <ul>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className={css['link']} onClick={(event) => focusField(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Goes to the field without a new entry in the history. */
function focusField(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  event.preventDefault();
  event.currentTarget.ownerDocument.getElementById(id)?.focus();
}
