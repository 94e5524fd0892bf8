import { drawing } from '#app/page/page.ts';
import { priceFalls } from '#composition/screens/price-falls.ts';
import { PriceFallsForm } from '#ui/screens/price-falls/price-falls-form.tsx';

export const priceFallsPanel = drawing({
  Screen: PriceFallsForm,
  model: 'priceFallsForm',
  needs: 'actions',
  services: priceFalls,
});
