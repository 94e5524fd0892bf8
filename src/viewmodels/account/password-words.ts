import type { SignInProblem } from '#domain/session/newcomer-checks.ts';
import { signInMessages } from '../messages/sign-in/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

/** What is wrong with a field, in words. */
export function problemText({ field, code }: SignInProblem, messages: Messages): string {
  const problems: Readonly<Record<string, string>> = messages(signInMessages).problems;
  return problems[`${field}-${code}`] ?? messages(signInMessages).failed;
}
