import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { CheckBox } from '#ui/components/check-box.tsx';
import { CodedText } from '#ui/components/coded-text.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { useYielding } from '#ui/components/use-yielding.ts';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ConsentModel } from '#viewmodels/consent/consent-model.ts';
import { consentMessages } from '#viewmodels/messages/consent/en.ts';
import css from './consent-panel.module.css';
import { useRoomBelow } from './use-room-below.ts';

type Props = { readonly model: ConsentModel };

/**
 * What a shopper agrees to: at the foot of each page the way to it, the question on a page as long as it was not answered, and each
 * purpose by itself. Who is about to pay is not asked.
 */
export const ConsentPanel = observer(({ model }: Props) => {
  const messages = useMessages(consentMessages);
  const { pathname } = useLocation();
  useEffect(() => void model.begin(), [model]);
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" className={css['foot']} onClick={model.open}>
        {messages.choices}
      </Button>
      {model.isAsking && pathname !== '/checkout' && <Question model={model} />}
      <Dialog isOpen={model.isOpen} onClose={model.close} heading={messages.choices}>
        <Purposes model={model} />
      </Dialog>
    </>
  );
});

/** Lies over the end of the page and moves nothing of it; the page stays in reach, and a No is as near as a Yes. */
const Question = observer(({ model }: Props) => {
  const messages = useMessages(consentMessages);
  const place = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLElement>(null);
  useYielding(place, 1);
  useRoomBelow(question);
  const answer = (choose: () => void) => (): void => {
    choose();
    const heading = place.current?.ownerDocument.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true }); // the button that had the focus goes
  };
  return (
    <div ref={place} className={css['place']}>
      <section ref={question} aria-label={messages.heading} className={css['question']}>
        <p>{messages.question}</p>
        <div className={css['answers']}>
          <Button kind="second" onClick={answer(model.refuseAll)}>
            {messages.refuseAll}
          </Button>
          <Button kind="second" onClick={answer(model.allowAll)}>
            {messages.allowAll}
          </Button>
          <Button kind="quiet" onClick={model.open}>
            {messages.choose}
          </Button>
        </div>
      </section>
    </div>
  );
});

const Purposes = observer(({ model }: Props) => {
  const messages = useMessages(consentMessages);
  return (
    <>
      <p>{messages.introduction}</p>
      <ul className={css['purposes']}>
        <li>
          <b>{messages.needed}</b>
          <p className={css['text']}>{messages.neededText}</p>
        </li>
        {model.purposes.map(({ purpose, name, text, isOn, isBarred }) => (
          <li key={purpose}>
            {isBarred ? (
              <b>{name}</b>
            ) : (
              <CheckBox
                id={`consent-${purpose}`}
                label={name}
                isChecked={isOn}
                onChange={(isTicked) => model.tick(purpose, isTicked)}
              />
            )}
            <p className={css['text']}>{isBarred ? `${text} ${messages.barred}` : text}</p>
          </li>
        ))}
      </ul>
      <Recorded model={model} />
      <div className={css['answers']}>
        <Button kind="second" onClick={model.refuseAll}>
          {messages.refuseAll}
        </Button>
        <Button kind="second" onClick={model.allowAll}>
          {messages.allowAll}
        </Button>
        <Button onClick={model.save}>{messages.save}</Button>
      </div>
    </>
  );
});

/** Under which number the merchant can show what was chosen last. */
const Recorded = observer(({ model: { recorded } }: Props) => {
  if (recorded === null) return null;
  return (
    <p className={`${css['text']} ${css['recorded']}`}>
      <CodedText text={recorded} />
    </p>
  );
});
