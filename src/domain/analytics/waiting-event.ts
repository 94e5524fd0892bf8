/** An event that its shopper has agreed to and that nobody could be handed yet. */
export type WaitingEvent<Event> = {
  readonly id: string;
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
  readonly event: Event;
};

/** In their order. */
export type WaitingEvents<Event> = readonly WaitingEvent<Event>[];

export const noWaitingEvents: WaitingEvents<never> = [];

/** What happens for hours without a network is not all kept. */
export const MOST_WAITING = 200;

/** What is told is counted when it arrives: after a week it would say more of that day than of its own. */
export const WAITING_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

/** With one more at the end; of what happens once, such as a purchase, the first that was told stays. */
export function withWaiting<Event>(waiting: WaitingEvents<Event>, added: WaitingEvent<Event>): WaitingEvents<Event> {
  return waiting.some(({ id }) => id === added.id) ? waiting : [...waiting, added].slice(-MOST_WAITING);
}

export function withoutWaiting<Event>(waiting: WaitingEvents<Event>, id: string): WaitingEvents<Event> {
  return waiting.filter((each) => each.id !== id);
}

/** Without what has waited for too long; the very same where nothing has. */
export function stillToTell<Event>(waiting: WaitingEvents<Event>, now: number): WaitingEvents<Event> {
  const isLate = ({ at }: WaitingEvent<Event>): boolean => now - at > WAITING_FOR_MS;
  return waiting.some(isLate) ? waiting.filter((each) => !isLate(each)) : waiting;
}
