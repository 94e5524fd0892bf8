import type { TextsOf } from '../writing/messages.ts';
import type { contactMessages } from './en.ts';

export const contact: TextsOf<typeof contactMessages> = {
  title: 'Contact',
  intro: 'Iemand die de kleding kent antwoordt, meestal binnen één werkdag.',
  sooner: 'Wat de meesten vragen',
  orders: 'Waar is mijn bestelling?',
  delivery: 'Wat kost de bezorging?',
  returns: 'Hoe stuur ik een stuk terug?',
  stores: 'Waar kan ik het passen?',
  form: 'Schrijf ons',
  fields: {
    topic: 'Onderwerp',
    name: 'Naam',
    email: 'E-mailadres',
    orderNumber: 'Bestelnummer',
    message: 'Bericht',
  },
  topics: {
    order: 'Een bestelling',
    return: 'Een retour',
    size: 'Een maat',
    'made-to-measure': 'Op maat gemaakt',
    other: 'Iets anders',
  },
  orderNumberHelp: 'Het begint met AF en staat in de bevestiging.',
  lettersLeft: (left) => `Resterende tekens: ${left}`,
  send: 'Bericht versturen',
  problems: {
    'name-required': 'Vul je naam in',
    'name-too-long': 'Vul hoogstens 100 tekens in',
    'email-required': 'Vul je e-mailadres in',
    'email-not-an-email': 'Vul een e-mailadres in zoals naam@example.com',
    'orderNumber-no-order-number': 'Vul een bestelnummer in zoals AF000070012',
    'message-required': 'Schrijf waar het over gaat',
    'message-too-long': 'Maak het bericht wat korter',
  },
  failed: 'Je bericht kon niet worden verstuurd. Het staat hier nog; probeer het opnieuw.',
  offline: 'Je bent offline. Je bericht staat hier nog; verstuur het als je weer online bent.',
  sent: 'Je bericht is onderweg',
  sentText: (email) => `We antwoorden aan ${email}, meestal binnen één werkdag.`,
  waits: 'Je bericht is opgeslagen',
  waitsText: (email) =>
    `Opgeslagen op dit apparaat. Het wordt naar de winkel gestuurd zodra die bereikbaar is, en we antwoorden aan ${email}.`,
  copy: 'Wat je schreef',
  writeMore: 'Nog een bericht schrijven',
  byMail: 'Per e-mail',
};
