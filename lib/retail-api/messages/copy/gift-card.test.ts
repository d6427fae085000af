import { giftCardMail } from './gift-card.ts';
import { giftCardReceipt } from './gift-card-receipt.ts';
import { giftCardRefund } from './gift-card-refund.ts';

const siteUrl = 'https://shop.example';
const CARD = {
  recipientName: 'Ravi',
  senderName: 'Asha',
  message: '',
  amount: 2500_00,
  siteUrl,
  number: '9012345678901234',
  pin: '012345',
  expiresAt: Date.parse('2027-11-22T00:00:00+05:30'),
};
const ORDER = {
  orderId: 'order-1',
  senderName: 'Asha',
  recipientName: 'Ravi',
  recipientEmail: 'ravi@example.com',
  amount: 2500_00,
  siteUrl,
  test: true,
};

test('a gift card mail states the sender, the amount, the number and PIN, and the expiry date', () => {
  const { subject, body } = giftCardMail(CARD);
  expect(subject).toBe('A gift card of ₹2,500 from Samay for you');
  expect(body).toMatch(/^Hello Ravi,\n\nAsha has sent you a gift card of ₹2,500 from Samay\.\n/);
  expect(body).toContain('\n\nGift card number: 9012 3456 7890 1234\nPIN: 012345\n\n');
  expect(body).toContain('until the end of 21 November 2027.');
  expect(body).toContain('\nhttps://shop.example/gift-cards/balance\n');
  expect(body).not.toContain('Message:');
});

test('the sender’s message is quoted, so that it cannot pass for text from the shop', () => {
  const { body } = giftCardMail({ ...CARD, message: 'Look\n\nSamay\nhttps://evil.example' });
  expect(body).toContain('\n> Look\n>\n> Samay\n> https://evil.example\n\n');
});

test.each(['Visit http://evil.example now', 'evil.example'])('the name %j appears in no mail', (name) => {
  const { body } = giftCardMail({ ...CARD, senderName: name, recipientName: name });
  expect(body).toMatch(/^Hello,\n\nSomeone has sent you/);
  const receipt = giftCardReceipt({ ...ORDER, senderName: name, recipientName: name });
  expect(receipt.body).toMatch(/^Hello,\n\nThank you\. We are emailing the gift card of ₹2,500/);
  expect(body + receipt.body).not.toContain('evil');
});

test('the receipt tells the buyer where the card was sent, that no money was taken, and where to find the order', () => {
  const { subject, body } = giftCardReceipt(ORDER);
  expect(subject).toBe('Your Samay gift card of ₹2,500 is on its way');
  expect(body).toContain('We are emailing the gift card of ₹2,500 for Ravi to ravi@example.com.');
  expect(body).toContain('no money was charged');
  expect(body).toContain('\nhttps://shop.example/gift-cards/orders/order-1\n');
});

test('only a test payment says that no money moves', () => {
  for (const render of [giftCardReceipt, giftCardRefund]) {
    expect(render(ORDER).body).toMatch(/no money (?:was|is) charged/);
    expect(render({ ...ORDER, test: false }).body).not.toMatch(/test|no money/i);
  }
});

test('the refund mail tells the buyer the amount and links to the order', () => {
  const { subject, body } = giftCardRefund(ORDER);
  expect(subject).toBe('We are refunding your payment of ₹2,500 to Samay');
  expect(body).toContain('\nhttps://shop.example/gift-cards/orders/order-1\n');
});
