import { type HoursToday, hoursToday } from '#domain/content/hours-today.ts';
import type { StoreLocation } from '#domain/content/store-location.ts';
import { homeMessages } from '../messages/home/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type Dated, momentText } from '../shared/moment-text.ts';

/** A shop one can walk into, ready to show. */
export type StoreCard = {
  readonly id: number;
  readonly name: string;
  readonly address: readonly string[];
  /** `Open today 11:00 am to 8:00 pm`; '' when nobody can say. */
  readonly today: string;
  /** Null when it has no number. */
  readonly phone: { readonly text: string; readonly link: string } | null;
  readonly directions: { readonly text: string; readonly name: string; readonly link: string } | null;
};

type Writing = { readonly storeView: Dated; readonly messages: Messages };

/** As it stands at a moment (milliseconds). */
export function storeCard(store: StoreLocation, at: number, writing: Writing): StoreCard {
  const { id, name, street, city, postcode, telephone, place } = store;
  const messages = writing.messages(homeMessages);
  return {
    id,
    name,
    address: [...street, `${city} ${postcode}`.trim()].filter(Boolean),
    today: todayText(hoursToday(store, at), writing),
    phone: /\d/.test(telephone) ? { text: telephone, link: `tel:${telephone.replace(/[^+\d]/g, '')}` } : null,
    directions: place && {
      text: messages.directions,
      name: messages.directionsTo(name),
      link: `https://www.google.com/maps/dir/?api=1&destination=${place.latitude},${place.longitude}`,
    },
  };
}

function todayText(today: HoursToday, { storeView, messages }: Writing): string {
  if (today === 'unknown') return '';
  const { openToday, closedToday } = messages(homeMessages);
  return today === 'closed'
    ? closedToday
    : openToday(hourText(today.opens, storeView), hourText(today.closes, storeView));
}

/** `19:00` by the shop's clock as the locale writes it; the day and the zone are only there to make it a moment. */
export function hourText(time: string, storeView: Dated): string {
  return momentText(`2026-01-01T${time}:00+05:30`, storeView, 'LT');
}
