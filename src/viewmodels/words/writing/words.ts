/** The texts of one part of the shop in English, under the name its translations bear. */
export type Part<Name extends string, Texts> = { readonly name: Name; readonly english: Texts };

/** What a translation of a part must hold: the same keys, and the same values where a text has gaps to fill. */
export type TextsOf<P> = P extends Part<string, infer Texts> ? Readonly<Texts> : never;

/** Gives the texts of a part in the language of the visit. */
export type Words = <Texts extends object>(part: Part<string, Texts>) => Texts;

export function definePart<Name extends string, Texts extends object>(name: Name, english: Texts): Part<Name, Texts> {
  return { name, english };
}

/** English is part of the code: it needs no file of its own, and stands in where a translation is missing (ERR-09). */
export const inEnglish: Words = ({ english }) => english;
