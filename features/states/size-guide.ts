import type { SizeGuide } from '#domain/content/size-guide.ts';

/** How the kurta set fits. */
export const sizeGuide: SizeGuide = {
  title: 'Kurta sets for women',
  notes: '<p>Measure over what you will wear beneath it.</p>',
  worn: { height: 175, size: 'S' },
  tables: [
    {
      title: 'Body',
      unit: 'in',
      columns: ['Size', 'Bust', 'Waist', 'Hip'],
      rows: [
        ['S', '34', '28', '37'],
        ['M', '36', '30', '39'],
        ['L', '38', '32', '41'],
        ['XL', '40', '34', '43'],
      ],
    },
  ],
};
