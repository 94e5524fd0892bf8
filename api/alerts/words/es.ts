import type { AlertMailWords } from './alert-mail-words.ts';

export const es: AlertMailWords = {
  notYou: 'Si no lo pediste, alguien ha indicado tu dirección por error. No tienes que hacer nada.',
  noMoreMails: 'No recibir más correos como este',
  unsubscribe: {
    question: '¿No recibir más correos sobre prendas que han vuelto?',
    whatEnds:
      'Ya no sabrás nada de lo que esperas con esta dirección de correo. Puedes volver a pedírnoslo en la tienda en cualquier momento.',
    button: 'No enviar más correos',
    done: 'No recibirás más correos sobre prendas que han vuelto',
    askAgain: 'Ya no esperas ninguna prenda. Solo volveremos a escribirte si nos lo pides.',
    unknown: 'Este enlace no funciona',
    newerMail:
      'Está incompleto o es demasiado antiguo. Un correo más reciente sobre una prenda que ha vuelto contiene uno que funciona.',
    unchanged: 'No ha cambiado nada',
    pressButton: 'Abre el enlace del correo y pulsa el botón de su página.',
    backToShop: 'Volver a la tienda',
  },
};
