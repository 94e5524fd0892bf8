import type { TextsOf } from '../writing/messages.ts';
import type { consentMessages } from './en.ts';

export const consent: TextsOf<typeof consentMessages> = {
  heading: 'Tu privacidad',
  question:
    '¿Podemos aprender de tu visita y usarla para lo que ves en otros sitios? La tienda funciona igual si dices que no.',
  refuseAll: 'Rechazar todo',
  allowAll: 'Aceptar todo',
  choose: 'Elegir',
  choices: 'Opciones de privacidad',
  introduction: 'Puedes cambiarlo cuando quieras, al pie de cada página. Lo que retires se borra al momento.',
  needed: 'Necesario',
  neededText:
    'Tu carrito, tus pedidos, tu país, tu idioma y esta elección. La tienda no puede funcionar sin ellos, así que siempre están.',
  names: { measuring: 'Medición', marketing: 'Publicidad', chat: 'Chat en directo' },
  texts: {
    measuring: 'Cuenta qué páginas se ven y qué se compra, para que podamos mejorar la tienda.',
    marketing:
      'Dice a nuestro servicio de publicidad qué miras y compras aquí, para que veas nuestra ropa en otros sitios y sepamos qué anuncio ha servido.',
    chat: 'Carga el chat de otro servicio, que conoce tu dirección de internet y lo que escribes.',
  },
  barred: 'Tu navegador ya lo ha rechazado por ti.',
  recorded: (number) => `Tu última elección consta con el número ${number}.`,
  save: 'Guardar mi elección',
};
