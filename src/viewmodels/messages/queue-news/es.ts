import type { TextsOf } from '../writing/messages.ts';
import type { queueNewsMessages } from './en.ts';

export const queueNews: TextsOf<typeof queueNewsMessages> = {
  'newsletter-joined': 'Tu suscripción al boletín está activa.',
  'newsletter-to-confirm': 'Confirma el boletín en el correo que te hemos enviado.',
  'restock-noted': 'Recibirás un solo correo cuando {productName} vuelva a estar disponible.',
  'restock-there': '{productName} ya vuelve a estar disponible. No hace falta esperar.',
  'price-falls-noted': 'Recibirás un correo cuando una prenda de tus favoritos cueste menos.',
  'mail-sent': 'Tu mensaje «{message}» se ha enviado a la tienda.',
  'mail-not-sent': 'Tu mensaje «{message}» no se ha podido enviar. Si nadie responde, escribe de nuevo.',
  'tasks-dropped': 'Lo que estaba pendiente de enviar se ha descartado, porque la sesión está cerrada: {number}',
  'order-charged-otherwise':
    'Tu pedido {number} cuesta {now} en lugar de {was}: los precios, el envío o un código de descuento han cambiado desde que lo hiciste.',
  'order-not-sent': 'Tu pedido no se ha realizado. No es posible enviar al país de la dirección: {productName}.',
};
