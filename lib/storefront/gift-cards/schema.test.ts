import { balanceForm, giftCardForm, purchaseForm } from './schema.ts';

const PURCHASE = {
  key: 'key-of-a-form',
  amount: '2500',
  ownAmount: '',
  recipientName: 'Asha Rao',
  recipientEmail: 'asha@example.com',
  message: '',
  senderName: 'Ravi Rao',
  senderEmail: 'ravi@example.com',
  senderMobile: '9876543210',
};

/** The names of the invalid fields. */
function wrongFields(change: object): string[] {
  const parsed = purchaseForm.safeParse({ ...PURCHASE, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
}

describe('the gift card number and PIN', () => {
  test.each([
    ['1234567890123456', '123456'],
    ['1234 5678 9012 3456', '123 456'],
    [' 1234-5678–9012-3456 ', '123456\u200B'],
    ['१२३४ ५६७८ ९०१२ ३४५६', '१२३४५६'],
  ])('the gift card number %j and the PIN %j are normalised', (number, pin) => {
    expect(balanceForm.parse({ number, pin })).toEqual({ number: '1234567890123456', pin: '123456' });
  });

  test.each([
    ['', ''],
    ['123456789012345', '12345'],
    ['12345678901234567', '1234567'],
    ['1234x67890123456', '12345x'],
    ['1'.repeat(101), '1'.repeat(101)],
  ])('the gift card number %j and the PIN %j are refused, each at its own field', (number, pin) => {
    const parsed = giftCardForm.safeParse({ intent: 'apply', number, pin });
    expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['number', 'Enter the 16-digit gift card number.'],
      ['pin', 'Enter the 6-digit PIN.'],
    ]);
  });
});

describe('the gift card purchase form', () => {
  test('the amount of a gift card purchase is in whole rupees', () => {
    expect(purchaseForm.parse(PURCHASE)).toMatchObject({ amount: 2500, recipientName: 'Asha Rao' });
    expect(purchaseForm.parse({ ...PURCHASE, amount: 'own', ownAmount: '₹7,250' }).amount).toBe(7250);
  });

  test.each(['98765 43210', '+91-98765-43210', '०९८७६५४३२१०'])(
    'a gift card purchase accepts a mobile number written as %j',
    (senderMobile) => {
      expect(purchaseForm.parse({ ...PURCHASE, senderMobile }).senderMobile).toBe('9876543210');
    },
  );

  test('all errors of a gift card purchase are reported together', () => {
    const change = { amount: 'own', ownAmount: '499', recipientName: '', senderEmail: 'ravi' };
    expect(wrongFields(change).toSorted()).toEqual(['ownAmount', 'recipientName', 'senderEmail']);
  });

  test('a chosen preset amount is used whatever the hidden field of an own amount contains', () => {
    expect(purchaseForm.parse({ ...PURCHASE, ownAmount: '49,999' }).amount).toBe(2500);
  });

  test.each(['499', '50001', '1e9', '2000.5', '-2000', '20a0', ''])(
    'an own gift card amount of %j is refused',
    (ownAmount) => {
      expect(wrongFields({ amount: 'own', ownAmount })).toEqual(['ownAmount']);
    },
  );

  test.each(['499', '50001', '1e9', '2000.5', '-2000', '20a0', '2000', '', 2500])(
    'the gift card amount choice %j, which is not a preset, is refused',
    (amount) => expect(wrongFields({ amount })).toEqual(['amount']),
  );

  test.each([
    ['recipientName', 'Asha\r\nBcc: all@example.com'],
    ['senderName', 'Ravi\nSubject: Free'],
    ['senderName', 'Ravi\u0000'],
    ['recipientName', '\u200B'],
    ['recipientName', '123'],
    ['recipientName', 'a'.repeat(101)],
    ['recipientEmail', 'asha@example.com\r\nBcc: all@example.com'],
    ['recipientEmail', 'asha@example.com, all@example.com'],
    ['senderEmail', ''],
    ['senderEmail', ['ravi@example.com']],
    ['senderMobile', undefined],
    ['senderMobile', ''],
    ['senderMobile', '98765'],
    ['senderMobile', '5876543210'],
    ['senderMobile', ['9876543210']],
    ['message', 'a'.repeat(301)],
    ['message', 'Hello\u0007'],
  ])('the purchase field %s refuses %j', (field, value) => {
    expect(wrongFields({ [field]: value })).toEqual([field]);
  });

  test('a gift message keeps its lines, each break counted as one character, and no invisible characters', () => {
    const lines = Array.from({ length: 150 }, () => 'a').join('\r\n');
    expect(purchaseForm.parse({ ...PURCHASE, message: lines }).message).toHaveLength(299);
    expect(purchaseForm.parse({ ...PURCHASE, message: ' With\u202E love\r\n ' }).message).toBe('With love');
  });
});
