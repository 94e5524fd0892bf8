import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { OptionPromptModel } from '#viewmodels/product/option-prompt-model.ts';
import { type OptionPromptView, optionPromptView } from '#viewmodels/product/option-prompt-view.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import css from './option-prompt-dialog.module.css';

type Props = { readonly model: ProductScreenModel };

/** What is to be chosen before the piece can be had. It is left together with its page. */
export const OptionPromptDialog = observer(({ model }: Props) => {
  const { optionPrompt, choosing, name } = model;
  const { question } = optionPrompt;
  const { heading, answers } = optionPromptView(optionPrompt);
  const headId = useId();
  const head = useRef<HTMLDivElement>(null);
  const code = question?.group.code;
  useEffect(() => optionPrompt.leave, [optionPrompt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further question is read out, too
  useEffect(() => head.current?.closest('dialog')?.querySelector('h2')?.focus(), [code]);
  const chosen = choosing.groups.flatMap((group) => group.chosen ?? []);
  return (
    <Dialog isOpen={question !== null} onClose={optionPrompt.leave} heading={heading} describedBy={headId}>
      <div ref={head} className={css['head']}>
        <p id={headId}>{[name, ...chosen].join(' · ')}</p>
        {code === 'size' && <SizeGuide model={model} />}
      </div>
      {question && <Answers key={code} optionPrompt={optionPrompt} label={question.group.label} answers={answers} />}
    </Dialog>
  );
});

const SizeGuide = observer(({ model: { choosing } }: Props) => {
  const { sizeGuide } = useMessages(productMessages);
  return (
    choosing.hasSizeGuide && (
      <Button kind="quiet" onClick={choosing.openSizeGuide}>
        {sizeGuide}
      </Button>
    )
  );
});

type AnswersProps = Pick<OptionPromptView, 'answers'> & {
  readonly optionPrompt: OptionPromptModel;
  readonly label: string;
};

/** A press gets the piece, so these are buttons: along radios the arrow keys would do it. */
function Answers({ optionPrompt, label: asked, answers }: AnswersProps) {
  return (
    <ul aria-label={asked} className={css['answers']}>
      {answers.map(({ id, label, told }) => (
        <li key={id}>
          <button type="button" className={css['answer']} onClick={() => optionPrompt.answer(id)}>
            <span>{label}</span> <span className={css['told']}>{told}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
