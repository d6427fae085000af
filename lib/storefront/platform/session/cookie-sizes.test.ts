import { randomBytes, randomUUID } from 'node:crypto';
import type { CookieStore } from 'iron-session';
import { calls } from '#lib/contract/index.ts';
import type { RetailClient } from '#lib/storefront/platform/retail-client/types.ts';
import { READABLE_COOKIES } from './cookie-names.ts';
import { checkoutChoices, codeRequest, type FlashCookie, refusedFormFlash, writeFlash } from './flash-cookies.ts';
import { sealedCookieOptions } from './options.ts';
import { openSession } from './shopper-session.ts';

const NOW = Date.now();
const OPTIONS = sealedCookieOptions(
  { current: 'a secret of at least 32 characters for tests', accepted: [] },
  'https://shop.example',
);
// The length of the bundled retail API's JWTs.
const JWT = 'j'.repeat(260);
const giftId = () => randomBytes(18).toString('base64url');
const COUPON = { value: 'C'.repeat(20), at: NOW };
const CHOICES = {
  mark: 'm'.repeat(12),
  addressId: randomUUID(),
  billingId: randomUUID(),
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
  method: 'cash-on-delivery' as const,
  order: randomUUID(),
  collect: { store: 'S'.repeat(12), name: 'क'.repeat(60), mobile: '9876543210' },
};
/** What the delivery step keeps unconfirmed, in place of a confirmed billing address and collector. */
const DRAFT = {
  ...CHOICES,
  billingId: undefined,
  collect: undefined,
  draft: { billing: randomUUID(), whatsApp: 'on' as const, collect: { ...CHOICES.collect, mobile: '9'.repeat(30) } },
};
const client = {
  call: async () => ({ outcome: { kind: 'empty' }, effects: { jwt: JWT, signedOut: false } }),
} as unknown as RetailClient;

let jar: Map<string, string>;
let cookies: CookieStore;
const sizeOf = ([name, value]: readonly [string, string]) => Buffer.byteLength(`${name}=${value}`);

beforeEach(() => {
  jar = new Map();
  cookies = {
    get: (name) => (jar.has(name) ? { name, value: jar.get(name) ?? '' } : undefined),
    set: (name, value) => (value === '' ? jar.delete(name) : jar.set(name, value)),
  };
});

/** Sets all possible fields of a shopper, with the longest kind of name. */
async function remember(userName: string): Promise<void> {
  const session = await openSession({
    cookies,
    options: OPTIONS,
    client,
    now: () => NOW,
    currencyId: 1,
    renewsSeal: true,
    clientAddress: '',
  });
  session.signIn({
    customerToken: randomBytes(32).toString('base64url'),
    userName,
    mobile: '9876543210',
    basketGuid: randomUUID(),
  });
  session.update({
    couponCode: COUPON,
    enteredCouponCode: COUPON,
    giftCouponRequest: { value: giftId(), at: NOW },
    gcSessionId: { value: giftId(), at: NOW },
    atSale: true as const,
  });
  await session.call(calls.viewCart, {});
  await session.save();
}

/** Writes the largest content that the flash cookie accepts. */
async function fill<Value extends object>(
  flash: FlashCookie<Value>,
  flashOf: (length: number) => Value,
): Promise<void> {
  let length = 800;
  while (!(await writeFlash(cookies, flash, flashOf(length), OPTIONS))) length -= 1;
}

test.each([
  ['Devanagari', 'क'.repeat(100)],
  ['Latin', 'x'.repeat(100)],
  ['pictures', '👩'.repeat(50)],
])('with all fields and a name of 100 letters in %s, no sealed cookie is over 1 KB', async (_script, name) => {
  await remember(name);
  expect([...jar.keys()].toSorted()).toEqual(['__Host-JWTToken', '__Host-shopper']);
  for (const cookie of jar) expect(sizeOf(cookie)).toBeLessThanOrEqual(1024);
});

test('all cookies together stay below 4 KB, including the largest flash cookies', async () => {
  await remember('क'.repeat(100));
  // What cannot be compressed.
  const letters = randomBytes(800).toString('base64url');
  await fill(refusedFormFlash, (length) => ({ form: 'f', values: { v: letters.slice(0, length) }, problems: {} }));
  await fill(codeRequest, (length) => ({
    purpose: 'recovery',
    mobile: '',
    email: '',
    newMobile: '',
    orderNumber: '',
    eString: 'e'.repeat(length),
    length: 4,
    expiresAt: NOW,
    resendAt: NOW,
    sends: 1,
  }));
  expectToFit();
  // Replaces the flash cookie of the code.
  expect(await writeFlash(cookies, checkoutChoices, CHOICES, OPTIONS)).toBe(true);
  expectToFit();
  expect(await writeFlash(cookies, checkoutChoices, DRAFT, OPTIONS)).toBe(true);
  expectToFit();
  expect(jar.has('__Host-checkoutChoices')).toBe(true);
});

/** Checks the total with the cookies that scripts may read, as a browser sends them. */
function expectToFit(): void {
  const readable = [READABLE_COOKIES.cartCount, READABLE_COOKIES.currencyId, READABLE_COOKIES.languageId];
  for (const name of readable) jar.set(name, '1');
  jar.set(READABLE_COOKIES.customerStatus, '1-abcdefghijkl');
  jar.set(READABLE_COOKIES.pincode, '302001');
  const sizes = [...jar].map(sizeOf);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1024);
  expect(sizes.reduce((sum, size) => sum + size + '; '.length, 0)).toBeLessThanOrEqual(4096);
}
