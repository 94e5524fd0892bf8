import type { WithdrawalMailWords } from './words.ts';

export const es: WithdrawalMailWords = {
  withdraw: 'Desistir del contrato aquí',
  subject: (order) => `Hemos recibido tu desistimiento del pedido ${order}`,
  heading: 'Hemos recibido tu desistimiento',
  lookedAt: (day) =>
    `Alguien de la tienda lo mira ahora y te escribirá. Cuenta desde la hora que figura abajo; lo que te corresponda vuelve a más tardar el ${day}.`,
  notPacked: 'El pedido aún no estaba empaquetado y queda cancelado: no se envía nada y no hay nada que devolver.',
  sendBack: (day) =>
    `Envía las prendas de vuelta a más tardar el ${day} y escribe el número de devolución en el paquete.`,
  paysBack: (amount, day) =>
    `Te reembolsamos ${amount}, con el envío estándar que pagaste, a más tardar el ${day} y al mismo medio de pago.`,
  mayWait: 'Podemos esperar a que las prendas estén aquí o a que nos muestres que las has enviado.',
  nothingDue: 'No has pagado nada, así que no hay nada que reembolsar.',
  excepted: (names) => `Hecho a medida o no enviado, y por eso excluido: ${names}.`,
  notYou: '¿No has sido tú? Escríbenos con el número de la declaración.',
  statementNumber: 'Número de la declaración',
  receivedAt: 'Recibido el',
  name: 'Nombre',
  email: 'Correo electrónico',
  withdrawnFrom: 'Desistimiento de',
  wholeOrder: 'todo el pedido',
};
