import { drawing } from '#app/page/page.ts';
import { restock } from '#composition/screens/restock.ts';
import { RestockForm } from '#ui/screens/restock/restock-form.tsx';

export const restockPanel = drawing({
  Screen: RestockForm,
  model: 'restockForm',
  needs: 'actions',
  services: restock,
});
