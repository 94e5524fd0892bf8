import type { UnsubscribeWords } from './unsubscribe-words.ts';

/** What every mail says in one language that somebody has asked for. */
export type AlertMailWords = {
  /** For who gets it by mistake. */
  readonly notYou: string;
  /** Leads to the page of `unsubscribe`. */
  readonly noMoreMails: string;
  readonly unsubscribe: UnsubscribeWords;
};
