import type { TextsOf } from '../writing/messages.ts';
import type { noticeMessages } from './en.ts';

export const notices: TextsOf<typeof noticeMessages> = {
  'page-gone': 'Deze pagina is er niet meer. We hebben je naar de startpagina gebracht.',
  'product-empty-result':
    'Het product, de categorie of de pagina is offline niet beschikbaar. Je gaat naar de startpagina.',
  'category-offline': 'Er zijn geen producten opgeslagen voor deze categorie. Kom terug als je online bent!',
  'filters-offline': 'Er zijn geen filters opgeslagen voor deze categorie. Kom terug als je online bent!',
  'order-refused':
    'De bestelling is niet geaccepteerd. Controleer of alle verplichte velden zijn ingevuld, of schrijf naar {email}',
  'order-not-kept':
    'Dit apparaat kan je bestelling niet bewaren. Houd deze pagina open tot de winkel heeft geantwoord.',
  'order-queued': 'De bestelling kon door een serverfout niet worden verstuurd. De bestelling staat in de wachtrij',
  'order-queue-refused':
    'Het adres bij het afrekenen bevat ongeldige gegevens. Controleer of alle verplichte velden zijn ingevuld en schrijf naar {email}, zodat we dit voor de toekomst oplossen. Je bestelling is geannuleerd.',
  'order-queue-out-of-stock': 'Een deel van de bestelde producten is uitverkocht. Je bestelling is geannuleerd.',
  'order-sent': 'Je bestelling is verstuurd en geplaatst. Dank je wel.',
  'order-not-withdrawn': 'Dit apparaat kon een annulering niet noteren. Annuleer de bestelling opnieuw.',
  'order-being-canceled':
    'Je bestelling wordt geannuleerd en niet meer verstuurd. We vragen na of de winkel de bestelling heeft.',
  'order-canceled': 'Je bestelling is geannuleerd. De winkel heeft de bestelling niet.',
  'order-not-canceled':
    'De winkel heeft de bestelling die je hebt geannuleerd, met nummer {number}. Schrijf naar {email} om die daar te annuleren.',
  'review-sent': 'Je beoordeling is ingestuurd ter controle.',
  'review-failed': 'Er ging iets mis. Probeer het over een paar seconden opnieuw.',
  'signed-out': 'Je bent uitgelogd',
  'account-updated': 'De accountgegevens zijn bijgewerkt',
  'password-changed': 'Het wachtwoord is gewijzigd',
  'account-not-made':
    'De bestelling is geplaatst, maar er kon geen account worden gemaakt. Registreren kan altijd nog.',
  'session-lost': 'Interne fout bij het vernieuwen van je aanmelding. Wis de sitegegevens en laad de pagina opnieuw.',
  'compare-added': 'Product {productName} is toegevoegd aan de vergelijking!',
  'compare-removed': 'Product {productName} is uit de vergelijking gehaald!',
  'compare-full': 'Er worden al vier stukken vergeleken. Haal er een weg om dit toe te voegen.',
  'part-missing': 'Een deel van de winkel kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
  'device-news': '',
  'shop-renewed': 'Er staat een nieuwe versie van de winkel klaar.',
  'language-offered': 'Je kunt deze winkel in het Nederlands lezen. Prijzen en winkelwagen blijven zoals ze zijn.',
  readIn: 'Lezen in het Nederlands',
  'server-message': '',
};
