import type { SignInProblem } from '#domain/session/newcomer-checks.ts';
import { signInWords } from '../words/sign-in/en.ts';
import type { Words } from '../words/writing/words.ts';

/** What is wrong with a field, in words. */
export function problemText({ field, code }: SignInProblem, words: Words): string {
  const problems: Readonly<Record<string, string>> = words(signInWords).problems;
  return problems[`${field}-${code}`] ?? words(signInWords).failed;
}
