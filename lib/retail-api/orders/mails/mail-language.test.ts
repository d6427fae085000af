import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import type { OpenDatabase } from '../../core/db/engine.ts';
import { addOrder } from '../../testing/placed-order.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testSecret } from '../../testing/test-secret.ts';
import type { OrderMailKind } from './mail-token.ts';
import { enqueueOrderMail, renderOrderMail } from './order-mails.ts';

const context = { siteUrl: 'https://shop.test', secret: testSecret(7), now: Date.parse('2026-11-21T10:00:00Z') };
const KINDS: readonly OrderMailKind[] = [
  'payment-link',
  'confirmed',
  'packed',
  'shipped',
  'out-for-delivery',
  'delivered',
  'cancelled',
  'modified',
];
/** What stays in Latin letters: names, the address, numbers of orders, and links. */
const NAMES =
  /https?:\S+|SM-\w+|[A-Z]{2,}\w*|Samay|Asha|Rao|Church Street|Bengaluru|Karnataka|Ganga|Ring|Razorpay|Blue/g;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('sqlite');
});
beforeEach(() => opened.db.deleteFrom('outbox').execute());
afterEach(() => setShopProfile(DEMO_PROFILE));
afterAll(() => opened.close());

const buyer = (language: string, email = 'asha@example.com') => ({
  customer: { name: 'Asha Rao', mobile: '9876543210', email, language },
});

async function messageAbout(document: ReturnType<typeof buyer>, kind: OrderMailKind = 'confirmed') {
  const { order } = await addOrder(opened.db, { document, lines: [{ title: 'Ganga Ring' }] });
  await opened.db
    .transaction()
    .execute((transaction) => enqueueOrderMail(transaction, { number: order.number, kind }, context));
  return { order, message: await opened.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow() };
}

test.each(KINDS)('the mail “%s” of an order that was placed in Hindi is in Hindi', async (kind) => {
  const { message } = await messageAbout(buyer('hi'), kind);
  expect(message.subject).toMatch(/\p{Script=Devanagari}/u);
  expect(message.html).toContain('<html lang="hi-IN">');
  expect(message.body.replace(NAMES, '').match(/[A-Za-z]{2,}/g)).toBeNull();
});

test('its web view is in Hindi, whatever language it is opened in', async () => {
  const { order, message } = await messageAbout(buyer('hi'));
  const view = await renderOrderMail(opened.db, { number: order.number, kind: 'confirmed' }, context);
  expect(view?.subject).toBe(message.subject);
});

test('an order in a language that the store no longer has gets its mails in English', async () => {
  const { message } = await messageAbout(buyer('xx'));
  expect(message.subject).toMatch(/^Your Samay order .* is confirmed$/);
});

test('text messages are in Hindi, too, but not where the shop has registered its texts', async () => {
  const { message } = await messageAbout(buyer('hi', ''));
  expect(message).toMatchObject({ channel: 'sms', body: expect.stringContaining('पक्का हो गया है') });
  await opened.db.deleteFrom('outbox').execute();
  setShopProfile({
    ...DEMO_PROFILE,
    sms: { entityId: '1'.repeat(19), header: 'SAMAYS', templates: {} },
  });
  const registered = await messageAbout(buyer('hi', ''));
  expect(registered.message.body).toContain('is confirmed');
});

test.each([
  ['hi', ['en', 'hi'], /^https:\/\/shop\.test\/hi(?:\/|$)/],
  ['hi', ['en'], /^https:\/\/shop\.test(?!\/hi(?:\/|$))/],
  ['en', ['en', 'hi'], /^https:\/\/shop\.test(?!\/hi(?:\/|$))/],
] as const)(
  'in a mail in %s of a shop that offers %j, pages are linked in that language',
  async (language, languages, link) => {
    setShopProfile({ ...DEMO_PROFILE, languages: [...languages] });
    for (const kind of ['payment-link', 'delivered'] as const) {
      await opened.db.deleteFrom('outbox').execute();
      const { message } = await messageAbout(buyer(language), kind);
      const links = message.body.match(/https:\/\/shop\.test\S*/g) ?? [];
      expect(links.length).toBeGreaterThan(1);
      for (const one of links) expect(one).toMatch(link);
    }
  },
);
