import type { TextsOf } from '../writing/messages.ts';
import type { trackingMessages } from './en.ts';

export const tracking: TextsOf<typeof trackingMessages> = {
  title: 'Je bestelling volgen',
  intro: 'Je bestelnummer en het e-mailadres waarmee je bestelde zijn genoeg. Je hebt geen account nodig.',
  form: 'Je bestelling zoeken',
  fields: { order: 'Bestelnummer', email: 'E-mailadres' },
  orderHelp: 'Het begint met AF en staat in de bevestiging.',
  emailHelp: 'Het adres waar de bevestiging naartoe ging.',
  find: 'Bestelling tonen',
  problems: {
    'order-required': 'Vul je bestelnummer in',
    'order-no-order-number': 'Vul een bestelnummer in zoals AF000070012',
    'email-required': 'Vul je e-mailadres in',
    'email-not-an-email': 'Vul een e-mailadres in zoals naam@example.com',
  },
  notFound:
    'We vonden geen bestelling met dit nummer en dit e-mailadres. Controleer beide; wacht na meerdere pogingen een paar minuten.',
  wrongEmail: 'Dit e-mailadres opent de bestelling niet. Controleer het; wacht na meerdere pogingen een paar minuten.',
  tooOften: 'Dat waren veel pogingen. Wacht een minuut en probeer het dan opnieuw.',
  failed: 'De winkel antwoordde niet. Wat je typte staat hier nog; probeer het opnieuw.',
  offline: 'Je bent offline. Wat je typte staat hier nog; probeer het opnieuw als je weer online bent.',
  further: 'Andere manieren',
  account: 'Bestellingen van je account',
  contact: 'Schrijf ons',
  yours: 'Is dit je bestelling?',
  yoursText: 'Vul het e-mailadres in waarmee je bestelde om te zien wie de bestelling krijgt, en waar.',
  show: 'Alle details tonen',
};
