import { renderToStaticMarkup } from 'react-dom/server';
import { AuthenticityBadges } from './authenticity-badges';

const show = (hallmarked: boolean, certificate: string) =>
  renderToStaticMarkup(<AuthenticityBadges authenticity={{ hallmarked, certificate }} />);

test('hallmarked jewellery says where its HUID stands and who checks it', () => {
  const html = show(true, '');
  expect(html).toContain('choose Verify HUID in BIS Care, the app of the Bureau of Indian Standards');
  expect(html).toContain('href="/page/hallmark-guide"');
  expect(html).not.toMatch(/https?:|certificate/);
});

test('a certificate is named, and one with a number says that the laboratory knows it', () => {
  expect(show(false, 'Gemstone report')).toMatch(/named on your invoice: Gemstone report\.<\/p>/);
  expect(show(false, 'IGI 612345678')).toContain(
    'You can look up the same report with the laboratory under that number.',
  );
});

test('where there is nothing to check there is nothing', () => expect(show(false, '')).toBe(''));
