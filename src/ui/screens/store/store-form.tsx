import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { SelectField } from '#ui/components/field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useHref, useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { storeMessages } from '#viewmodels/messages/store/en.ts';
import type { Choice, StoreChoiceModel } from '#viewmodels/store/store-choice-model.ts';
import css from './store-form.module.css';

type Props = {
  readonly model: StoreChoiceModel;
  /** The page to go on with: a path of this shop. */
  readonly back: string;
};

/** Without scripts the page server keeps the choice; with them it counts on the page at hand. */
export const StoreForm = observer(({ model, back }: Props) => {
  const messages = useMessages(storeMessages);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    void model.look();
    return model.left;
  }, [model]);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await model.save();
    await (back === pathname + search ? navigate(0) : navigate(back)); // the page at hand stays as it has become
  };
  return (
    <form method="post" action={useHref('/store-choice')} className={css['form']} onSubmit={save}>
      <input type="hidden" name="back" value={back} />
      <Views model={model} />
      <Choices model={model} />
      <p className={css['hint']}>{messages.hint}</p>
      <NotSent model={model} />
      <Button type="submit" isWide isBusy={model.isSaving}>
        {messages.save}
      </Button>
    </form>
  );
});

/** What of the cart stays behind, beside the choice that would leave it. */
const NotSent = observer(({ model: { notSent } }: Pick<Props, 'model'>) => {
  const { viewCart } = useMessages(commonMessages);
  const cart = useHref('/cart');
  if (notSent === null) return null;
  return (
    <div className={css['limits']}>
      <Told>{notSent}</Told>
      <a href={cart}>{viewCart}</a>
    </div>
  );
});

/** Each is a shop of its own, so its page is loaded anew (ROUTE-56). */
const Views = observer(({ model }: Pick<Props, 'model'>) => {
  const { views: label } = useMessages(storeMessages);
  if (model.views.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={css['views']}>
        {model.views.map(({ name, home, isCurrent }) => (
          <li key={home}>
            <a href={home} data-reload aria-current={isCurrent ? 'true' : undefined} className={css['view']}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});

const Choices = observer(({ model }: Pick<Props, 'model'>) => {
  const messages = useMessages(storeMessages);
  const { chosen, countries, languages, currencies } = model;
  return (
    <>
      <ChoiceField
        label={messages.country}
        name="country"
        value={chosen.country}
        choices={countries}
        onChoose={model.chooseCountry}
      />
      <ChoiceField
        label={messages.language}
        name="locale"
        value={chosen.locale}
        choices={languages}
        onChoose={(locale) => model.choose({ locale })}
      />
      <ChoiceField
        label={messages.currency}
        name="currency"
        value={chosen.currency}
        choices={currencies}
        onChoose={(currency) => model.choose({ currency })}
      />
    </>
  );
});

type FieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
};

function ChoiceField({ choices, onChoose, ...field }: FieldProps) {
  return (
    <SelectField {...field} onChange={(event) => onChoose(event.currentTarget.value)}>
      {choices.map(({ value, label }) => (
        // The names of countries may differ between the server's Unicode tables and the browser's.
        <option key={value} value={value} suppressHydrationWarning>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
