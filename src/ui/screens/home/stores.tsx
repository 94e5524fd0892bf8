import row from '#ui/components/phone-row.module.css';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { StoreCard } from '#viewmodels/content/store-card.ts';
import { homeMessages } from '#viewmodels/messages/home/en.ts';
import css from './stores.module.css';

/** Shops one can walk into: where they are, today's hours, and how to reach them. */
export function Stores({ stores }: { readonly stores: readonly StoreCard[] }) {
  const messages = useMessages(homeMessages);
  const isRow = stores.some(({ phone, directions }) => phone ?? directions); // what scrolls has something that keys reach
  return (
    <ul aria-label={messages.stores} className={`${css['stores']} ${isRow ? row['row'] : ''}`}>
      {stores.map((store) => (
        <li key={store.id} className={css['store']}>
          <Store store={store} />
        </li>
      ))}
    </ul>
  );
}

function Store({ store: { name, address, today, phone, directions } }: { readonly store: StoreCard }) {
  return (
    <>
      <h3>{name}</h3>
      <address className={css['address']}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {today && <p className={css['today']}>{today}</p>}
      <div className={css['ways']}>
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
    </>
  );
}
