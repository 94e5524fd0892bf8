import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { AskingModel } from '#viewmodels/product/asking-model.ts';
import { type AskingView, askingView } from '#viewmodels/product/asking-view.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import css from './asking-dialog.module.css';

type Props = { readonly model: ProductScreenModel };

/** What is to be chosen before the piece can be had. It is left together with its page. */
export const AskingDialog = observer(({ model }: Props) => {
  const { asking, choosing, name } = model;
  const { question } = asking;
  const { heading, answers } = askingView(asking);
  const headId = useId();
  const head = useRef<HTMLDivElement>(null);
  const code = question?.group.code;
  useEffect(() => asking.leave, [asking]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further question is read out, too
  useEffect(() => head.current?.closest('dialog')?.querySelector('h2')?.focus(), [code]);
  const chosen = choosing.groups.flatMap((group) => group.chosen ?? []);
  return (
    <Dialog isOpen={question !== null} onClose={asking.leave} heading={heading} describedBy={headId}>
      <div ref={head} className={css['head']}>
        <p id={headId}>{[name, ...chosen].join(' · ')}</p>
        {code === 'size' && <SizeGuide model={model} />}
      </div>
      {question && <Answers key={code} asking={asking} label={question.group.label} answers={answers} />}
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

type AnswersProps = Pick<AskingView, 'answers'> & { readonly asking: AskingModel; readonly label: string };

/** A press gets the piece, so these are buttons: along radios the arrow keys would do it. */
function Answers({ asking, label: asked, answers }: AnswersProps) {
  return (
    <ul aria-label={asked} className={css['answers']}>
      {answers.map(({ id, label, told }) => (
        <li key={id}>
          <button type="button" className={css['answer']} onClick={() => asking.answer(id)}>
            <span>{label}</span> <span className={css['told']}>{told}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
