import type { TextsOf } from '../writing/messages.ts';
import type { noticeMessages } from './en.ts';

export const notices: TextsOf<typeof noticeMessages> = {
  'page-gone': 'Diese Seite gibt es nicht mehr. Wir haben Sie zur Startseite gebracht.',
  'product-empty-result':
    'Das Produkt, die Kategorie oder die Seite ist offline nicht verfügbar. Sie gelangen zur Startseite.',
  'category-offline':
    'Für diese Kategorie sind keine Produkte gespeichert. Bitte kommen Sie wieder, wenn Sie online sind!',
  'filters-offline':
    'Die Filter dieser Kategorie sind nicht auf dem Gerät gespeichert. Bitte kommen Sie wieder, wenn Sie online sind!',
  'order-refused':
    'Die Bestellung wurde nicht angenommen. Bitte prüfen Sie, ob alle Pflichtfelder ausgefüllt sind, oder schreiben Sie uns an {email}',
  'order-not-kept':
    'Dieses Gerät kann Ihre Bestellung nicht speichern. Bitte lassen Sie diese Seite geöffnet, bis der Shop geantwortet hat.',
  'order-queued':
    'Die Bestellung konnte wegen eines Serverfehlers nicht übertragen werden. Sie wurde in die Warteschlange gestellt',
  'order-queue-refused':
    'Die Adresse an der Kasse enthält ungültige Angaben. Bitte prüfen Sie, ob alle Pflichtfelder ausgefüllt sind, und schreiben Sie uns an {email}, damit wir das für künftige Bestellungen beheben. Ihre Bestellung wurde storniert.',
  'order-queue-out-of-stock': 'Einige der bestellten Artikel sind ausverkauft. Ihre Bestellung wurde storniert.',
  'order-sent': 'Ihre Bestellung wurde übermittelt und aufgenommen. Vielen Dank.',
  'order-not-withdrawn':
    'Dieses Gerät konnte eine Stornierung nicht speichern. Bitte stornieren Sie die Bestellung noch einmal.',
  'order-being-canceled': 'Ihre Bestellung wird storniert und nicht mehr gesendet. Wir fragen den Shop, ob er sie hat.',
  'order-canceled': 'Ihre Bestellung ist storniert. Der Shop hat sie nicht.',
  'order-not-canceled':
    'Der Shop hat die Bestellung, die Sie storniert haben, unter der Nummer {number}. Um sie dort zu stornieren, schreiben Sie an {email}.',
  'review-sent': 'Ihre Bewertung wurde zur Prüfung eingereicht.',
  'review-failed': 'Etwas ist schiefgegangen. Versuchen Sie es in einigen Sekunden noch einmal.',
  'signed-out': 'Sie sind abgemeldet.',
  'account-updated': 'Ihre Kontodaten wurden gespeichert.',
  'password-changed': 'Ihr Passwort wurde geändert.',
  'account-not-made':
    'Die Bestellung ist aufgegeben, aber ein Konto konnte nicht angelegt werden. Sie können sich jederzeit registrieren.',
  'session-lost':
    'Interner Fehler beim Erneuern der Anmeldung. Bitte leeren Sie den Speicher und laden Sie die Seite neu.',
  'compare-added': '„{productName}“ wurde zum Vergleich hinzugefügt!',
  'compare-removed': '„{productName}“ wurde aus dem Vergleich entfernt!',
  'compare-full': 'Es werden schon vier Stücke verglichen. Entfernen Sie eines, um dieses hinzuzufügen.',
  'part-missing':
    'Ein Teil des Shops ließ sich nicht laden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'device-news': '',
  'shop-renewed': 'Eine neue Version des Shops ist bereit.',
  'language-offered': 'Sie können diesen Shop auf Deutsch lesen. Preise und Warenkorb bleiben, wie sie sind.',
  readIn: 'Auf Deutsch lesen',
  'server-message': '',
};
