/** The question of what a shopper agrees to, as it stands on a page. */
export type ConsentQuestion = { readonly words: string; readonly ways: readonly string[] };

/** Says what may be done with a visit. */
export interface Consenting {
  /** Null where nothing is asked. */
  consentAsked(): Promise<ConsentQuestion | null>;
  /** Answers the question on the page. */
  answersConsent(way: 'Allow all' | 'Refuse all'): Promise<void>;
  /** What stands in the choices at the foot of the page about their record; '' where nothing does. */
  consentRecorded(): Promise<string>;
  /** Opens the choices at the foot of the page, and ticks or unticks purposes there by their names. */
  changesConsent(ticks: Readonly<Record<string, boolean>>): Promise<void>;
}
