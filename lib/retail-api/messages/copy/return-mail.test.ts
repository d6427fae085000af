import { inLanguage } from '#lib/shared/request-context.ts';
import type { ReturnRow, StoredReturnLine } from '../../orders/returns/return-repository.ts';
import { TEST_ADDRESS, TEST_LINE } from '../../testing/orders.ts';
import { blocksToText } from '../blocks/blocks-to-text.ts';
import type { ReturnFacts } from './return-facts.ts';
import { RETURN_MAIL_KINDS, type ReturnMailKind, returnMail, returnSms } from './return-mail.ts';

const siteUrl = 'https://shop.example';
const NUMBER = 'RT-261121-ABC234';
const RING = {
  sku: 'R-14',
  productCode: 'R',
  title: 'Solitaire Ring',
  sizeName: '14',
  unitPrice: 13_695_00,
  price: 13_695_00,
};

function facts({
  kind = 'return',
  price = RING.price,
  ...given
}: Partial<ReturnFacts> & { kind?: string; price?: number } = {}) {
  const replacement = kind === 'exchange' ? { ...RING, price } : null;
  const all: ReturnFacts = {
    row: { number: NUMBER, order_number: 'SM-261114-XYZ789', kind, state: 'requested', amount: 12_495_00 } as ReturnRow,
    document: {
      comment: '',
      address: TEST_ADDRESS,
      pickupDate: '2026-11-23',
      pickupSlot: 'afternoon',
      sealIntact: true,
      tagsOn: true,
      money: [],
      bank: null,
      bankDigits: '',
      pan: '',
      lines: {},
      storeNote: 'The seal is broken.',
      courier: 'Blue Dart',
      awb: 'BD123',
    },
    lines: [
      { quantity: 1, amount: 12_495_00, replacement, bought: TEST_LINE } as StoredReturnLine & {
        bought: typeof TEST_LINE;
      },
    ],
    name: 'Asha Rao',
    orderRefunds: [],
    wouldGo: [{ method: 'bank', name: '9012', amount: 12_495_00 }],
    returnableUntil: null,
    end: null,
    replacement: null,
    test: false,
    trackHref: `${siteUrl}/track-order?t=token`,
    siteUrl,
    ...given,
  };
  return all;
}

const textOf = (kind: ReturnMailKind, given: ReturnFacts) => {
  const { subject, blocks } = returnMail(kind, given);
  return `${subject}\n${blocksToText(blocks).join('\n')}`;
};
const replacement = {
  number: 'SM-261124-NEW234',
  payable: 1_200_00,
  payHref: `${siteUrl}/makepayment?order=key`,
  heldUntil: Date.parse('2026-11-25T06:00:00Z'),
};

test.each(RETURN_MAIL_KINDS)(
  'a mail of kind %s has a greeting, the return number and the status link, and no exclamation marks',
  (kind) => {
    const text = textOf(kind, facts({ kind: 'exchange', replacement }));
    expect(text).toContain('Hello Asha Rao,');
    expect(text).toContain(NUMBER);
    expect(text).toContain(`See the status:\n${siteUrl}/track-order?t=token`);
    expect(text).not.toMatch(/!|undefined|null|NaN/);
    const sms = returnSms(kind, facts({ kind: 'exchange', replacement }));
    expect(sms).toMatch(/^Samay: .*track-order\?t=token$/);
    expect(sms).toContain(NUMBER);
  },
);

