import type { OpenDatabase } from '../core/db/engine.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { digestOfText, type StoredTexts } from './stored-texts.ts';
import { moveTranslations, planTranslations } from './translation-records.ts';

let opened: OpenDatabase;
beforeEach(async () => {
  opened = await openTestDatabase('sqlite');
});
afterEach(() => opened.close());

const insert = (id: string, texts: StoredTexts) =>
  opened.db
    .insertInto('translations')
    .values({ kind: 'brand', id, language: 'hi', texts: JSON.stringify(texts), version: 1, saved_by: '', saved_at: 0 })
    .execute();
const story = (Text: string): StoredTexts => ({ Story: { Text, Of: digestOfText('A story.') } });

test('a thing that gets another id takes its texts along, in place of those that were left there', async () => {
  await insert('old', story('नई कहानी'));
  await insert('new', story('पुरानी कहानी'));
  await opened.db
    .transaction()
    .execute((transaction) => moveTranslations(transaction, 'brand', new Map([['old', 'new']])));
  const rows = await opened.db.selectFrom('translations').select(['id', 'texts']).execute();
  expect(rows).toEqual([{ id: 'new', texts: JSON.stringify(story('नई कहानी')) }]);
});

test('a save drops the texts of fields that are there no more', async () => {
  const document = JSON.stringify({ Name: 'Aarvane', Story: 'A story.' });
  await opened.db.insertInto('brands').values({ slug: 'aarvane', document, position: 0 }).execute();
  await insert('aarvane', { ...story('कहानी'), Motto: { Text: 'नारा', Of: digestOfText('A motto.') } });
  const row = { id: 'aarvane', action: 'save', expectedVersion: 1, position: undefined } as const;
  const plan = await planTranslations(
    opened.db,
    { kind: 'brand', language: 'hi' },
    { rows: [{ ...row, fields: { Story: 'नई कहानी' } }], clean: (_, html) => ({ html }) },
  );
  expect(plan.steps.map(({ document: texts }) => texts)).toEqual([story('नई कहानी')]);
});
