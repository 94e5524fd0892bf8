import type { Product } from '#api/contract-kit/calls/shapes.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 5: which picture shows which colour. */
export const pictureChecks: readonly Check[] = [
  {
    id: 'catalog/picture-colours',
    section: 5,
    operation: 'catalogSearch',
    rule: 'the colour of a picture is one that its product has, and that of the variant which is shown by it',
    async run(kit) {
      for (const product of await kit.catalog()) coloursFit(product);
    },
  },
];

function coloursFit({ sku, media_gallery = [], color_options = [], configurable_children = [] }: Product): void {
  for (const { image, color = null } of media_gallery) {
    if (color === null) continue;
    holds(color_options.includes(color), `a colour of ${sku} for ${image}`, color);
    const shown = configurable_children.filter((child) => child.image === image);
    for (const child of shown) same(child.color, color, `${child.sku} colour`);
  }
}
