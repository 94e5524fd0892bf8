import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMoreMessages } from '#viewmodels/messages/product-more/en.ts';
import { OptionalLegend } from './optional-legend.tsx';
import css from './rating.module.css';

type Props = { readonly stars: number | null; readonly onChange: (stars: number) => void };

const ALL_STARS = [1, 2, 3, 4, 5];

/** Five stars of which a shopper gives as many as the piece deserves; a group of radios to hands and ears. */
export function Rating({ stars, onChange }: Props) {
  const messages = useMessages(productMoreMessages);
  return (
    <fieldset className={css['rating']}>
      <OptionalLegend>{messages.rating}</OptionalLegend>
      <div className={css['stars']}>
        {ALL_STARS.map((each) => (
          <label
            key={each}
            className={stars !== null && each <= stars ? `${css['star']} ${css['given']}` : css['star']}
          >
            <input
              type="radio"
              name="stars"
              className={css['radio']}
              checked={each === stars}
              onChange={() => onChange(each)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" className={css['drawing']}>
              <path d="m12 3 2.7 6 6.5.6-4.9 4.3 1.5 6.4L12 17l-5.8 3.3 1.5-6.4L2.8 9.6 9.3 9Z" />
            </svg>
            <VisuallyHidden>{messages.starsOf(each)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
