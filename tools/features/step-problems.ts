/** `path` is relative to the project. */
export type StepFile = { readonly path: string; readonly text: string };

/** From the name of a step to the end of the first thing it does. */
const beginnings = /^(?:Given|When|Then)\([\s\S]*?\);$/gm;
const doesNothing = /\{\s*\}\s*,?\s*\);$/;
const ignoresWords = /function \([^)]*\b_\w+/;

/** Says which steps do nothing, or take words that they do not look at: both pass whatever the example says. */
export function stepProblems({ path, text }: StepFile): readonly string[] {
  return [...text.matchAll(beginnings)].flatMap(({ 0: step, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return [
      ...(doesNothing.test(step) ? [`${path}:${line}: a step does something`] : []),
      ...(ignoresWords.test(step) ? [`${path}:${line}: a step looks at all of its words`] : []),
    ];
  });
}
