const MOST_LANGUAGES = 5;

/** The first subtags of `accept-language`, the most wanted first, such as `hi` of `hi-IN, en;q=0.5`; what cannot be read is left out. */
export function acceptedLanguages(header: string | null): readonly string[] {
  const each = (header ?? '').split(',', MOST_LANGUAGES).flatMap((part) => {
    const [range = '', weight = 'q=1'] = part.split(';').map((word) => word.trim().toLowerCase());
    const [language = ''] = range.split('-');
    const quality = weight.startsWith('q=') ? Number(weight.slice('q='.length)) : 0;
    return /^[a-z]{2,3}$/.test(language) && quality > 0 ? [{ language, quality }] : [];
  });
  const sorted = each.toSorted((one, other) => other.quality - one.quality);
  return [...new Set(sorted.map(({ language }) => language))];
}
