import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { CartOptions } from '#ui/components/cart-options.tsx';
import { SelectField, TextField } from '#ui/components/field.tsx';
import order from '#ui/components/named-order.module.css';
import { Picture } from '#ui/components/picture.tsx';
import { LastDay } from '#ui/components/returns.tsx';
import { Told } from '#ui/components/told.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { useFirstProblem } from '#ui/hooks/use-first-problem.ts';
import type { GiveBackModel } from '#viewmodels/confirmation/give-back-model.ts';
import type { GiveBackLine, GiveBackPage } from '#viewmodels/confirmation/give-back-page.ts';
import { giveBackMessages } from '#viewmodels/messages/give-back/en.ts';
import css from './return-pieces-screen.module.css';

type Props = { readonly model: GiveBackModel; readonly page: GiveBackPage };

/** Which pieces, why, and where the money goes; all of it stays until it was noted. */
export const ReturnForm = observer(({ model, page }: Props) => {
  const texts = useMessages(giveBackMessages);
  const element = useRef<HTMLFormElement>(null);
  useFirstProblem(element, model.attempts);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void model.send();
  };
  return (
    <form ref={element} noValidate aria-labelledby="returned" onSubmit={send} className={order['part']}>
      <OfOrder page={page} />
      <h2 id="returned" className={css['heading']}>
        {texts.pieces}
      </h2>
      <ul className={css['lines']}>
        {page.lines.map((line) => (
          <Line key={line.item} model={model} page={page} line={line} />
        ))}
      </ul>
      <TextField
        label={texts.note}
        isOptional
        name="note"
        rows={3}
        maxLength={page.longestNote}
        value={model.form.note}
        onChange={({ currentTarget }) => model.type('note', currentTarget.value)}
      />
      <Ways model={model} />
      {model.answer !== null && (
        <Told isUrgent className={order['answer']}>
          {model.answer}
        </Told>
      )}
      <Button type="submit" isBusy={model.isSending} className={css['send']}>
        {texts.send}
      </Button>
    </form>
  );
});

function OfOrder({ page }: Pick<Props, 'page'>) {
  const { ofOrder } = useMessages(giveBackMessages);
  return (
    <p className={css['quiet']}>
      <span translate="no">{`${ofOrder(page.number)} · `}</span>
      <LastDay {...page} />
    </p>
  );
}

const Line = observer(({ model, page, line }: Props & { readonly line: GiveBackLine }) => (
  <li className={css['line']}>
    <div>
      <Picture source={line.picture} alt="" sizes="4.5rem" />
    </div>
    <div className={css['words']}>
      <p className={css['name']} lang={useLang()}>
        {line.name}
      </p>
      <CartOptions options={line.options} />
      {line.left > 0 ? <Chosen {...{ model, page, line }} /> : <p className={css['quiet']}>{line.why}</p>}
    </div>
  </li>
));

/** How many of a line, and why. The name is read with each, since all lines have the same fields. */
const Chosen = observer(({ model, page, line }: Props & { readonly line: GiveBackLine }) => {
  const texts = useMessages(giveBackMessages);
  return (
    <div className={css['fields']}>
      <SelectField
        label={texts.howMany}
        aria-label={texts.howManyOf(line.name)}
        name={`quantity-${line.item}`}
        value={String(line.quantity)}
        error={line.nothingChosen}
        onChange={({ currentTarget }) =>
          model.type(`quantity-${line.item}`, currentTarget.value === '0' ? '' : currentTarget.value)
        }
      >
        {[...Array(line.left + 1).keys()].map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
      {line.quantity > 0 && (
        <SelectField
          label={texts.why}
          aria-label={texts.whyOf(line.name)}
          name={`reason-${line.item}`}
          value={line.reason}
          error={line.problem}
          onChange={({ currentTarget }) => model.type(`reason-${line.item}`, currentTarget.value)}
        >
          <option value="">{texts.choose}</option>
          {page.reasons.map(({ reason, text }) => (
            <option key={reason} value={reason}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
});

const Ways = observer(({ model }: Pick<Props, 'model'>) => {
  const texts = useMessages(giveBackMessages);
  const [only, ...others] = model.ways;
  if (others.length === 0)
    return (
      <div className={css['ways']}>
        <h2 className={css['heading']}>{texts.ways}</h2>
        <p>{only?.text}</p>
      </div>
    );
  return (
    <fieldset className={css['ways']}>
      <legend>
        <h2 className={css['heading']}>{texts.ways}</h2>
      </legend>
      {model.ways.map(({ way, text }) => (
        <label key={way} className={css['way']}>
          <input
            type="radio"
            name="way"
            value={way}
            checked={model.form.way === way}
            onChange={() => model.type('way', way === 'original' ? '' : way)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
});
