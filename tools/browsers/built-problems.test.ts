import { expect, test } from 'vitest';
import { parameterProblems, styleProblems, unitProblems } from './built-problems.ts';

test('what a style may not have is told, what is accepted is not', () => {
  const refused = 'a.css:1:2: CSS Subgrid not supported by: Chrome (109-116) (css-subgrid)';
  const accepted = 'a.css:1:9: CSS resize property not supported by: Safari on iOS (15.6-15.8) (css-resize)';
  expect(styleProblems(`${refused}\n${accepted}\n(node:1) Warning: of something else`)).toEqual([refused]);
});

test('units that are younger than the list are told', () => {
  expect(unitProblems('a.css', '.a{height:1lh;width:1em}.b{margin:calc(1rem + 2.5lh)}')).toEqual([
    'a.css: height:1lh',
    'a.css: margin:calc(1rem + 2.5lh)',
  ]);
});

test.each([
  'function a({a}){}',
  'function a({b:a}){}',
  'function a([c,a]){}',
  'function a(...a){}',
  'function a(b,{a=1}){}',
])('Safari before 16.3 refuses %s', (code) => expect(parameterProblems('a.js', code)).toHaveLength(1));

test.each(['function a(a){}', 'function a({a:b}){}', 'function a({ab}){}', 'function a(b,...c){}'])(
  'it takes %s',
  (code) => expect(parameterProblems('a.js', code)).toEqual([]),
);
