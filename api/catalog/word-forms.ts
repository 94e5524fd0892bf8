/** The singular and the plural that a word of English may have; whether either is a word, the catalog knows. */
export function formsOf(word: string): readonly string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [];
  return [`${word}s`, `${word}es`, ...endingIn(word, 'y', 'ies'), ...singularsOf(word)];
}

function singularsOf(word: string): readonly string[] {
  if (word.endsWith('ss')) return [];
  return [...endingIn(word, 's', ''), ...endingIn(word, 'es', ''), ...endingIn(word, 'ies', 'y')];
}

function endingIn(word: string, ending: string, other: string): readonly string[] {
  return word.endsWith(ending) ? [`${word.slice(0, -ending.length)}${other}`] : [];
}
