import type { TextsOf } from '../writing/messages.ts';
import type { deviceMessages } from './en.ts';

export const device: TextsOf<typeof deviceMessages> = {
  'set-aside':
    'Parte de lo que estaba en espera en este dispositivo no se puede leer y se ha apartado ({count}): si te falta un pedido, escribe a {email}.',
  held: 'Cierra las otras pestañas de esta tienda, para que esta pueda leer los pedidos de tu dispositivo.',
  'may-clear':
    'Este navegador puede borrar lo que está en espera: vuelve a abrir la tienda dentro de unos días como máximo, hasta que tu pedido se haya enviado.',
  late: 'Este dispositivo todavía no ha respondido. Lo que has guardado aquí está a salvo y se mostrará en cuanto responda.',
  'keeps-nothing':
    'Este navegador no guarda nada de la tienda, así que tu carrito y tus listas desaparecerán cuando cierres o recargues esta página. Puedes pedir ahora, o permitir los datos de sitios para esta tienda.',
};
