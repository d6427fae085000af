import { mailLink, sharedAddress, whatsAppLink } from './share-links.ts';

const RING = { title: 'Ring & Band 50%', address: 'https://shop.example/ring-7701sv01?size=16+%26+%C2%BD' };

test('the shared address has the product and the chosen size, and nothing else of the page', () => {
  const page =
    'https://shop.example/ring-7701sv01?utm_source=asha&size=16+%26+%C2%BD&pincode=560001&notice=added#delivery';
  expect(sharedAddress('/ring-7701sv01', page)).toBe(RING.address);
  expect(sharedAddress('/ring-7701sv01', 'https://shop.example/ring-7701sv01?pincode=560001')).toBe(
    'https://shop.example/ring-7701sv01',
  );
});

test('the links to WhatsApp and mail carry title and address unchanged', () => {
  expect(new URL(whatsAppLink(RING)).searchParams.get('text')).toBe(`${RING.title} ${RING.address}`);
  const mail = new URL(mailLink(RING));
  expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([RING.title, RING.address]);
});
