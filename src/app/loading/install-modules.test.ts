import { ContainerModule } from 'inversify';
import { expect, test } from 'vitest';
import { provideShared } from '#composition/provide.ts';
import { token } from '#composition/token.ts';
import { createShop } from '#composition/visit.ts';
import { createInstallModules } from './install-modules.ts';

test('a module that two parts bring is added once', async () => {
  const NAME = token<string>('name');
  const module = new ContainerModule(({ bind }) => provideShared(bind, NAME, 'Asha'));
  const shop = createShop();
  const install = createInstallModules(shop);
  await Promise.all([install({ modules: [module] }), install({ modules: [module] })]);
  expect(
    shop
      .openVisit({
        createCell: () => {
          throw new Error('no cells here');
        },
      })
      .get(NAME),
  ).toBe('Asha');
});
