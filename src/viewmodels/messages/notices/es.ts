import type { TextsOf } from '../writing/messages.ts';
import type { noticeMessages } from './en.ts';

export const notices: TextsOf<typeof noticeMessages> = {
  'page-gone': 'Esta página ya no existe. Esta es la página de inicio.',
  'product-empty-result':
    'El producto, la categoría o la página no están disponibles sin conexión. Te llevamos a la página de inicio.',
  'category-offline': 'No hay productos guardados de esta categoría. ¡Vuelve cuando tengas conexión!',
  'filters-offline': 'No hay filtros guardados de esta categoría. ¡Vuelve cuando tengas conexión!',
  'order-refused':
    'El pedido no se ha aceptado. Comprueba que todos los campos obligatorios estén rellenados, o escríbenos a {email}',
  'order-not-kept':
    'Este dispositivo no puede guardar tu pedido. Deja esta página abierta hasta que la tienda haya respondido.',
  'order-queued': 'El pedido no se ha podido transmitir por un error del servidor. Está en cola',
  'order-queue-refused':
    'La dirección indicada al tramitar el pedido contiene datos no válidos. Comprueba que todos los campos obligatorios estén rellenados y escríbenos a {email} para resolverlo en el futuro. Tu pedido se ha cancelado.',
  'order-queue-out-of-stock': 'Algunos de los productos pedidos están agotados. Tu pedido se ha cancelado.',
  'order-sent': 'Tu pedido se ha enviado y registrado. Gracias.',
  'order-not-withdrawn': 'Este dispositivo no ha podido anotar una cancelación. Vuelve a cancelar el pedido.',
  'order-being-canceled':
    'Tu pedido se está cancelando y ya no se envía. Estamos comprobando si la tienda lo ha recibido.',
  'order-canceled': 'Tu pedido está cancelado. La tienda no lo ha recibido.',
  'order-not-canceled':
    'La tienda tiene el pedido que cancelaste, con el número {number}. Para cancelarlo allí, escribe a {email}.',
  'review-sent': 'Tu reseña se ha enviado para su revisión.',
  'review-failed': 'Algo ha fallado. Vuelve a intentarlo en unos segundos.',
  'signed-out': 'Has cerrado la sesión',
  'account-updated': 'Los datos de la cuenta se han actualizado',
  'password-changed': 'La contraseña se ha cambiado',
  'account-not-made':
    'El pedido se ha realizado, pero no se ha podido crear una cuenta. Puedes crearla cuando quieras.',
  'session-lost': 'Error interno al renovar la sesión. Borra los datos del sitio y recarga la página.',
  'compare-added': '¡El producto {productName} se ha añadido a la comparación!',
  'compare-removed': '¡El producto {productName} se ha quitado de la comparación!',
  'compare-full': 'Ya se comparan cuatro prendas. Quita una para añadir esta.',
  'part-missing': 'No se ha podido cargar una parte de la tienda. Comprueba tu conexión y vuelve a intentarlo.',
  'device-news': '',
  'shop-renewed': 'Una nueva versión de la tienda está lista.',
  'language-offered': 'Puedes leer esta tienda en español. Los precios y el carrito se quedan como están.',
  readIn: 'Leer en español',
  'server-message': '',
};
