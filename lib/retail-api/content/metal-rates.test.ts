import { sql } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import { sanitiseHtml } from '#lib/shared/sanitise-html.ts';
import { applyDueRates } from '../catalogue/rates/apply-due-rates.ts';
import { insertRates } from '../catalogue/rates/rate-repository.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY, operator } from '../testing/operator.ts';
import { metalRateTable, withMetalRates } from './metal-rates.ts';

const AT = Date.parse('2026-11-21T20:00:00Z');
const gold = { metal: 'Yellow Gold', purity: '18 KT (750)', ratePerGram: 9195 };
const purer = { metal: 'Yellow Gold', purity: '22 KT (916)', ratePerGram: 11240.5 };
const silver = { metal: 'Silver', purity: '925 sterling', ratePerGram: 168 };

test('a reader of Hindi gets the table in Hindi', () => {
  const table = inLanguage('hi', () => metalRateTable([gold, silver], AT));
  expect(table.replace(/<[^>]*>|KT/g, ' ')).not.toMatch(/[A-Za-z]/);
  expect(table).toContain('<td>925 स्टर्लिंग</td><td>₹168</td>');
});

test('each rate is listed once, gold first and by falling purity, with the date in India', () => {
  const table = metalRateTable([gold, silver, purer, { ...gold }, { ...gold, metal: 'Rose Gold' }], AT);
  expect(table).toContain('<caption>Metal rates in our jewellery prices, as of 22 November 2026</caption>');
  const rows = [...table.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)];
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ['Yellow Gold', '22 KT (916)', '₹11,240.50'],
    ['Rose Gold', '18 KT (750)', '₹9,195'],
    ['Yellow Gold', '18 KT (750)', '₹9,195'],
    ['Silver', '925 sterling', '₹168'],
  ]);
  expect(metalRateTable([], AT)).toBe('');
});

test('sanitising leaves the table unchanged, and metal names are escaped', () => {
  const table = metalRateTable([{ ...gold, metal: '<script>x()</script>&' }], AT);
  expect(table).toContain('&lt;script&gt;x()&lt;/script&gt;&amp;');
  expect(sanitiseHtml(table)).toBe(table);
});

test('the table replaces the token and a paragraph around it; other text in braces is kept', () => {
  expect(withMetalRates('<h2>Today</h2><p> {{metal-rates}} </p><p>{{prices}}</p>', '<table></table>')).toBe(
    '<h2>Today</h2><table></table><p>{{prices}}</p>',
  );
  expect(withMetalRates('{{metal-rates}} {{metal-rates}}', "$& $'")).toBe("$& $' $& $'");
});

test('a page shows the rates of the catalogue, or those that were set, and its source keeps the token', async () => {
  const { handle, context, close } = await createTestApi({ operatorKey: OPERATOR_KEY });
  const editor = operator(handle);
  await editor.save('rates', '<p>Rates</p>{{metal-rates}}');
  const shopper = await signInSession(handle);
  const shown = async () => {
    const { Data } = await shopper.post<{ PageContent: string }[]>('Page', { PageURL: 'rates' });
    return Data?.[0]?.PageContent ?? '';
  };
  expect(await shown()).toContain('<td>22 KT (916)</td><td>₹11,240</td>');
  expect((await editor.source('rates')).Data?.PageContent).toBe('<p>Rates</p>{{metal-rates}}');

  const { db } = context;
  await sql`update products set document = replace(document, '22 KT (916)', '24 KT (999)')`.execute(db);
  expect(await shown()).toContain('22 KT (916)');
  // The same happens when an item sells out: the last import stays the same.
  await db.updateTable('catalogue_version').set({ version: 2, imported_at: AT }).execute();
  expect(await shown()).toContain('22 KT (916)');
  await db.updateTable('catalogue_version').set({ version: 3, priced_at: AT }).execute();
  expect(await shown()).toContain('as of 22 November 2026');
  expect(await shown()).not.toContain('22 KT (916)');
  expect(await shown()).toContain('<td>24 KT (999)</td><td>₹11,240</td>');

  const saved = { rates: { 'gold-22k': 1_125_000 }, from: AT + DAY_MS, savedBy: 'Meera Shah', savedAt: AT, note: '' };
  await db.transaction().execute((transaction) => insertRates(transaction, saved));
  await applyDueRates({ db, now: () => AT + DAY_MS, worker: 'one' });
  expect(await shown()).toContain('as of 23 November 2026');
  expect(await shown()).toContain('<th scope="row">Gold</th><td>22 KT</td><td>₹11,250</td>');
  expect(await shown()).not.toContain('24 KT (999)');
  await close();
});
