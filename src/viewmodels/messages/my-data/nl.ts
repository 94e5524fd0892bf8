import type { TextsOf } from '../writing/messages.ts';
import type { myDataMessages } from './en.ts';

export const myData: TextsOf<typeof myDataMessages> = {
  about: 'Alles wat Zari van je bewaart en wat dit apparaat bewaart. Bedragen in Indiase roepies, tijden in UTC.',
  downloadText:
    'Eén bestand met alles wat we van je bewaren, van profiel en bestellingen tot beoordelingen, en met wat dit apparaat bewaart. Het is gewone tekst die jij kunt lezen, en andere programma’s ook. Wachtwoorden staan er niet in.',
  deviceText:
    'Privacykeuzes en de eenheid van maten horen bij dit apparaat en bij geen account: ze staan niet in het bestand.',
  download: 'Mijn gegevens downloaden',
  saved: 'Het bestand staat bij je downloads.',
  notSaved: 'De winkel antwoordde niet. Probeer het over een minuut opnieuw.',
  downloadOffline: 'Je bent offline, en het bestand heeft het netwerk nodig.',
  deletion: 'Mijn account verwijderen',
  deletionText: 'Het gebeurt meteen en kan niet ongedaan worden gemaakt.',
  goesHeading: 'Wat verdwijnt',
  goes: [
    'Profiel, adressen en wachtwoord',
    'Aanmeldingen op alle apparaten',
    'Winkelwagen, lijsten en links ernaar vanaf dit apparaat',
    'Beoordelingen die je ingelogd hebt geschreven',
    'Nieuwsbrief en meldingen over maten en prijzen',
  ],
  staysHeading: 'Wat blijft',
  stays: [
    'Bestellingen en hun facturen: de wet verplicht ons ze tot 8 jaar te bewaren',
    'Lopende bestellingen en retouren gaan gewoon door',
    'Je vindt een bestelling met het nummer en het e-mailadres',
  ],
  credit: (amount) => `Je tegoed van ${amount} gaat verloren. Besteed het eerst als je kunt.`,
  creditBack: 'Wat je met tegoed hebt betaald, komt niet terug als een bestelling wordt geannuleerd.',
  password: 'Je wachtwoord',
  send: 'Account voorgoed verwijderen',
  wrongPassword: 'Dit is niet je wachtwoord. Controleer het.',
  orderWaits:
    'Een bestelling op dit apparaat is nog niet bij de winkel. Wacht tot ze is verstuurd, of annuleer ze eerst.',
  otherCredit: 'Je tegoed is veranderd. Lees wat verloren zou gaan en druk dan opnieuw.',
  notDeleted: 'De winkel antwoordde niet. Probeer het opnieuw: een account wordt maar één keer verwijderd.',
  deletionOffline: 'Je bent offline, en verwijderen heeft het netwerk nodig. Er is niets verwijderd.',
  done: 'Je account is verwijderd. Een e-mail bevestigt het.',
};
