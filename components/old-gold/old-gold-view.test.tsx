import { renderToStaticMarkup } from 'react-dom/server';
import { OldGoldView } from './old-gold-view';

const show = (reference = '', problems = {}) =>
  renderToStaticMarkup(<OldGoldView reference={reference} formKey="key-1" rendered={{ values: {}, problems }} />);

test('the page about old gold promises no price before the assay, before and after the enquiry', () => {
  for (const html of [show(), show('OG-7K2M9Q')]) {
    expect(html).toContain('settled only after your gold is tested and weighed (assayed)');
    expect(html).not.toContain('₹');
  }
  expect(show('OG-7K2M9Q')).toMatch(/Your enquiry number is .*OG-7K2M9Q.*if you gave an email address/s);
});

test('the form for old gold groups the purities by metal, and names its problems', () => {
  const html = show('', { metal: 'Choose a metal.', weight: 'Enter the weight in grams.' });
  expect(html).toMatch(/<optgroup label="Gold"><option value="24-kt">24 KT \(999\)<\/option>/);
  expect(html).toMatch(/<optgroup label="Platinum"><option value="pt-950">PT 950<\/option><\/optgroup>/);
  expect(html).toContain('href="#old-gold-weight"');
});
