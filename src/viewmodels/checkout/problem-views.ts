import type { Problem } from '#domain/checkout/checks.ts';
import { fieldId } from './field-view.ts';
import type { CheckoutTexts } from './field-words.ts';

/** A problem with the field it leads to. */
export type ProblemView = { readonly fieldId: string; readonly text: string };

type Writing = {
  readonly textOf: (problem: Problem) => string;
  readonly texts: CheckoutTexts;
};

/** What is wrong, a line each; of lines that say the same the later ones name their form. */
export function problemViews(all: readonly Problem[], { textOf, texts }: Writing): readonly ProblemView[] {
  const problems = all
    .filter((problem) => !isAlsoMissing(problem, all))
    .map((problem) => ({ id: fieldId(problem.form, problem.field), form: problem.form, text: textOf(problem) }));
  return problems.map(({ id, form, text }, at) => {
    const isSaidBefore = problems.slice(0, at).some((before) => before.text === text);
    return { fieldId: id, text: isSaidBefore ? `${text} (${nameOf(form, texts)})` : text };
  });
}

function nameOf(form: Problem['form'], texts: CheckoutTexts): string {
  return form === 'billing' ? texts.billingAddress : texts.shippingAddress;
}

/** Whether a name is missing that is filled in with the shopper's own, which is missing, too. */
function isAlsoMissing({ form, field, code }: Problem, problems: readonly Problem[]): boolean {
  const isOwn = (each: Problem): boolean => each.form === 'personal' && each.field === field && each.code === code;
  return form !== 'personal' && code === 'required' && problems.some(isOwn);
}
