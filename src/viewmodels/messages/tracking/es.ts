import type { TextsOf } from '../writing/messages.ts';
import type { trackingMessages } from './en.ts';

export const tracking: TextsOf<typeof trackingMessages> = {
  title: 'Seguir tu pedido',
  intro: 'Bastan el número de tu pedido y la dirección de correo con la que pediste. No necesitas cuenta.',
  form: 'Buscar tu pedido',
  fields: { order: 'Número de pedido', email: 'Dirección de correo' },
  orderHelp: 'Empieza por AF y está en la confirmación.',
  emailHelp: 'La dirección a la que se envió la confirmación.',
  find: 'Mostrar pedido',
  problems: {
    'order-required': 'Escribe tu número de pedido',
    'order-no-order-number': 'Escribe un número de pedido como AF000070012',
    'email-required': 'Escribe tu dirección de correo',
    'email-not-an-email': 'Escribe una dirección de correo como nombre@example.com',
  },
  notFound:
    'No encontramos ningún pedido con este número y esta dirección de correo. Comprueba ambos; después de varios intentos, espera unos minutos.',
  wrongEmail:
    'Esta dirección de correo no abre el pedido. Compruébala; después de varios intentos, espera unos minutos.',
  tooOften: 'Han sido muchos intentos. Espera un minuto y vuelve a intentarlo.',
  failed: 'La tienda no ha respondido. Lo que has escrito sigue aquí; vuelve a intentarlo.',
  offline: 'No tienes conexión. Lo que has escrito sigue aquí; vuelve a intentarlo cuando la tengas.',
  further: 'Otras formas',
  account: 'Pedidos de tu cuenta',
  contact: 'Escríbenos',
  yours: '¿Es tu pedido?',
  yoursText: 'Escribe la dirección de correo con la que pediste para ver quién lo recibe y dónde.',
  show: 'Mostrar todos los detalles',
};
