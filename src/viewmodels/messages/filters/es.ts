import type { TextsOf } from '../writing/messages.ts';
import type { filterMessages } from './en.ts';

export const filters: TextsOf<typeof filterMessages> = {
  filters: 'Filtros',
  filtersChosen: (chosen) => `Filtros (${chosen})`,
  names: {
    category_product: 'Prenda',
    category: 'Categoría',
    discount: 'Descuento',
    rts: 'Listo para enviar',
    gender: 'Género',
    price: 'Precio',
  },
  range: (from, to) => `${from} - ${to}`,
  andAbove: (from) => `${from} o más`,
  upTo: (to) => `Hasta ${to}`,
  discountFrom: (percent) => `${percent} % o más`,
  from: 'Desde',
  to: 'Hasta',
  applyPrice: 'Aplicar precio',
  lowestPrice: 'Precio más bajo',
  highestPrice: 'Precio más alto',
  anyPrice: 'Cualquiera',
  allOf: (group, count) => `${group}: mostrar todo (${count})`,
  greyValues: 'Para los valores en gris no hay artículos que coincidan con lo que has elegido.',
  remove: (value) => `Quitar el filtro ${value}`,
  clearAll: 'Quitar todos los filtros',
  showItems: 'Mostrar artículos',
  show: (items) => `Mostrar ${items}`,
  noHits: 'Ningún artículo coincide con todo lo que has elegido.',
  showWithout: (value) => `Mostrar artículos sin ${value}`,
  notRenewed: 'No hemos podido actualizar la lista. Lo que ves es anterior a tu última elección.',
};
