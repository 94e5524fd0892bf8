import { expect, test } from 'vitest';
import { createWorker, tabWith } from './browser-tab-for-tests.ts';

test('PWA-09 the pages that stood before there was a worker are kept when there is one, pictures once', () => {
  const { workers, container, location, said } = tabWith();
  const pageAt = (path: string) => {
    location.href = `http://localhost${path}`;
    workers.keepPage();
  };
  pageAt('/women');
  pageAt('/p/silk-tee');
  pageAt('/women');
  expect(said).toEqual([]);
  container.controller = createWorker(said);
  workers.keepPage();
  pageAt('/men');
  expect(said).toEqual([
    { kind: 'keep-page', address: 'http://localhost/' },
    { kind: 'keep-page', address: 'http://localhost/women' },
    { kind: 'keep-page', address: 'http://localhost/p/silk-tee' },
    { kind: 'keep-pictures', addresses: ['http://localhost/img/1'] },
    { kind: 'keep-page', address: 'http://localhost/men' },
  ]);
});

test('SESS-33 what was looked at before somebody left is not kept when a worker comes', () => {
  const { workers, container, location, said } = tabWith();
  workers.keepPage();
  workers.forgetVisits();
  container.controller = createWorker(said);
  location.href = 'http://localhost/men';
  workers.keepPage();
  expect(said).toEqual([{ kind: 'keep-page', address: 'http://localhost/men' }]);
});

test('the worker that serves the page is told to forget what was looked at; where there is none, nobody is', () => {
  const { workers, said } = tabWith({ serves: true });
  workers.forgetVisits();
  expect(said).toEqual([{ kind: 'forget-visits' }]);
  const other = tabWith();
  other.workers.forgetVisits();
  expect(other.said).toEqual([]);
});
