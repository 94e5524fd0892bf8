import { LinkButton } from '#ui/components/link-button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ReturnsView, ReturnView } from '#viewmodels/confirmation/return-views.ts';
import { givenBackMessages } from '#viewmodels/messages/given-back/en.ts';
import css from './returns.module.css';

/** What was given back of an order, and whether more can be. */
export function Returns({ view }: { readonly view: ReturnsView | null }) {
  const { give, heading } = useMessages(givenBackMessages);
  if (view === null) return null;
  const { way, note, until, returns } = view;
  return (
    <section aria-labelledby="returns" className={css['returns']}>
      <h2 id="returns" className={css['heading']}>
        {heading}
      </h2>
      {returns.length > 0 && (
        <ul className={css['list']}>
          {returns.map((returned) => (
            <Returned key={returned.number} {...returned} />
          ))}
        </ul>
      )}
      {note !== '' && (
        <p className={css['note']}>
          <LastDay note={note} until={until} />
        </p>
      )}
      {way !== null && (
        <LinkButton to={way} kind="second">
          {give}
        </LinkButton>
      )}
    </section>
  );
}

/** Until when pieces can be given back, for machines as well, or why they cannot. */
export function LastDay({ note, until }: Pick<ReturnsView, 'note' | 'until'>) {
  return until === null ? <span>{note}</span> : <time dateTime={until}>{note}</time>;
}

function Returned({ name, steps, refusal, refund }: ReturnView) {
  return (
    <li className={css['return']}>
      <p className={css['name']} translate="no">
        {name}
      </p>
      {steps.map(({ text, at }) => (
        <p key={text}>
          <time dateTime={at}>{text}</time>
        </p>
      ))}
      {refusal !== '' && (
        <p>
          <bdi>{refusal}</bdi>
        </p>
      )}
      {refund !== '' && <p>{refund}</p>}
    </li>
  );
}
