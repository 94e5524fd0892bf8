import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { frameMessages } from './en.ts';

const count = counterOf('es');

export const frame: TextsOf<typeof frameMessages> = {
  skip: 'Ir al contenido',
  slogan: 'Hecho a mano en la India, enviado a todo el mundo',
  announcement: 'Aviso',
  closeAnnouncement: 'Cerrar aviso',
  menu: 'Menú',
  mainMenu: 'Menú principal',
  shortcuts: 'Accesos rápidos',
  backTo: (name) => `Volver a ${name}`,
  back: 'Atrás',
  backToAll: 'Volver a la lista',
  cart: (quantity) => count(quantity, { one: 'Carrito, # artículo', other: 'Carrito, # artículos' }),
  wishlist: (quantity) => count(quantity, { one: 'Favoritos, # artículo', other: 'Favoritos, # artículos' }),
  saved: 'Favoritos',
  account: 'Cuenta',
  search: 'Buscar',
  notices: 'Avisos',
  ok: 'Aceptar',
  proceedToCheckout: 'Tramitar pedido',
  offline: 'No tienes conexión',
  backOnline: 'Vuelves a tener conexión',
  house: 'El hilo de oro en la trama. Moda india de diseño, hecha para llevarse.',
  shop: 'Tienda',
  help: 'Ayuda',
  helpText: 'El coste del envío se muestra antes de pagar. ¿Algo no va bien? Escríbenos.',
  delivery: 'Envío',
  returns: 'Devoluciones y cambios',
  trackOrder: 'Seguir tu pedido',
  contact: 'Contacto',
  withdraw: 'Desistir del contrato aquí',
  stores: 'Nuestras tiendas',
  sizeGuide: 'Guía de tallas',
  terms: 'Condiciones de venta',
  privacy: 'Privacidad',
  accessibility: 'Accesibilidad',
  store: 'País, idioma y moneda',
  breadcrumbs: 'Ruta',
};
