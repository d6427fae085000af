import { currentLanguage } from '#language';
import { inLanguage } from '#lib/shared/request-context.ts';
import { testAdmission } from '#lib/testing/storefront/admission.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { getFeedPage } from './server.ts';

const setup = setUpRetailApi();
const admission = testAdmission();

test('a feed is in English, also where it was asked for in Hindi first', async () => {
  const languages: string[] = [];
  setup.intercept = ({ name }) => {
    if (name === 'FeedEntries') languages.push(currentLanguage());
    return undefined;
  };
  const first = await inLanguage('hi', () => getFeedPage(admission, 1));
  expect(first.ok).toBe(true);
  expect(await getFeedPage(admission, 1)).toEqual(first);
  expect(languages).toEqual(['en']);
});
