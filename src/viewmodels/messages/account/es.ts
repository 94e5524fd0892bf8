import type { TextsOf } from '../writing/messages.ts';
import type { accountMessages } from './en.ts';

export const account: TextsOf<typeof accountMessages> = {
  account: 'Cuenta',
  whySignIn: 'Tu carrito, tus pedidos y tus favoritos te acompañan en todos tus dispositivos.',
  signIn: 'Iniciar sesión',
  register: 'Crear cuenta',
  signedInAs: (name) => `Sesión iniciada como ${name}`,
  yourAccount: 'Tu cuenta',
  logOut: 'Cerrar sesión',
  orders: 'Pedidos',
  ordersKept: 'Los pedidos que hiciste en este dispositivo.',
  none: 'Todavía no hay pedidos. Lo que pidas en este dispositivo aparecerá aquí.',
  placed: (number) => `Pedido ${number}`,
  waiting: 'Pendiente de enviar',
  refused: 'No realizado',
  withdrawn: 'Cancelado',
  canceling: 'En proceso de cancelación',
  unwanted: (number) => `Pedido ${number}, cancelado demasiado tarde`,
  messages: 'Mensajes',
  messagesKept: 'Lo que la tienda te ha dicho durante esta visita. Desaparecerá cuando te vayas.',
  noMessages: 'Todavía nada. Lo que la tienda te diga durante esta visita aparecerá aquí.',
  help: 'Ayuda',
};
