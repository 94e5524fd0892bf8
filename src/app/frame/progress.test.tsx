// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type View, ViewContext } from '#app/slots/visit-context.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { Progress } from './progress.tsx';

const view = { shop: { messages: inEnglish } } as unknown as View;

test('UI-32 UI-33 CONF-42 the line at the top is 2 px high and on its way for 3000 ms', () => {
  render(<Progress />, { wrapper: ({ children }) => <ViewContext value={view}>{children}</ViewContext> });
  const { blockSize, animation } = getComputedStyle(screen.getByRole('progressbar', { name: 'Loading' }));
  expect([blockSize, /\d+ms/.exec(animation)?.[0]]).toEqual(['2px', '3000ms']);
});
