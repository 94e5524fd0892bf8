import { catalogModule } from '#composition/catalog-module.ts';
import { stateModule } from '#composition/state.ts';
import { createShop } from '#composition/visit.ts';

export function placeholderVisit() {
  return createShop(stateModule, catalogModule).openVisit({
    createCell: (value) => {
      let now = value;
      return {
        get: () => now,
        update: (change) => {
          now = change(now);
        },
      };
    },
  });
}
