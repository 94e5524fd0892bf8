const SPACES = /[\s\p{Cc}]+/gu;

/** Characters that are not seen and turn the text around them, as those of Unicode's bidirectional algorithm do. */
const UNSEEN = /[\p{Cf}--[\u200c\u200d]]/gv;

/** A text on one line. Joiners stay, which Hindi and Persian are written with. */
export function oneLine(text: string): string {
  return text.replace(SPACES, ' ').replace(UNSEEN, '').trim();
}

const LONGEST = 200;

/**
 * What somebody typed of whom nobody knows whether the mail is theirs: on one line, not without end, and nothing that a
 * program of mail makes a link of. Source: the rule for contact mail, docs/api/decisions.md.
 */
export function typedWords(text: string): string {
  const line = oneLine(text);
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')}…` : line;
  return short.replaceAll('://', ': //').replace(/\.(?=\p{L})/gu, '. ');
}
