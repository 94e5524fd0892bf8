import { expect, test, vi } from 'vitest';

vi.mock('inversify', () => import('./plain-container.ts'));

const { createShop } = await import('./services.ts');

type Given = { readonly who: string };

const words = {
  greeting: ({ who }: Given) => `Hello, ${who}`,
  parting: Object.assign(() => 'later', { waits: true as const }),
};

test('a shop of the worker makes its services as any shop does, each once for a visit', () => {
  const made: string[] = [];
  const shop = createShop<Given>()({
    ...words,
    noted: ({ greeting }: { readonly greeting: string }) => made.push(greeting),
  });
  const [asha, ravi] = ['Asha', 'Ravi'].map((who) => shop.open({ who }));
  expect([asha?.noted, asha?.noted, ravi?.noted, made]).toEqual([1, 1, 2, ['Hello, Asha', 'Hello, Ravi']]);
});

test('what comes later takes the place of what waited for it, and of nothing else', () => {
  const shop = createShop<Given>()(words);
  const visit = shop.open({ who: 'Asha' });
  expect(visit.parting).toBe('later');
  shop.extend(visit, { parting: () => 'Goodbye' });
  expect([visit.greeting, visit.parting]).toEqual(['Hello, Asha', 'Goodbye']);
  shop.extend(visit, { parting: Object.assign(() => 'never', { waits: true as const }) });
  expect(visit.parting).toBe('Goodbye');
});
