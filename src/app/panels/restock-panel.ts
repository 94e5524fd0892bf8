import { drawing } from '#app/page/page.ts';
import { restockModule } from '#composition/restock/restock-module.ts';
import { RESTOCK_FORM } from '#composition/restock/tokens.ts';
import { RestockForm } from '#ui/screens/restock/restock-form.tsx';

export const restockPanel = drawing({
  Screen: RestockForm,
  model: RESTOCK_FORM,
  half: 'back',
  modules: [restockModule],
});
