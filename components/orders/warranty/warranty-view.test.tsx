import { renderToStaticMarkup } from 'react-dom/server';
import { fileNoticeText } from '#lib/storefront/orders/file-notice.ts';
import { toWarrantyCard } from '#lib/storefront/orders/warranty/transform.ts';
import { testWarrantyCard } from '#lib/testing/examples/warranty.ts';
import { WarrantyView } from './warranty-view';

const show = (change: Parameters<typeof testWarrantyCard>[0] = {}, fileNotice = '', service = true) =>
  renderToStaticMarkup(
    <WarrantyView card={toWarrantyCard(testWarrantyCard(change))} service={service} fileNotice={fileNotice} />,
  );

test('the warranty card shows the cover, its period and the item', () => {
  const html = show();
  for (const text of [
    'Until 21 November 2028',
    '24 months from 22 November 2026, the day of delivery',
    'Order date: 18 November 2026',
    'Invoice number: SM2627-000001',
    'Code 1801AV01, Blue',
    'Serial number AV-000123',
    '24 months on the movement. The battery and strap are not covered.',
    'Samay Retail Private Limited',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('href="/api/warranty?order=SM-261121-ABC234&amp;line=line-of-an-order-1"');
  expect(html).not.toMatch(/Specimen|role="alert"|null|undefined/);
});

test('the warranty card of a ring shows its size, metal, hallmark and certificate', () => {
  const ring = { SizeName: '12', Metal: 'Platinum PT 950', NetWeightG: 4.1, Certificate: 'Diamond grading report' };
  const html = show({ ...ring, Quantity: 2, Pieces: [{ Piece: 1, HUID: 'AB12CD', Serial: '' }], InvoiceNumber: '' });
  for (const text of [
    'Size 12, Blue, 2 items',
    'Platinum PT 950, net weight 4.1 g',
    'HUID AB12CD',
    'Certificate: Diamond grading report',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('Invoice number');
});

test('the warranty card of a test payment is a specimen, and a PDF that is not ready is reported', () => {
  expect(show({ TestPayment: true })).toContain('not a valid warranty');
  expect(show({}, fileNoticeText('file-late'))).toMatch(/role="alert"[^>]*>The PDF is not ready yet/);
});

test('the warranty card leads to a service request where the store takes them', () => {
  const link = '/myaccount/service/new?order=SM-261121-ABC234&amp;line=line-of-an-order-1';
  expect(show()).toContain(link);
  expect(show({}, '', false)).not.toContain(link);
});
