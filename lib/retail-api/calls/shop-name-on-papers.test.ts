import { setTimeout as sleep } from 'node:timers/promises';
import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { checkShopProfile, DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { dataOf } from '../testing/api-caller.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { type Bought, type OrderShop, orderShop } from '../testing/order-shop.ts';
import { readPdf } from '../testing/read-pdf.ts';

/** A shop of its own, as a file describes it. */
function acme() {
  const contact = { phone: '+91 141 000 0000', email: 'care@acme.example' };
  const checked = checkShopProfile(
    {
      name: 'Acme',
      sells: 'watches',
      description: 'Watches from Jaipur.',
      orderPrefix: 'AC',
      invoicePrefix: 'AC',
      seller: { legalName: 'Acme Gold Private Limited', address: ['1 Johari Bazaar'], gstin: '08AAAAA0000A1Z2' },
      contact,
      grievanceOfficer: { ...contact, name: 'Kavita Mehta' },
    },
    { trial: false },
  );
  if (!checked.ok) throw new Error(checked.message);
  return checked.profile;
}

describe('what a shop called Acme sends and prints', () => {
  let shop: OrderShop;
  let kept: Bought;
  beforeAll(async () => {
    shop = await orderShop('sqlite');
    await shop.reset({ [WATCH]: 9 });
    setShopProfile(acme());
    kept = await shop.bought({ items: [[WATCH, 2]] });
  });
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await shop.api.close();
  });

  type File = DataOf<typeof calls.deskInvoicePdf>;
  const contentOf = ({ FileName, ContentBase64 }: File) => {
    const { pages, info } = readPdf(Buffer.from(ContentBase64, 'base64'));
    return [FileName, ...pages, JSON.stringify(info)].join('\n');
  };

  /** Asks again as long as the answer says that the file is still being drawn. */
  async function printed(ask: () => ReturnType<typeof shop.desk<File>>, what: string): Promise<string> {
    const answer = await ask();
    if (answer.ReturnCode !== RETURN_CODES.TooManyRequests.code) return contentOf(dataOf(answer, what));
    await sleep(500);
    return printed(ask, what);
  }

  test.each(['PackingSlipPdf', 'ShippingLabelPdf', 'DeskInvoicePdf'])(
    '%s names Acme and no other shop',
    async (name) => {
      const { OrderNumber } = kept.order;
      const paper = await printed(() => shop.desk<File>(name, { OrderNumber }), name);
      expect(paper).toContain('Acme');
      expect(paper).toMatch(/AC(?:2627)?-/);
      expect(paper).not.toMatch(/samay/i);
    },
  );

  test('the warranty card of a delivered watch names Acme and no other shop', async () => {
    const { document } = await shop.db
      .selectFrom('products')
      .select('document')
      .where('code', '=', WATCH)
      .executeTakeFirstOrThrow();
    const warranted = JSON.stringify({ ...JSON.parse(document), WarrantyText: 'Warranty of 2 years on the movement.' });
    await shop.db.updateTable('products').set({ document: warranted }).where('code', '=', WATCH).execute();
    const bought = await shop.bought();
    const { OrderNumber, Products } = bought.order;
    await shop.advanced(OrderNumber, 'pack', 'ship', 'deliver');
    const { caller } = await shop.back(bought);
    const line = { OrderNumber, LineId: Products[0]?.LineId };
    const card = await printed(() => caller.post<File>('WarrantyCardPdf', line), 'WarrantyCardPdf');
    expect(card).toContain('Acme');
    expect(card).not.toMatch(/samay/i);
  });

  test('mails and text messages of orders name Acme and no other shop', async () => {
    const { OrderNumber } = kept.order;
    await shop.advanced(OrderNumber, 'pack', 'ship', 'out-for-delivery', 'deliver');
    const gone = await shop.bought({ email: '' });
    await shop.cancel(gone);
    const sent = await shop.db.selectFrom('outbox').selectAll().execute();
    const kinds = ['order-confirmed', 'order-packed', 'order-shipped', 'order-delivered', 'order-cancelled'];
    expect([...new Set(sent.map(({ kind }) => kind))]).toEqual(expect.arrayContaining(kinds));
    const channels = new Set(sent.map(({ channel }) => channel));
    expect([...channels]).toEqual(expect.arrayContaining(['mail', 'sms']));
    for (const { subject, body, html, kind } of sent) {
      expect(`${kind}: ${subject} ${body}`).toContain('Acme');
      expect(`${subject} ${body} ${html}`.match(/.{0,60}samay.{0,40}/i)).toBeNull();
    }
  });
});
