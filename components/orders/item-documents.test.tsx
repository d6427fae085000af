import { renderToStaticMarkup } from 'react-dom/server';
import { lineDocuments } from '#lib/contract/index.ts';
import { toLineDocuments } from '#lib/storefront/orders/warranty/transform.ts';
import { testLineDocuments } from '#lib/testing/examples/warranty.ts';
import { ItemDocuments } from './item-documents';

const show = (
  change: Parameters<typeof testLineDocuments>[0] = {},
  orderNumber: string | undefined = 'SM-261121-ABC234',
) =>
  renderToStaticMarkup(
    <ItemDocuments
      documents={toLineDocuments(lineDocuments.parse(testLineDocuments(change)))}
      orderNumber={orderNumber}
    />,
  );
const plain = { Metal: '', GrossWeightG: null, NetWeightG: null, Stones: [], Certificate: '', PriceBreakup: null };

test('jewellery shows purity, weights, hallmarks, certificate, metal rate of the day and its price breakup', () => {
  const html = show();
  for (const [name, value] of [
    ['Metal', 'Yellow Gold 22 KT (916)'],
    ['Net weight', '31.50 g'],
    ['Gross weight', '32.10 g'],
    ['HUID', 'AB12CD, EF34GH'],
    ['Certificate', 'Gemstone report'],
    ['Metal rate', '₹11,240 per gram on 21 November 2026'],
  ]) {
    expect(html).toMatch(new RegExp(`>${name}</dt><dd[^>]*>${value?.replace(/[()]/g, '\\$&')}</dd>`));
  }
  expect(html).toContain('31.5 g × ₹11,240 per gram, rate of 21 November 2026');
  expect(html).toMatch(/before offers and coupons<\/th><td[^>]*>₹4,14,150.64</);
  expect(html).toContain('href="/page/hallmark-guide"');
});

test('a watch shows its serial number and no jewellery details', () => {
  const html = show({ ...plain, Pieces: [{ Piece: 1, HUID: '', Serial: 'AV-000123' }] });
  expect(html).toMatch(/>Serial number<\/dt><dd[^>]*>AV-000123<\/dd>/);
  expect(html).not.toMatch(/HUID|Metal|details/);
});

test("the warranty card is linked where there is one, and only for the order's customer", () => {
  const CARD = 'href="/myaccount/warranty?order=SM-261121-ABC234&amp;line=line-of-an-order-1"';
  expect(show()).toContain(CARD);
  expect(show({ HasWarrantyCard: false })).not.toContain('Warranty card');
  const forGuests = renderToStaticMarkup(
    <ItemDocuments documents={toLineDocuments(lineDocuments.parse(testLineDocuments()))} />,
  );
  expect(forGuests).not.toContain('Warranty card');
});

test('a line without documents renders nothing', () => {
  expect(show({ ...plain, Pieces: [], HasWarrantyCard: false })).toBe('');
  expect(renderToStaticMarkup(<ItemDocuments documents={undefined} />)).toBe('');
});
