import type { TextsOf } from '../writing/messages.ts';
import type { signInMessages } from './en.ts';

export const signIn: TextsOf<typeof signInMessages> = {
  headings: { login: 'Accedi', register: 'Registrati', 'forgot-password': 'Password dimenticata' },
  hints: {
    login: 'Carrello, ordini e preferiti ti seguono.',
    register: 'Con un account trovi ordini e carrello su ogni dispositivo.',
    'forgot-password': 'Ti inviamo un’e-mail con cui scegliere una nuova password.',
  },
  actions: { login: 'Accedi', register: 'Crea account', 'forgot-password': 'Reimposta la password' },
  toRegister: 'Registrati',
  toForgotPassword: 'Password dimenticata?',
  toLogin: 'Torna all’accesso',
  fields: {
    email: 'Indirizzo e-mail',
    firstName: 'Nome',
    lastName: 'Cognome',
    password: 'Password',
    repeated: 'Ripeti la password',
    areTermsAccepted: 'Accetto i termini e le condizioni',
  },
  passwordRule: 'Almeno 8 caratteri',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  capsLock: 'Il blocco maiuscole è attivo',
  problems: {
    'email-required': 'Inserisci il tuo indirizzo e-mail',
    'email-not-an-email': 'Inserisci un indirizzo e-mail come nome@example.com',
    'firstName-required': 'Inserisci il tuo nome',
    'firstName-too-short': 'Inserisci almeno 2 lettere',
    'lastName-required': 'Inserisci il tuo cognome',
    'password-required': 'Inserisci la tua password',
    'password-too-short': 'Inserisci almeno 8 caratteri',
    'repeated-required': 'Inserisci la password ancora una volta',
    'repeated-unlike': 'Le due password non sono uguali',
    'areTermsAccepted-terms': 'Accetta i termini e le condizioni per continuare',
  },
  failed: 'Qualcosa è andato storto. Riprova fra qualche secondo.',
  offline: 'Sei offline. Riprova quando torni online.',
  noProof: 'Non è stato possibile verificare che a chiedere l’account sia una persona. Riprova.',
  mailSent: (email) =>
    `Guarda nella casella di posta di ${email}. Se esiste un account, la nostra e-mail arriva a breve.`,
  changePassword: 'Cambia la password',
  currentPassword: 'Password attuale',
  newPassword: 'Nuova password',
  repeatNewPassword: 'Ripeti la nuova password',
};
