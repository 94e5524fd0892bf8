import type { TextsOf } from '../writing/messages.ts';
import type { payingMessages } from './en.ts';

export const paying: TextsOf<typeof payingMessages> = {
  signedOut: '¿Tienes una cuenta?',
  signIn: 'Iniciar sesión',
  savedAddresses: 'Direcciones guardadas',
  credit: 'Saldo de la tienda',
  creditOffer: (available) => `Usar el saldo, ${available} disponibles`,
  leftToPay: (amount) => `Quedan ${amount} por pagar`,
  account: 'Cuenta',
  createAccount: 'Crear una cuenta con este pedido',
  accountHelp: 'Con el nombre y el correo de arriba. Solo tienes que elegir una contraseña.',
  password: 'Contraseña',
  passwordRule: 'Al menos 8 caracteres',
  passwordProblems: { required: 'Escribe una contraseña', 'too-short': 'Escribe al menos 8 caracteres' },
};
