import { inLanguage } from '#lib/shared/request-context.ts';
import { accountDeleted } from './account-deleted.ts';
import { backInStock } from './back-in-stock.ts';
import { priceDrop } from './price-drop.ts';
import { questionAnswered } from './question-answered.ts';
import { signInNotice } from './sign-in-notice.ts';
import { storeOpen } from './store-open.ts';
import { supportRequest } from './support-request.ts';
import { supportTask } from './support-task.ts';

const siteUrl = 'https://shop.example';
const AT = Date.parse('2026-11-20T20:15:00Z');

test('a sign-in notice states the time in India and has the link that ends every session', () => {
  const { subject, body } = signInNotice({ name: 'Asha', at: AT, siteUrl, resetToken: 'abc_DEF-123' });
  expect(subject).toBe('New sign-in to your Samay account');
  expect(body).toMatch(/^Hello Asha,\n/);
  expect(body).toMatch(/on Sat,? 21 Nov,? 2026,? (?:at )?1:45 ?am \(India time\)/);
  expect(body).toContain('\nhttps://shop.example/passwordreset?token=abc_DEF-123\n');
});

test('a sign-in notice in Hindi has its time in Hindi, too', () => {
  const { body } = inLanguage('hi', () => signInNotice({ name: 'Asha', at: AT, siteUrl, resetToken: 'abc_DEF-123' }));
  expect(body).toContain('शनि 21 नव॰ 2026, रात 1:45 बजे (भारतीय समय) किसी ने');
});

test.each(['', 'Visit http://evil.example now', 'evil.example', 'A'.repeat(61), 'Asha\nBcc: x'])(
  'the name %j is omitted from the greeting',
  (name) => {
    expect(accountDeleted({ name, siteUrl }).body).toMatch(/^Hello,\n/);
  },
);

test.each(['Asha', 'Anne-Marie D’Souza', 'आशा कुमारी'])('the name %j appears in the greeting', (name) => {
  expect(accountDeleted({ name, siteUrl }).body).toMatch(`Hello ${name},\n`);
});

test('the confirmation of a support request states its reference and the sender', () => {
  const { subject, body } = supportRequest({ reference: 'SR-7K2M9Q', siteUrl });
  expect(subject).toContain('SR-7K2M9Q');
  expect(body).toContain('SR-7K2M9Q');
  expect(body).toMatch(/\n\nSamay\nhttps:\/\/shop\.example\n$/);
});

test('a support task says if the request has no order number', () => {
  const input = { reference: 'SR-7K2M9Q', email: 'asha@example.com', mobile: '9876543210', siteUrl };
  expect(supportTask({ ...input, orderNumber: '' }).body).toContain('Order number, from memory: none given\n');
});

test('the subjects of Hindi mails name the product as their texts do', () => {
  const input = { title: 'Ring', slug: 'ring-7701sv01', siteUrl };
  const mails = inLanguage('hi', () => [
    priceDrop({ ...input, channel: 'mail', price: 100_000 }),
    questionAnswered({ ...input, name: 'Ravi', question: 'Is it gold?' }),
  ]);
  for (const { subject, body } of mails) {
    expect(subject).toContain('अंगूठी');
    expect(body).toContain('अंगूठी');
  }
});

describe('back in stock', () => {
  const input = { title: 'Suvarnika Solitaire Ring', sizeName: '16 & ½', slug: 'ring-7701sv01', siteUrl };

  test('an SMS has the product, size and link, and says that no more messages follow', () => {
    expect(backInStock({ ...input, channel: 'sms' })).toEqual({
      subject: '',
      body: 'Back in stock at Samay: Suvarnika Solitaire Ring, size 16 & ½. https://shop.example/ring-7701sv01?size=16+%26+%C2%BD\nYou asked for this one message.',
    });
  });

  test('an SMS truncates a long title at a word boundary', () => {
    const title = 'Aarvane Ganga Three-Hand Date Watch with a Very Long Name, Blue Dial';
    const { body } = backInStock({ ...input, title, sizeName: null, channel: 'sms' });
    expect(body).toContain(
      'Samay: Aarvane Ganga Three-Hand Date Watch with a Very Long Name. https://shop.example/ring',
    );
    const { body: endless } = backInStock({ ...input, title: 'x'.repeat(200), sizeName: null, channel: 'sms' });
    expect(endless).toContain(`Samay: ${'x'.repeat(60)}. `);
  });

  test('a mail says why it was sent', () => {
    const { subject, body } = backInStock({ ...input, channel: 'mail' });
    expect(subject).toBe('Back in stock: Suvarnika Solitaire Ring, size 16 & ½');
    expect(body).toContain('\nhttps://shop.example/ring-7701sv01?size=16+%26+%C2%BD\n');
    expect(body).toContain('“Notify me”');
    expect(body).toContain('This is the only email we will send about it');
  });
});

describe('a lower price', () => {
  const input = { title: 'Suvarnika Solitaire Ring', price: 1_24_999_50, slug: 'ring-7701sv01', siteUrl };

  test('an SMS about a lower price has whole rupees and the link, and says that no more messages follow', () => {
    expect(priceDrop({ ...input, channel: 'sms' })).toEqual({
      subject: '',
      body: 'Lower price at Samay: Suvarnika Solitaire Ring, now ₹1,25,000. https://shop.example/ring-7701sv01\nYou asked for this one message.',
    });
  });

  test('a mail about a lower price says why it was sent', () => {
    const { subject, body } = priceDrop({ ...input, channel: 'mail' });
    expect(subject).toBe('Lower price: Suvarnika Solitaire Ring, now ₹1,25,000');
    expect(body).toContain('\nhttps://shop.example/ring-7701sv01\n');
    expect(body).toContain('“Price alert”');
    expect(body).toContain('This is the only email we will send about it');
  });
});

test('a store-opening mail says why it was sent and that the address has been deleted', () => {
  const { subject, body } = storeOpen({ channel: 'mail', siteUrl });
  expect(subject).toBe('Samay is open');
  expect(body).toContain('\nhttps://shop.example/\n');
  expect(body).toContain('“Notify me”');
  expect(body).toContain('we have deleted the address');
});
