import type { PageWords } from './page-words.ts';

/** What the German store view says in its own words; everything else it takes from the whole shop. */
export const germanPages: readonly PageWords[] = [
  {
    id: 107,
    identifier: 'shipping-policy',
    title: 'Versand und Lieferung',
    meta: 'Wie lange es dauert und was es kostet.',
    content: `
<p>Der Versand ist kostenlos. Was fertig am Lager liegt, verlässt uns innerhalb von zwei Werktagen; was für Sie genäht wird, sobald es fertig ist.</p>
<h2>Lieferzeiten</h2>
<table>
<thead><tr><th>Nach</th><th>Sofort lieferbar</th><th>Auf Bestellung</th></tr></thead>
<tbody>
<tr><td>Deutschland und Österreich</td><td>7 bis 10 Werktage</td><td>5 bis 6 Wochen</td></tr>
<tr><td>Übriges Europa</td><td>7 bis 14 Werktage</td><td>5 bis 7 Wochen</td></tr>
</tbody>
</table>
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
