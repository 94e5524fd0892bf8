import type { TextsOf } from '../writing/messages.ts';
import type { contactMessages } from './en.ts';

export const contact: TextsOf<typeof contactMessages> = {
  title: 'Contacto',
  intro: 'Responde alguien que conoce la ropa, normalmente en el plazo de un día laborable.',
  sooner: 'Lo que más se pregunta',
  orders: '¿Dónde está mi pedido?',
  delivery: '¿Cuánto cuesta el envío?',
  returns: '¿Cómo devuelvo una prenda?',
  stores: '¿Dónde puedo probármela?',
  form: 'Escríbenos',
  fields: {
    topic: 'Tema',
    name: 'Nombre',
    email: 'Dirección de correo',
    orderNumber: 'Número de pedido',
    message: 'Mensaje',
  },
  topics: {
    order: 'Un pedido',
    return: 'Una devolución',
    size: 'Una talla',
    'made-to-measure': 'A medida',
    other: 'Otra cosa',
  },
  orderNumberHelp: 'Empieza por AF y está en la confirmación.',
  lettersLeft: (left) => `Caracteres restantes: ${left}`,
  send: 'Enviar mensaje',
  problems: {
    'name-required': 'Escribe tu nombre',
    'name-too-long': 'Escribe como máximo 100 caracteres',
    'email-required': 'Escribe tu dirección de correo',
    'email-not-an-email': 'Escribe una dirección de correo como nombre@example.com',
    'orderNumber-no-order-number': 'Escribe un número de pedido como AF000070012',
    'message-required': 'Escribe de qué se trata',
    'message-too-long': 'Acorta un poco el mensaje',
  },
  failed: 'No se ha podido enviar tu mensaje. Sigue aquí; vuelve a intentarlo.',
  offline: 'No tienes conexión. Tu mensaje sigue aquí; envíalo cuando la tengas.',
  sent: 'Tu mensaje está en camino',
  sentText: (email) => `Respondemos a ${email}, normalmente en el plazo de un día laborable.`,
  waits: 'Tu mensaje está guardado',
  waitsText: (email) =>
    `Guardado en este dispositivo. Se enviará a la tienda en cuanto esté accesible, y responderemos a ${email}.`,
  copy: 'Lo que has escrito',
  writeMore: 'Escribir otro mensaje',
  byMail: 'Por correo',
};
