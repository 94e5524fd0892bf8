import type { TextsOf } from '../writing/messages.ts';
import type { deliveryMessages } from './en.ts';

export const delivery: TextsOf<typeof deliveryMessages> = {
  heading: '¿Cuándo llega?',
  pinCode: 'Entrega en el PIN code',
  check: 'Comprobar',
  by: 'A más tardar: {when}',
  before: 'Si haces el pedido antes de: {when}',
  never: (pinCode) => `No se entrega en ${pinCode}`,
  cash: 'Pago contra entrega',
  noCash: 'Aquí no hay pago contra entrega',
  returns: 'Las devoluciones se recogen en tu casa',
  noReturns: 'Aquí no se recogen devoluciones',
  notAPin: 'Escribe un PIN code de seis cifras',
  noSuchPin: (pinCode) => `No existe el PIN code ${pinCode}: revisa las cifras`,
  lastHeard: 'Última respuesta de la tienda: {when}',
  offline: 'No tienes conexión. Vuelve a intentarlo cuando la tengas.',
};
