import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeProducts } from '#api/catalog/store-products.ts';
import { storeWords } from '#api/catalog/store-words.ts';
import { demoContent } from '#api/demo/demo-content.ts';
import { type ConnectedDatabase, connectTestDatabase } from '#api/testing/connect-test-database.ts';
import { OPENING_MS, TODAY } from '#api/testing/open-test-api.ts';
import { migrate, migrations } from './migrate.ts';
import { ownSkuWords } from './migrations/0014-own-sku-words.ts';

let database: ConnectedDatabase;
beforeAll(async () => {
  database = await connectTestDatabase();
}, OPENING_MS);
afterAll(() => database.drop());

test('what an older shop has stored of the skus of variants is forgotten, and nothing else', async () => {
  const { db } = database;
  await migrate(db, migrations.slice(0, migrations.indexOf(ownSkuWords)));
  const kurta = demoContent(TODAY).collection.products.find(({ sku }) => sku === 'AJ-KS-1042');
  if (!kurta) throw new Error('The kurta is gone.');
  const skus = ['AJ-KS-1042', 'AJ-KS-1042-S', 'AJ-KS-1042-M'];
  await storeProducts(db, [kurta]);
  await storeWords(db, 'product', [{ id: kurta.id, fields: { name: ['Kurta of size M'], sku: skus } }]);
  expect(await placesIn('sku')).toEqual(['1042', 'aj', 'ks', 'm', 's']);
  await migrate(db);
  expect(await placesIn('sku')).toEqual(['1042', 'aj', 'ks']);
  expect(await placesIn('name')).toEqual(['kurta', 'm', 'of', 'size']);
});

async function placesIn(field: string): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_places join search_words on id = word_id where field = ${field} order by word`.execute(
    database.db,
  );
  return rows.map(({ word }) => word);
}
