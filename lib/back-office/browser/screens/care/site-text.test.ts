import { SURVEY_SITES } from '#lib/contract/survey-vocabulary.ts';
import { siteText } from './site-text.ts';

test('where answers came from is said in words', () => {
  expect(['web', 'mail', 'sms', 'store-mg-road', 'shop'].map((site) => siteText(site, 4))).toEqual([
    '4 on the website',
    '4 from mails',
    '4 from text messages',
    '4 in the store mg-road',
    '4 from “shop”',
  ]);
});

test.each(SURVEY_SITES)('%s has words of its own', (site) => {
  expect(siteText(site, 1)).not.toContain('“');
});
