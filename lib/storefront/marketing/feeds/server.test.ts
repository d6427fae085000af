import { currentLanguage } from '#language';
import { inLanguage } from '#lib/shared/request-context.ts';
import { testAdmission } from '#lib/testing/storefront/admission.ts';
import { serveWith } from '#lib/testing/storefront/handlers.ts';
import { clientOf, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { getFeedPage } from './server.ts';

test('a feed is in the language that it is asked for, each kept for itself', async () => {
  const languages: string[] = [];
  const { client } = clientOf(({ name }) => {
    if (name === 'JwtToken') return replyOf.data({ SecurityToken: 'opaque' });
    languages.push(currentLanguage());
    return replyOf.data({ Items: [], TotalPages: 1 });
  });
  serveWith(client);
  const page = { ok: true, value: { entries: [], totalPages: 1 } };
  expect(await inLanguage('hi', () => getFeedPage(testAdmission(), 1))).toEqual(page);
  expect(await getFeedPage(testAdmission(), 1)).toEqual(page);
  expect(await inLanguage('hi', () => getFeedPage(testAdmission(), 1))).toEqual(page);
  expect(languages).toEqual(['hi', 'en']);
});
