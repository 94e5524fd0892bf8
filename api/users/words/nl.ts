import type { AccountMailWords } from './account-mail-words.ts';

export const nl: AccountMailWords = {
  link: {
    subject: 'Kies een nieuw wachtwoord',
    asked:
      'Iemand, waarschijnlijk jijzelf, heeft een nieuw wachtwoord aangevraagd voor je account bij Zari. Kies het hier:',
    works: (minutes) =>
      `De link werkt één keer en ${minutes} minuten lang. Heb jij het niet aangevraagd, dan hoef je niets te doen: je wachtwoord blijft zoals het is.`,
  },
  passwordChanged: {
    subject: 'Je wachtwoord is gewijzigd',
    told: 'Het wachtwoord van je account bij Zari is gewijzigd en alle apparaten zijn uitgelogd.',
    ifNot: 'Was jij dat niet, vraag dan meteen een nieuw wachtwoord aan:',
  },
  emailChanged: {
    subject: 'Je e-mailadres is gewijzigd',
    told: 'Je account bij Zari heeft nu een ander e-mailadres en alle andere apparaten zijn uitgelogd. Dit is de laatste e-mail naar dit adres.',
    ifNot: 'Was jij dat niet, schrijf ons dan meteen:',
  },
  accountDeleted: {
    subject: 'Je account is verwijderd',
    told: 'Je account bij Zari is verwijderd, met het profiel, de adressen, de winkelwagen, de beoordelingen en alles waarop je wachtte. De wet verplicht ons bestellingen en hun facturen enkele jaren te bewaren; je vindt een bestelling met het nummer en dit e-mailadres.',
    ifNot: 'Was jij dat niet, schrijf ons dan meteen:',
  },
  page: {
    choose: 'Kies een nieuw wachtwoord',
    email: 'E-mailadres',
    password: (fewest) => `Nieuw wachtwoord, minstens ${fewest} tekens`,
    again: 'Nieuw wachtwoord herhalen',
    button: 'Wachtwoord wijzigen',
    faults: {
      'too-short': (fewest) => `Het wachtwoord moet minstens ${fewest} tekens hebben.`,
      'too-long': (most) => `Het wachtwoord mag hoogstens ${most} tekens hebben.`,
      unlike: () => 'De twee wachtwoorden zijn niet gelijk.',
      common: () => 'Dit is een van de meest gebruikte wachtwoorden. Kies een ander.',
      'own-email': () => 'Het wachtwoord mag niet je e-mailadres zijn.',
      'shop-name': () => 'Het wachtwoord mag niet de naam van de winkel zijn.',
    },
    changed: 'Je wachtwoord is gewijzigd',
    signedOut: 'Je bent op alle apparaten uitgelogd. Log in met het nieuwe wachtwoord.',
    tooLate: 'Deze link werkt niet meer',
    askAgain: (minutes) => `De link werkt één keer en ${minutes} minuten lang. Vraag bij het inloggen een nieuwe aan.`,
    onlyForm: 'Deze pagina toont alleen een formulier',
    backToShop: 'Terug naar de winkel',
  },
};
