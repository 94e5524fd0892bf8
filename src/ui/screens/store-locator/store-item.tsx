import { useMessages } from '#ui/hooks/messages-context.ts';
import type { StoreEntry } from '#viewmodels/content/store-locator-model.ts';
import { storeLocatorMessages } from '#viewmodels/messages/store-locator/en.ts';
import css from './store-locator-screen.module.css';

/** A shop: where it is, whether it is open now, how to reach it. */
export function StoreItem({ entry }: { readonly entry: StoreEntry }) {
  const messages = useMessages(storeLocatorMessages);
  const { name, address, opening, isOpen, distance, phone, directions, week, services } = entry;
  return (
    <article className={css['store']}>
      <h2>{name}</h2>
      {distance && <p>{distance}</p>}
      <address className={css['address']}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {opening && <p className={isOpen ? css['open'] : css['shut']}>{opening}</p>}
      <div className={css['links']}>
        {phone && (
          <a href={phone.link} dir="ltr">
            {phone.text}
          </a>
        )}
        {directions && (
          <a href={directions.link} rel="noopener" aria-label={directions.name}>
            {directions.text}
          </a>
        )}
      </div>
      {services.length > 0 && <p className={css['shut']}>{`${messages.services}: ${services.join(', ')}`}</p>}
      {week.length > 0 && <Hours week={week} />}
    </article>
  );
}

function Hours({ week }: Pick<StoreEntry, 'week'>) {
  return (
    <details>
      <summary className={css['summary']}>{useMessages(storeLocatorMessages).hours}</summary>
      <dl className={css['week']}>
        {week.map(({ day, hours }) => (
          <div key={day} className={css['day']}>
            <dt>{day}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
