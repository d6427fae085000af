import type { calls, DataOf, Gstr1Wire, SalesBy } from '#lib/contract/index.ts';
import { taxInside } from '#lib/shared/tax-inside.ts';
import { issueCreditNote } from '../documents/invoices/issue-credit-note.ts';
import { readOrderLines } from '../orders/order-repository.ts';
import { issueInvoice } from '../orders/placing/invoice-number.ts';
import { send } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { insertOrder, TEST_ADDRESS } from '../testing/orders.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOVEMBER = Date.parse('2026-11-30T23:59:59+05:30');
const DECEMBER = Date.parse('2026-12-01T00:00:00+05:30');
const BUYER = '29AABCT1332L1ZT';

describeOnEachEngine('reports of sales', (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', operatorKey: OPERATOR_KEY });
  });
  afterEach(() => api.close());

  const post = async <Data>(name: string, body: object) => {
    const answer = await send<Data>(api.handle, name, {
      method: 'POST',
      headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.Data || answer.ReturnCode !== 0) throw new Error(JSON.stringify(answer));
    return answer.Data;
  };
  const gstr1 = (Month: string) => post<Gstr1Wire>('Gstr1Report', { Month });
  const sales = async (By: SalesBy, Month = '2026-11') =>
    (await post<DataOf<typeof calls.salesReport>>('SalesReport', { Month, By })).Rows;
  /** An invoiced order of one line; amounts in paise. */
  const sold = async (
    net: number,
    { state = '29', gstin = '', at = NOVEMBER, shipping = 0, test = false, coupon = '' },
  ) => {
    const tax = taxInside(net + shipping, 18);
    const total = net + shipping;
    const { number } = await insertOrder(api.context.db, {
      total,
      state: 'confirmed',
      document: { address: { ...TEST_ADDRESS, StateCode: state }, gstin, testPayment: test, couponCode: coupon },
      lines: [{ net, document: { shipping, tax, gstPercent: 18, hsnCode: '9102' } }],
    });
    await api.context.db.transaction().execute((transaction) => issueInvoice(transaction, number, at));
    return number;
  };
  const credit = async (orderNumber: string, amount: number, now: number) => {
    const { db } = api.context;
    const lineId = (await readOrderLines(db, [orderNumber])).get(orderNumber)?.[0]?.id ?? '';
    const lines = [{ lineId, quantity: 1, amount }];
    await db
      .transaction()
      .execute((transaction) => issueCreditNote(transaction, { orderNumber, reference: 'cancel:1', lines, now }));
  };

  test('form GSTR-1 has every section, to the letter', async () => {
    expect(api.context.seller.gstin.slice(0, 2)).toBe('29');
    const registered = await sold(1180_00, { gstin: BUYER });
    const large = await sold(1_18_000_00, { state: '27' });
    await sold(1_00_000_00, { state: '27' });
    const small = await sold(590_00, { shipping: 59_00 });
    await sold(99_00, { test: true });
    await credit(registered, 118_00, NOVEMBER);
    await credit(large, 1180_00, NOVEMBER);
    await credit(small, 59_00, NOVEMBER);
    const none = { iamt: 0, camt: 0, samt: 0, csamt: 0 };
    const b2b = { rt: 18, txval: 1000, camt: 90, samt: 90, csamt: 0 };
    const b2cl = { rt: 18, txval: 100_000, iamt: 18_000, csamt: 0 };
    expect(await gstr1('2026-11')).toEqual({
      gstin: api.context.seller.gstin,
      fp: '112026',
      version: 'GST3.2.6',
      hash: 'hash',
      b2b: [
        {
          ctin: BUYER,
          inv: [
            {
              inum: 'SM2627-000001',
              idt: '30-11-2026',
              val: 1180,
              pos: '29',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [{ num: 1, itm_det: b2b }],
            },
          ],
        },
      ],
      b2cl: [
        {
          pos: '27',
          inv: [{ inum: 'SM2627-000002', idt: '30-11-2026', val: 118_000, itms: [{ num: 1, itm_det: b2cl }] }],
        },
      ],
      b2cs: [
        { sply_ty: 'INTER', typ: 'OE', pos: '27', rt: 18, txval: 84_745.76, iamt: 15_254.24, csamt: 0 },
        { sply_ty: 'INTRA', typ: 'OE', pos: '29', rt: 18, txval: 500, camt: 45, samt: 45, csamt: 0 },
      ],
      cdnr: [
        {
          ctin: BUYER,
          nt: [
            {
              ntty: 'C',
              nt_num: 'CN2627-000001',
              nt_dt: '30-11-2026',
              val: 118,
              pos: '29',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [{ num: 1, itm_det: { rt: 18, txval: 100, camt: 9, samt: 9, csamt: 0 } }],
            },
          ],
        },
      ],
      cdnur: [
        {
          typ: 'B2CL',
          ntty: 'C',
          nt_num: 'CN2627-000002',
          nt_dt: '30-11-2026',
          val: 1180,
          pos: '27',
          itms: [{ num: 1, itm_det: { rt: 18, txval: 1000, iamt: 180, csamt: 0 } }],
        },
      ],
      hsn: {
        hsn_b2b: [
          { num: 1, hsn_sc: '9102', desc: '', uqc: 'NOS', qty: 0, rt: 18, txval: 900, ...none, camt: 81, samt: 81 },
        ],
        hsn_b2c: [
          {
            num: 1,
            hsn_sc: '9102',
            desc: '',
            uqc: 'NOS',
            qty: 1,
            rt: 18,
            txval: 184_195.76,
            iamt: 33_074.24,
            camt: 40.5,
            samt: 40.5,
            csamt: 0,
          },
          { num: 2, hsn_sc: '996812', desc: '', uqc: 'NA', qty: 0, rt: 18, txval: 50, ...none, camt: 4.5, samt: 4.5 },
        ],
      },
      doc_issue: {
        doc_det: [
          {
            doc_num: 1,
            doc_typ: 'Invoices for outward supply',
            docs: [{ num: 1, from: 'SM2627-000001', to: 'SM2627-000004', totnum: 4, cancel: 0, net_issue: 4 }],
          },
          {
            doc_num: 5,
            doc_typ: 'Credit Note',
            docs: [{ num: 1, from: 'CN2627-000001', to: 'CN2627-000003', totnum: 3, cancel: 0, net_issue: 3 }],
          },
        ],
      },
    });
  });

  test('a month begins and ends at midnight in India; one without a document has no section', async () => {
    await sold(590_00, { at: DECEMBER });
    expect(Object.keys(await gstr1('2026-11'))).toEqual(['gstin', 'fp', 'version', 'hash']);
    expect((await gstr1('2026-12')).b2cs).toMatchObject([{ txval: 500 }]);
  });

  test('a credit note is of its own month, also below zero', async () => {
    const number = await sold(590_00, { at: NOVEMBER });
    await credit(number, 590_00, DECEMBER);
    expect((await gstr1('2026-11')).b2cs).toMatchObject([{ txval: 500, camt: 45 }]);
    expect((await gstr1('2026-12')).b2cs).toMatchObject([{ txval: -500, camt: -45, samt: -45 }]);
  });

  test('sales by day, product, state and coupon; what was credited is deducted', async () => {
    const number = await sold(590_00, { shipping: 59_00, coupon: 'TEN' });
    await sold(1_180_00, { state: '27' });
    await credit(number, 590_00, NOVEMBER);
    expect(await sales('day')).toEqual([
      {
        Key: '2026-11-30',
        Name: '2026-11-30',
        Invoices: 2,
        CreditNotes: 1,
        ItemsSold: 2,
        ItemsCredited: 1,
        Sold: 1829,
        Credited: 590,
        TaxableAmount: 1050,
        Tax: 189,
        Total: 1239,
      },
    ]);
    expect(await sales('product')).toMatchObject([
      { Key: '1801AV01', Name: expect.stringContaining('Ganga'), Invoices: 2, ItemsSold: 2, Total: 1180 },
      { Key: '', Name: 'Shipping', Invoices: 1, ItemsSold: 0, Total: 59 },
    ]);
    expect(await sales('state')).toMatchObject([
      { Key: '27', Name: 'Maharashtra', Total: 1180 },
      { Key: '29', Name: 'Karnataka', Total: 59 },
    ]);
    expect(await sales('coupon')).toMatchObject([
      { Key: '', Total: 1180 },
      { Key: 'TEN', Total: 59 },
    ]);
    expect(await sales('payment')).toMatchObject([{ Key: 'razorpay', Name: 'Razorpay', Total: 1239 }]);
    expect(await sales('channel')).toMatchObject([{ Key: 'website', Name: 'Website', Total: 1239 }]);
    await api.context.db.updateTable('orders').set({ placed_by: 'Meera Shah' }).execute();
    expect(await sales('channel')).toMatchObject([{ Key: 'phone', Name: 'Order by phone', Total: 1239 }]);
    for (const by of ['category', 'brand'] as const) {
      expect((await sales(by)).reduce((sum, { Total }) => sum + Total, 0)).toBe(1239);
    }
  });

  test('the register has every row of a day, those of credit notes below zero', async () => {
    const number = await sold(590_00, { shipping: 59_00 });
    await credit(number, 590_00, NOVEMBER);
    const { Rows } = await post<DataOf<typeof calls.taxRegister>>('TaxRegister', { Day: '2026-11-30' });
    expect(Rows).toMatchObject([
      { Kind: 'invoice', Number: 'SM2627-000001', SKU: '1801AV01', Total: 590, Cgst: 45, Igst: 0 },
      { Kind: 'invoice', Number: 'SM2627-000001', SKU: '', HsnCode: '996812', Total: 59 },
      { Kind: 'credit-note', Number: 'CN2627-000001', InvoiceNumber: 'SM2627-000001', Quantity: -1, Total: -590 },
    ]);
    expect((await post<DataOf<typeof calls.taxRegister>>('TaxRegister', { Day: '2026-12-01' })).Rows).toEqual([]);
  });
});
