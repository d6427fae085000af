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

/** The names of the fields that are wrong. */
function wrongFields(change: object): string[] {
  const parsed = purchaseForm.safeParse({ ...PURCHASE, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
}

describe('the number and the PIN', () => {
  test.each([
    ['1234567890123456', '123456'],
    ['1234 5678 9012 3456', '123 456'],
    [' 1234-5678–9012-3456 ', '123456\u200B'],
    ['१२३४ ५६७८ ९०१२ ३४५६', '१२३४५६'],
  ])('%j and %j are forgiven their spelling', (number, pin) => {
    expect(balanceForm.parse({ number, pin })).toEqual({ number: '1234567890123456', pin: '123456' });
  });

  test.each([
    ['', ''],
    ['123456789012345', '12345'],
    ['12345678901234567', '1234567'],
    ['1234x67890123456', '12345x'],
    ['1'.repeat(101), '1'.repeat(101)],
  ])('%j and %j are refused, each by its name', (number, pin) => {
    const parsed = giftCardForm.safeParse({ intent: 'apply', number, pin });
    expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['number', 'Enter the 16-digit gift card number.'],
      ['pin', 'Enter the 6-digit PIN.'],
    ]);
  });
});

describe('the purchase', () => {
  test('holds its amount in whole rupees', () => {
    expect(purchaseForm.parse(PURCHASE)).toMatchObject({ amount: 2500, recipientName: 'Asha Rao' });
    expect(purchaseForm.parse({ ...PURCHASE, amount: 'own', ownAmount: '₹7,250' }).amount).toBe(7250);
  });

  test.each(['98765 43210', '+91-98765-43210', '०९८७६५४३२१०'])(
    'takes a mobile number written as %j',
    (senderMobile) => {
      expect(purchaseForm.parse({ ...PURCHASE, senderMobile }).senderMobile).toBe('9876543210');
    },
  );

  test('all mistakes are told at once', () => {
    const change = { amount: 'own', ownAmount: '499', recipientName: '', senderEmail: 'ravi' };
    expect(wrongFields(change).toSorted()).toEqual(['ownAmount', 'recipientName', 'senderEmail']);
  });

  test('an offered amount counts whatever stands in the field that is not shown', () => {
    expect(purchaseForm.parse({ ...PURCHASE, ownAmount: '49,999' }).amount).toBe(2500);
  });

  test.each(['499', '50001', '1e9', '2000.5', '-2000', '20a0', ''])('an own amount of %j is refused', (ownAmount) => {
    expect(wrongFields({ amount: 'own', ownAmount })).toEqual(['ownAmount']);
  });

  test.each(['499', '50001', '1e9', '2000.5', '-2000', '20a0', '2000', '', 2500])(
    'a choice of %j that was never offered is refused',
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
  ])('%s is never %j', (field, value) => {
    expect(wrongFields({ [field]: value })).toEqual([field]);
  });

  test('a message keeps its lines, each counted as one character, and nothing unseen', () => {
    const lines = Array.from({ length: 150 }, () => 'a').join('\r\n');
    expect(purchaseForm.parse({ ...PURCHASE, message: lines }).message).toHaveLength(299);
    expect(purchaseForm.parse({ ...PURCHASE, message: ' With\u202E love\r\n ' }).message).toBe('With love');
  });
});
