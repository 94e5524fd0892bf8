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
  greyValues: 'Los valores en gris no tienen artículos con lo elegido.',
  remove: (value) => `Quitar el filtro ${value}`,
  clearAll: 'Quitar todos los filtros',
  showItems: 'Mostrar artículos',
  show: (items) => `Mostrar ${items}`,
  noHits: 'Ningún artículo tiene todo lo elegido.',
  showWithout: (value) => `Mostrar artículos sin ${value}`,
  notRenewed: 'No hemos podido actualizar la lista. Lo que ves es de antes de tu última elección.',
};
