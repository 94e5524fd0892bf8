import type { AlertMailWords } from './alert-mail-words.ts';

export const nl: AlertMailWords = {
  noMoreMails: 'Geen e-mails meer zoals deze',
  unsubscribe: {
    question: 'Geen e-mails meer over stukken waarop je wacht?',
    whatEnds:
      'Je hoort dan niets meer over de stukken waarop je met dit e-mailadres wacht: niet dat ze er weer zijn en niet dat hun prijs is gedaald. Je kunt het ons in de winkel altijd opnieuw vragen.',
    button: 'Stuur me er geen meer',
    done: 'Geen e-mails meer over stukken waarop je wacht',
    askAgain: 'Je wacht nergens meer op. We schrijven je alleen weer als je daarom vraagt.',
    unknown: 'Deze link werkt niet',
    newerMail:
      'De link is onvolledig of te oud. In een nieuwere e-mail over een stuk waarop je wacht, staat een link die werkt.',
    unchanged: 'Er is niets veranderd',
    pressButton: 'Open de link in de e-mail en druk op de knop op die pagina.',
    backToShop: 'Terug naar de winkel',
  },
};
