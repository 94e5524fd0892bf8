import { expect, test } from 'vitest';
import { textProblems } from './texts.ts';

const found = async (text: string): Promise<readonly string[]> => {
  const problems = await textProblems({ path: 'part.tsx', text });
  return problems.map((problem) => problem.replace(/^.* of its own: /, ''));
};

test.each([
  ['beside what comes and goes', 'const a = <p>{count}{isNew && <b />}</p>;', ['{count}']],
  ['beside another text', 'const a = <p>{count} ×</p>;', ['{count}', '×']],
  ['that is written in quotes', "const a = <p><b />{'now'}</p>;", ["{'now'}"]],
  ['that is one of two', 'const a = <p>{isNew ? <b /> : text}<i /></p>;', ['{isNew ? <b /> : text}']],
  ['that stands in where there is none', 'const a = <p>{text ?? <b />}<i /></p>;', ['{text ?? <b />}']],
  ['without an element', 'const a = <>{text}</>;', ['{text}']],
  ['in a fragment with a key', 'const a = <Fragment key={at}>{text}</Fragment>;', ['{text}']],
  ['in a list', 'const a = <p>{all.map((text) => text)}</p>;', ['{all.map((text) => text)}']],
  ['that a component answers', 'function Part() { if (a) return text; return <b />; }', ['text']],
  ['that an observer answers', 'const Part = observer(() => (isNew ? <b /> : text));', ['(isNew ? <b /> : text)']],
])('a text %s is found', async (_what, text, problems) => {
  expect(await found(text)).toEqual(problems);
});

test.each([
  'const a = <p>{count}</p>;',
  'const a = <p>{isNew ? first : <b />}</p>;',
  'const a = <p>{`$' + '{count} ×`}</p>;',
  "const a = <p><b />{' '}<i /></p>;",
  'const a = <p>{isNew && <b />}{isOld ? <b /> : null}{rows.map((row) => <b key={row} />)}</p>;',
  'type Props = { readonly icon?: ReactNode }; const a = <p>{icon}{props.icon}<b /></p>;',
  'function Part() { const text = rows.map((row) => { return row; }); return <p>{text}</p>; }',
])('%s is well', async (text) => {
  expect(await found(text)).toEqual([]);
});

test.each(['<p role="status">{text}</p>', '<p role="alert" />', '<div aria-live="polite" />'])(
  '%s speaks by itself, which may not be heard',
  async (markup) => {
    expect(await textProblems({ path: 'part.tsx', text: `const a = ${markup};` })).toHaveLength(1);
  },
);

test.each(['<Told isUrgent>{text}</Told>', '<EmptyState role="status" />', '<p role="status" aria-live="off" />'])(
  '%s is said by the regions of the shop',
  async (markup) => {
    expect(await textProblems({ path: 'part.tsx', text: `const a = ${markup};` })).toEqual([]);
  },
);

test('where it stands is told, however many files were read before', async () => {
  await textProblems({ path: 'a.tsx', text: 'const a = <p />;' });
  const [problem] = await textProblems({ path: 'b.tsx', text: '// ₹\nconst a = <>{text}</>;' });
  expect(problem).toBe('b.tsx:2: a text without an element of its own: {text}');
});
