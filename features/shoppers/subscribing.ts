/** What stands at the foot of the page about the newsletter. */
export type NewsletterSeen = {
  readonly address: string;
  /** How the address stands; '' while nothing is to be said. */
  readonly words: string;
  /** What is wrong with the address; null when nothing is. */
  readonly problem: string | null;
  /** Why nothing has come of it; null when nothing went wrong. */
  readonly failure: string | null;
  readonly offersToUnsubscribe: boolean;
};

export interface Subscribing {
  /** Types an address for the newsletter and goes on to something else. */
  givesAddress(email: string): Promise<void>;
  /** Types an address and stays in its field; on a page alone. */
  typesAddress(email: string): Promise<void>;
  subscribes(): Promise<void>;
  unsubscribes(): Promise<void>;
  newsletter(): Promise<NewsletterSeen>;
}
