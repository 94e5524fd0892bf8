/** The messages of one namespace in English, under the name that its translations bear. */
export type Namespace<Name extends string, Texts> = { readonly name: Name; readonly english: Texts };

/** What a translation of a namespace must hold: the same keys, and the same values where a text has gaps to fill. */
export type TextsOf<P> = P extends Namespace<string, infer Texts> ? Readonly<Texts> : never;

/** Gives the messages of a namespace in the language of the visit, or of the locale that is named. */
export type Messages = <Texts extends object>(namespace: Namespace<string, Texts>, locale?: string) => Texts;

export function defineMessages<Name extends string, Texts extends object>(
  name: Name,
  english: Texts,
): Namespace<Name, Texts> {
  return { name, english };
}

/** English is part of the code: it needs no file of its own, and stands in where a translation is missing (ERR-09). */
export const inEnglish: Messages = ({ english }) => english;
