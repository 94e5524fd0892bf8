import type { AccountMailWords } from './account-mail-words.ts';

export const es: AccountMailWords = {
  link: {
    subject: 'Elige una nueva contraseña',
    asked: 'Alguien, seguramente tú, ha pedido una nueva contraseña para tu cuenta de Zari. Elígela aquí:',
    works: (minutes) =>
      `El enlace funciona una sola vez y durante ${minutes} minutos. Si no lo has pedido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.`,
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña',
    told: 'Se ha cambiado la contraseña de tu cuenta de Zari y se ha cerrado la sesión en todos los dispositivos.',
    ifNot: 'Si no has sido tú, pide enseguida una nueva contraseña:',
  },
  emailChanged: {
    subject: 'Se ha cambiado tu dirección de correo',
    told: 'Tu cuenta de Zari tiene ahora otra dirección de correo y se ha cerrado la sesión en todos los demás dispositivos. Este es el último correo que enviamos a esta dirección.',
    ifNot: 'Si no has sido tú, escríbenos enseguida:',
  },
  accountDeleted: {
    subject: 'Tu cuenta se ha eliminado',
    told: 'Tu cuenta de Zari se ha eliminado, con el perfil, las direcciones, el carrito, las opiniones y todos los avisos que tenía. La ley nos obliga a conservar los pedidos y sus facturas durante algunos años; puedes encontrar un pedido con su número y esta dirección de correo.',
    ifNot: 'Si no has sido tú, escríbenos enseguida:',
  },
  page: {
    choose: 'Elige una nueva contraseña',
    email: 'Dirección de correo',
    password: (fewest) => `Nueva contraseña, al menos ${fewest} caracteres`,
    again: 'Repite la nueva contraseña',
    button: 'Cambiar contraseña',
    faults: {
      'too-short': (fewest) => `La contraseña debe tener al menos ${fewest} caracteres.`,
      'too-long': (most) => `La contraseña puede tener como máximo ${most} caracteres.`,
      unlike: () => 'Las dos contraseñas no son iguales.',
      common: () => 'Es una de las contraseñas más comunes. Elige otra.',
      'own-email': () => 'La contraseña no puede ser tu dirección de correo.',
      'shop-name': () => 'La contraseña no puede ser el nombre de la tienda.',
    },
    changed: 'Se ha cambiado tu contraseña',
    signedOut: 'Se ha cerrado tu sesión en todos los dispositivos. Inicia sesión con la nueva contraseña.',
    tooLate: 'Este enlace ya no funciona',
    askAgain: (minutes) => `Funciona una sola vez y durante ${minutes} minutos. Pide otro al iniciar sesión.`,
    onlyForm: 'Esta página solo muestra un formulario',
    backToShop: 'Volver a la tienda',
  },
};
