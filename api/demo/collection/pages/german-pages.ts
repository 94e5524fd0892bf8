import type { PageWords } from './page-words.ts';

/** What the German store view says in its own words; everything else it takes from the whole shop. */
export const germanPages: readonly PageWords[] = [
  {
    id: 107,
    identifier: 'shipping-policy',
    title: 'Versand und Lieferung',
    meta: 'Wie lange es dauert und was es kostet.',
    content: `
<p>Der Versand ist kostenlos. Die Zeiten gelten von der Bestellung bis an Ihre Tür; was sofort versandbereit ist, sagt auf seiner Seite auch, wann es uns verlässt. Was auf Bestellung gefertigt wird, sagt dort, wie viele Werktage das dauert: Drei davon sind unten mitgezählt, um die übrigen kommt es später.</p>
<h2>Lieferzeiten</h2>
<table>
<thead><tr><th>Nach</th><th>Bei Ihnen</th></tr></thead>
<tbody>
<tr><td>Indien</td><td>4 bis 7 Werktage</td></tr>
<tr><td>Alle anderen Länder</td><td>8 bis 14 Werktage</td></tr>
</tbody>
</table>
<p>An Sonntagen wird weder gepackt noch geliefert. Was nach Ihren Maßen genäht wird, vereinbaren Sie vor der Bestellung mit dem Schneider, der einen Tag nennt.</p>
<h2>Zoll</h2>
<p>Unsere Preise enthalten keine indische Steuer. Einfuhrabgaben erhebt der Paketdienst; er meldet sich, bevor die Sendung ankommt.</p>
`,
  },
  {
    id: 103,
    identifier: 'returns',
    title: 'Rückgabe und Umtausch',
    meta: 'Fünfzehn Tage Zeit, es sich anders zu überlegen.',
    content: `
<p>Was Sie nicht getragen haben, nehmen wir fünfzehn Tage lang zurück. Nach Ihren Maßen Genähtes ändern wir, können es aber nicht zurücknehmen.</p>
<ol>
<li>Schreiben Sie uns mit der Nummer Ihrer Bestellung.</li>
<li>Sie erhalten ein Etikett zum Ausdrucken.</li>
<li>Legen Sie das Stück mit seinen Anhängern in den Beutel, in dem es kam.</li>
</ol>
<p>Das Geld ist drei bis sieben Tage nach der Prüfung auf Ihrem Konto.</p>
`,
  },
];
