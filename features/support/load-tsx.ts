import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/** Lets Node load screens: components are compiled, and each class of a style sheet is called by its own name. */
const styles = 'export default new Proxy({}, { get: (_, name) => (typeof name === "string" ? name : undefined) });';

/**
 * Cucumber asks each step's words where their parts stand through a library that rewrites the pattern every time; the
 * language itself can say it. It is a fifth of the time of the examples that need no page.
 */
const indices = `
  const withIndices = new WeakMap();
  export default (pattern, text) => {
    const own = withIndices.get(pattern) ?? new RegExp(pattern.source, pattern.flags + 'd');
    withIndices.set(pattern, own);
    return own.exec(text);
  };
`;

registerHooks({
  load: (url, context, next) => {
    if (url.includes('/node_modules/regexp-match-indices/'))
      return { format: 'module', source: indices, shortCircuit: true };
    const path = url.replace(/[?#].*$/, '');
    if (path.endsWith('.css')) return { format: 'module', source: styles, shortCircuit: true };
    if (!path.endsWith('.tsx')) return next(url, context);
    return { format: 'module', source: compile(fileURLToPath(path)), shortCircuit: true };
  },
});

const compile = (path: string): string =>
  transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  }).code;
