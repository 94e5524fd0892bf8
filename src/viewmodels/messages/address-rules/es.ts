import type { TextsOf } from '../writing/messages.ts';
import type { addressRuleMessages } from './en.ts';

export const addressRules: TextsOf<typeof addressRuleMessages> = {
  postcodeHelp: (name, like) => `Tu ${name}, por ejemplo ${like}.`,
  postcodeLike: (name, like) => `Escribe tu ${name}, por ejemplo ${like}`,
  noSuchPin: 'Ningún PIN code empieza por estas dos cifras: compruébalas',
  notDelivered: 'No podemos entregar en este PIN code. Indica otra dirección.',
  indianMobile: 'Escribe un número de móvil de diez cifras que empiece por 6, 7, 8 o 9',
  phoneLike: (like) => `Escribe un número de teléfono como ${like}, o uno que empiece por + y el prefijo del país`,
  notSent: (names) => `No es posible enviar a este país: ${names}.`,
};
