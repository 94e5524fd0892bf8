import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMoreMessages } from '#viewmodels/messages/product-more/en.ts';
import type { ReviewFormModel } from '#viewmodels/product-more/review-form-model.ts';
import css from './fit.module.css';
import { OptionalLegend } from './optional-legend.tsx';

type Choice = ReviewFormModel['fits'][number];
type Props = { readonly choices: readonly Choice[]; readonly onChange: (fit: Choice['id']) => void };

/** Whether the size that was taken fits. */
export function Fit({ choices, onChange }: Props) {
  return (
    <fieldset>
      <OptionalLegend>{useMessages(productMoreMessages).howFits}</OptionalLegend>
      <div className={css['choices']}>
        {choices.map(({ id, label, isChosen }) => (
          <label key={id} className={css['choice']}>
            <input type="radio" name="fit" checked={isChosen} onChange={() => onChange(id)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
