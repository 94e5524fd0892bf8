/** The language that a record says it is told in; nothing where it is the catalog's own. */
export function spokenIn({ language }: { readonly language: string }): { readonly language?: string } {
  return language === '' ? {} : { language };
}
