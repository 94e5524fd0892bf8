import type { CartState, MarketingEvent, TrackingGateway } from '#domain/analytics/tracking-gateway.ts';
import type { ConsentChoice } from '#domain/consent/consent-choice.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';

export interface MemoryTrackingGateway extends TrackingGateway, MemoryLink<keyof TrackingGateway> {
  /** What was told last of each cart, by its id. */
  carts(): ReadonlyMap<string, CartState>;
  events(): readonly MarketingEvent[];
  /** What was recorded, in its order, each number once. */
  choices(): readonly ConsentChoice[];
}

type Options = { readonly isReachable?: () => boolean };

const noId = refused(400, 'is required');
const noName = refused(400, 'is required');
const unasked = refused(400, 'Only what was asked can be allowed');

/** What a merchant has heard; nothing at first. */
export function createMemoryTrackingGateway({ isReachable }: Options = {}): MemoryTrackingGateway {
  const link = createMemoryLink<keyof TrackingGateway>(isReachable);
  const carts = new Map<string, CartState>();
  const events: MarketingEvent[] = [];
  const choices = new Map<string, ConsentChoice>();
  return {
    ...link,
    tellCart: (id, state, world) =>
      link.answer('tellCart', world ? [id, state, world] : [id, state], () => {
        if (id === '') return noId;
        carts.set(id, state);
        return { kind: 'ok', value: true };
      }),
    tellEvent: (event, world) =>
      link.answer('tellEvent', world ? [event, world] : [event], () => {
        if (typeof event['event_name'] !== 'string') return noName;
        events.push(event);
        return { kind: 'ok', value: true };
      }),
    recordConsent: (choice, world) =>
      link.answer('recordConsent', world ? [choice, world] : [choice], () => {
        if (!choice.allowed.every((purpose) => choice.asked.includes(purpose))) return unasked;
        if (!choices.has(choice.number)) choices.set(choice.number, choice);
        return { kind: 'ok', value: true };
      }),
    carts: () => carts,
    choices: () => [...choices.values()],
    events: () => events,
  };
}
