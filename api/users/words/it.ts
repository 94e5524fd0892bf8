import type { AccountMailWords } from './account-mail-words.ts';

export const it: AccountMailWords = {
  link: {
    subject: 'Scegli una nuova password',
    asked: 'Qualcuno, molto probabilmente tu, ha chiesto una nuova password per il tuo account Zari. Sceglila qui:',
    works: (minutes) =>
      `Il link funziona una sola volta e per ${minutes} minuti. Se la richiesta non è tua, non devi fare nulla: la tua password resta com’è.`,
  },
  passwordChanged: {
    subject: 'La tua password è stata cambiata',
    told: 'La password del tuo account Zari è stata cambiata e tutti i dispositivi sono stati disconnessi.',
    ifNot: 'Se non hai cambiato tu la password, chiedine subito una nuova:',
  },
  emailChanged: {
    subject: 'Il tuo indirizzo e-mail è stato cambiato',
    told: 'Il tuo account Zari ha ora un altro indirizzo e-mail e tutti gli altri dispositivi sono stati disconnessi. Questa è l’ultima e-mail che inviamo a questo indirizzo.',
    ifNot: 'Se non hai cambiato tu l’indirizzo, scrivici subito:',
  },
  accountDeleted: {
    subject: 'Il tuo account è stato eliminato',
    told: 'Il tuo account Zari è stato eliminato, con il profilo, gli indirizzi, il carrello, le recensioni e tutti gli avvisi che ne facevano parte. La legge ci obbliga a conservare gli ordini e le relative fatture per alcuni anni; trovi un ordine con il suo numero e questo indirizzo e-mail.',
    ifNot: 'Se non sei stato tu, scrivici subito:',
  },
  page: {
    choose: 'Scegli una nuova password',
    email: 'Indirizzo e-mail',
    password: (fewest) => `Nuova password, almeno ${fewest} caratteri`,
    again: 'Ripeti la nuova password',
    button: 'Cambia la password',
    faults: {
      'too-short': (fewest) => `La password deve avere almeno ${fewest} caratteri.`,
      'too-long': (most) => `La password può avere al massimo ${most} caratteri.`,
      unlike: () => 'Le due password non sono uguali.',
      common: () => 'È una delle password più comuni. Scegline un’altra.',
      'own-email': () => 'La password non può essere il tuo indirizzo e-mail.',
      'shop-name': () => 'La password non può essere il nome del negozio.',
    },
    changed: 'La tua password è stata cambiata',
    signedOut: 'Tutti i tuoi dispositivi sono stati disconnessi. Accedi con la nuova password.',
    tooLate: 'Questo link non funziona più',
    askAgain: (minutes) =>
      `Funziona una sola volta e per ${minutes} minuti. Chiedine un altro al momento dell’accesso.`,
    onlyForm: 'Questa pagina mostra solo un modulo',
    backToShop: 'Torna al negozio',
  },
};
