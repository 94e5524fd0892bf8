import type { AlertMailWords } from './alert-mail-words.ts';

export const es: AlertMailWords = {
  noMoreMails: 'No recibir más correos como este',
  unsubscribe: {
    question: '¿No recibir más correos sobre prendas que esperas?',
    whatEnds:
      'Ya no sabrás nada de lo que esperas con esta dirección de correo: ni que ha vuelto ni que ha bajado de precio. Puedes volver a pedírnoslo en la tienda en cualquier momento.',
    button: 'No enviar más correos',
    done: 'No recibirás más correos sobre prendas que esperas',
    askAgain: 'Ya no esperas ninguna prenda. Solo volveremos a escribirte si nos lo pides.',
    unknown: 'Este enlace no funciona',
    newerMail:
      'Está incompleto o es demasiado antiguo. Un correo más reciente sobre una prenda que esperas contiene uno que funciona.',
    unchanged: 'No ha cambiado nada',
    pressButton: 'Abre el enlace del correo y pulsa el botón de su página.',
    backToShop: 'Volver a la tienda',
  },
};