test.each<[string, ReturnMailKind, Partial<ReturnFacts> & { kind?: string; price?: number }, string | RegExp]>([
  ['what goes back once it has passed', 'return-requested', {}, 'passed our check, we will refund you ₹12,495.'],
  [
    'when a courier comes',
    'return-approved',
    {},
    'on Mon 23 Nov in the afternoon to 12 Church Street, Bengaluru 560001',
  ],
  [
    'what is left to pay',
    'return-requested',
    { kind: 'exchange' },
    'ou have ₹1,200 left to pay. We will send you a link.',
  ],
  [
    'what goes back of an exchange',
    'return-requested',
    { kind: 'exchange', price: 12_000_00 },
    'will refund you ₹495.',
  ],
  [
    'that there is nothing to pay',
    'return-requested',
    { kind: 'exchange', price: 12_495_00 },
    'There is nothing to pay.',
  ],
  [
    'why it is refused, and who looks at it again',
    'return-refused',
    {},
    /The seal is broken\.[\s\S]*grievance officer will review it: https:\/\/shop\.example\/contact/,
  ],
  [
    'that no courier comes for what was withdrawn',
    'return-withdrawn',
    {},
    'we have withdrawn your request for a return from order SM-261114-XYZ789. The courier will not come on Mon 23 Nov.',
  ],
  [
    'until when it may be asked for again',
    'return-withdrawn',
    { kind: 'exchange', returnableUntil: Date.parse('2026-11-28T18:29:59Z') },
    'You keep the items, and there is no refund. We no longer hold the replacement for you. You can request it again until 28 November 2026.',
  ],
  [
    'where money goes next',
    'quality-passed',
    {},
    'Next, we refund ₹12,495 to your bank account ending 9012. We will let you know once it is on its way.',
  ],
  [
    'that nothing was paid',
    'quality-passed',
    { wouldGo: [] },
    'You paid nothing for them, so there is nothing to refund.',
  ],
  [
    'what is next to pay',
    'quality-passed',
    { kind: 'exchange' },
    'ou have ₹1,200 left to pay. We will send you a link.',
  ],
  ['what is next to go back', 'quality-passed', { kind: 'exchange', price: 12_000_00 }, 'will refund you ₹495.'],
  ['that nothing is next to pay', 'quality-passed', { kind: 'exchange', price: 12_495_00 }, 'There is nothing to pay.'],
  ['what the check has found', 'quality-failed', {}, 'What we found: The seal is broken.'],
  ['who brings it back', 'return-sent-back', {}, 'with Blue Dart, number BD123.'],
  [
    'where money goes',
    'return-refunded',
    { orderRefunds: [{ method: 'bank', name: '9012', amount: 12_495_00 }] },
    'transferring ₹12,495 to your bank account ending 9012',
  ],
  [
    'until when it may be paid',
    'exchange-placed',
    { kind: 'exchange', replacement },
    /until Wed 25 Nov 2026, 11:30 am[\s\S]*Pay ₹1,200:\nhttps:\/\/shop\.example\/makepayment\?order=key/,
  ],
  [
    'that nothing is left to pay',
    'exchange-placed',
    { kind: 'exchange', replacement: { ...replacement, payable: 0 } },
    'order SM-261124-NEW234. There is nothing to pay.',
  ],
  [
    'that the difference came not in time',
    'return-refunded',
    { kind: 'exchange', end: 'not-paid', replacement },
    'We did not receive the difference for order SM-261124-NEW234 in time',
  ],
  [
    'that the shopper gave it up',
    'return-refunded',
    { kind: 'exchange', end: 'given-up', replacement },
    'As you asked, we',
  ],
  [
    'why the store makes no exchange',
    'return-refunded',
    { kind: 'exchange', end: 'store' },
    /We cannot complete your exchange\. Our reason: The seal is broken\.[\s\S]*refunding the full value/,
  ],
  [
    'where the worth goes if there is no exchange',
    'return-requested',
    { kind: 'exchange', price: 12_495_00 },
    'If we cannot complete the exchange, we refund ₹12,495 to your bank account ending 9012.',
  ],
  [
    'where it goes if the difference is not paid',
    'exchange-placed',
    {
      kind: 'exchange',
      replacement,
      wouldGo: [
        { method: 'gateway', name: 'razorpay', amount: 10_000_00 },
        { method: 'new-gift-card', name: '', amount: 2_495_00 },
      ],
    },
    'If you do not pay by then, we refund ₹10,000 to your original payment method (Razorpay) and ₹2,495 to a new gift card instead.',
  ],
  ['that no money moves', 'return-refunded', { test: true }, 'Test payment: no money is charged'],
])('the mail states %s', (_what, kind, given, expected) => {
  expect(textOf(kind, facts(given))).toMatch(expected);
});

test('an SMS about an amount left to pay has the payment link and marks a test payment', () => {
  const sms = returnSms('exchange-placed', facts({ kind: 'exchange', replacement, test: true }));
  expect(sms).toContain(replacement.payHref);
  expect(sms).toContain('Test payment.');
});

test('an SMS about a passed quality check announces a refund only if there is one', () => {
  const announced = 'We will let you know once your refund is on its way.';
  expect(returnSms('quality-passed', facts())).toContain(announced);
  const sms = returnSms('quality-passed', facts({ wouldGo: [] }));
  expect(sms).toContain(`Samay: your return ${NUMBER} has passed our check. ${siteUrl}`);
  expect(sms).not.toContain('money');
});

test('the mail about an exchange that is not completed lists no replacement items', () => {
  const unmade = textOf('return-refunded', facts({ kind: 'exchange', end: 'not-paid', replacement }));
  expect(unmade).toContain('Quantity 1');
  expect(unmade).not.toContain('Exchange for');
  expect(textOf('return-withdrawn', facts({ kind: 'exchange' }))).not.toContain('Exchange for');
  expect(textOf('exchange-placed', facts({ kind: 'exchange', replacement }))).toContain('Exchange for: Solitaire Ring');
});

test.each([
  [
    'not-paid',
    'we did not receive the difference for your exchange RT-261121-ABC234 in time. We are refunding ₹12,495.',
  ],
  ['given-up', 'we have cancelled your exchange RT-261121-ABC234, as you asked. We are refunding ₹12,495.'],
  ['store', 'we cannot complete your exchange RT-261121-ABC234: The seal is broken. We are refunding ₹12,495.'],
] as const)('an SMS says why an exchange is not completed: %s', (end, text) => {
  expect(returnSms('return-refunded', facts({ kind: 'exchange', end, replacement }))).toContain(`Samay: ${text}`);
});

test('an SMS truncates a long reason', () => {
  const document = { ...facts().document, storeNote: `The case is scratched. ${'It was worn for long. '.repeat(10)}` };
  const sms = returnSms('return-refused', facts({ document }));
  expect(sms).toMatch(/: The case is scratched\. .{40,80}… https/);
});

test('in Hindi no number stands beside another, and sentences end in their own sign', () => {
  const text = inLanguage('hi', () => {
    const given = facts({
      kind: 'exchange',
      replacement,
      document: { ...facts().document, address: { ...TEST_ADDRESS, AddressLine1: '12 Church Street' } },
    });
    return RETURN_MAIL_KINDS.map((kind) => `${textOf(kind, given)}\n${returnSms(kind, given)}`).join('\n');
  });
  expect(text).toContain('Church Street, Bengaluru 560001 पर सोम 23 नव॰ को दोपहर में आएगा');
  expect(text).toContain('₹12,495 आपके बैंक खाते (…9012) में');
  expect(text).toContain('मात्रा 1। बदले में: सॉलिटेयर अंगूठी, साइज़ 14, ₹13,695');
});
