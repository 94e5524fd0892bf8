import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Sentence } from '#ui/components/sentence.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { Away, ChatModel } from '#viewmodels/chat/chat-model.ts';
import { chatMessages } from '#viewmodels/messages/chat/en.ts';
import css from './chat-corner.module.css';

type Props = { readonly model: ChatModel };

/**
 * The chat in the corner of the window. The room for its frame stands there from the first and is never drawn anew, so that what
 * was said in it stays (`adapters/browser/framed-chat-widget.ts` fills it).
 */
export const ChatCorner = observer(({ model }: Props) => {
  const { chat } = useMessages(chatMessages);
  const id = useId();
  const launcher = useRef<HTMLButtonElement>(null);
  const { isOffered, isOpen, away } = model;
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return;
    model.close();
    launcher.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the Escape of what it holds
    <div hidden={!isOffered} className={css['corner']} onKeyDown={closeByKey}>
      <section id={id} aria-label={chat} hidden={!isOpen} className={css['panel']}>
        {isOpen && away !== null && <AwayWords email={model.email} away={away} />}
        <div data-chat={chat} hidden={away !== null} className={css['place']} />
      </section>
      {isOffered && (
        <Button
          ref={launcher}
          kind="second"
          aria-expanded={isOpen}
          aria-controls={id}
          className={css['launcher']}
          onClick={model.toggle}
        >
          {chat}
        </Button>
      )}
    </div>
  );
});

function AwayWords({ email, away: { iso, text } }: { readonly email: string; readonly away: Away }) {
  const { away, write } = useMessages(chatMessages);
  return (
    <div className={css['away']}>
      <Told as="div">
        <Sentence text={away} parts={{ when: <time dateTime={iso}>{text}</time> }} />
      </Told>
      <p>
        <Sentence text={write} parts={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
      </p>
    </div>
  );
}
