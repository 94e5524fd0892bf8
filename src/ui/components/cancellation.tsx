import { LinkButton } from '#ui/components/link-button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { CancellationView } from '#viewmodels/confirmation/cancellation-view.ts';
import { cancellationMessages } from '#viewmodels/messages/cancellation/en.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';

/** Whether an order can be canceled, or what is paid back for it since it was. */
export function Cancellation({ view }: { readonly view: CancellationView | null }) {
  const { cancel } = useMessages(cancellationMessages);
  const { withdraw } = useMessages(frameMessages);
  if (view === null) return null;
  return (
    <div>
      {view.notes.map(({ text, at }) => (
        <p key={text}>{at === null ? <span>{text}</span> : <time dateTime={at}>{text}</time>}</p>
      ))}
      {view.way !== null && (
        <LinkButton to={view.way} kind="quiet">
          {cancel}
        </LinkButton>
      )}
      {view.withdrawal !== null && (
        <LinkButton to={view.withdrawal} kind="quiet">
          {withdraw}
        </LinkButton>
      )}
    </div>
  );
}
