import type { UnsubscribeWords } from './unsubscribe-words.ts';

/** What every mail says in one language that somebody has asked for. */
export type AlertMailWords = {
  /** Leads to the page of `unsubscribe`. */
  readonly noMoreMails: string;
  readonly unsubscribe: UnsubscribeWords;
};
