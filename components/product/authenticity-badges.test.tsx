import { renderToStaticMarkup } from 'react-dom/server';
import { AuthenticityBadges } from './authenticity-badges';

const show = (hallmarked: boolean, certificate: string) =>
  renderToStaticMarkup(<AuthenticityBadges authenticity={{ hallmarked, certificate }} />);

test('hallmarked jewellery says where its HUID is found and how to verify it', () => {
  const html = show(true, '');
  expect(html).toContain('choose Verify HUID in BIS Care, the app of the Bureau of Indian Standards');
  expect(html).toContain('href="/page/hallmark-guide"');
  expect(html).not.toMatch(/https?:|certificate/);
});

test('a certificate is named, and one with a number says that the laboratory can confirm it', () => {
  expect(show(false, 'Gemstone report')).toMatch(/named on your invoice: Gemstone report\.<\/p>/);
  expect(show(false, 'IGI 612345678')).toContain(
    'You can look up the same report with the laboratory under that number.',
  );
});

test('a product without hallmark and certificate shows no authenticity badges', () => expect(show(false, '')).toBe(''));
