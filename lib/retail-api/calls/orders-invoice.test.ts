import { type calls, type DataOf, type InvoiceWire, RETURN_CODES } from '#lib/contract/index.ts';
import { mailToken } from '../orders/mails/mail-token.ts';
import { issueInvoice } from '../orders/placing/invoice-number.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from '../testing/operator.ts';
import { addOrder } from '../testing/placed-order.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const { NotFound } = RETURN_CODES;

describeOnEachEngine('invoices and mails of orders', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => NOW, operatorKey: OPERATOR_KEY });
  });
  afterAll(() => api.close());

  async function bought({ issued = true } = {}) {
    const customer = await addCustomer(api);
    const { order } = await addOrder(api.context.db, { row: { customer_id: customer.id } });
    if (issued) {
      await api.context.db.transaction().execute((transaction) => issueInvoice(transaction, order.number, NOW));
    }
    return { customer, order };
  }

  test('an invoice is returned for the order key, and for the number to its customer only', async () => {
    const { customer, order } = await bought();
    const byKey = await (await signInSession(api.handle)).post<InvoiceWire>('Invoice', { OrderKey: order.key });
    expect(byKey.Data).toMatchObject({ OrderNumber: order.number, IssuedAt: NOW, Total: 12_495 });
    expect(byKey.Data?.InvoiceNumber).toMatch(/^SM2627-\d{6}$/);
    const own = await customer.caller.post<InvoiceWire>('Invoice', { OrderNumber: order.number });
    expect(own.Data).toEqual(byKey.Data);
    const other = await addCustomer(api);
    for (const caller of [other.caller, await signInSession(api.handle)]) {
      for (const name of ['Invoice', 'InvoicePdf']) {
        const { ReturnCode, Data } = await caller.post(name, { OrderNumber: order.number });
        expect([ReturnCode, Data]).toEqual([NotFound.code, null]);
      }
    }
  });

  test('there is no invoice before it is issued, nor without key and number', async () => {
    const { customer, order } = await bought({ issued: false });
    for (const name of ['Invoice', 'InvoicePdf']) {
      expect((await customer.caller.post(name, { OrderNumber: order.number })).ReturnCode).toBe(NotFound.code);
      expect((await customer.caller.post(name)).ReturnCode).toBe(NotFound.code);
    }
  });

  test('the invoice PDF has the same content, and the payment method of the gateway', async () => {
    const { customer, order } = await bought();
    const { db } = api.context;
    const paid = { subject: 'order', subject_id: order.number, gateway: 'razorpay', amount: order.payable } as const;
    const times = { created_at: NOW, changed_at: NOW, next_check_at: null };
    await db
      .insertInto('payment_attempts')
      .values({ ...paid, ...times, id: order.key, state: 'captured', test: 0, gateway_order_id: null })
      .execute();
    const payment = { ...paid, attempt_id: order.key, instrument: 'upi', captured_at: NOW };
    const settles = {
      ...payment,
      id: `${order.key}1`,
      gateway_payment_id: `${order.key}1`,
      purpose: 'settles',
    } as const;
    await db.insertInto('payments').values(settles).execute();
    const file = await customer.caller.post<DataOf<typeof calls.invoicePdf>>('InvoicePdf', {
      OrderNumber: order.number,
    });
    expect(file.Data?.FileName).toMatch(/^invoice-SM2627-\d{6}\.pdf$/);
    const { pages } = readPdf(Buffer.from(file.Data?.ContentBase64 ?? '', 'base64'));
    expect(pages.join(' ')).toContain(`Order number: ${order.number}`);
    expect(pages.join(' ')).toContain('Razorpay, UPI ₹12,495.00');
  });

  test('staff print the invoice of any order', async () => {
    const { order } = await bought();
    const desk = deskCaller(api.handle);
    const file = await desk<DataOf<typeof calls.deskInvoicePdf>>('DeskInvoicePdf', { OrderNumber: order.number });
    const { pages } = readPdf(Buffer.from(file.Data?.ContentBase64 ?? '', 'base64'));
    expect(pages.join(' ')).toContain(`Order number: ${order.number}`);
    const unissued = await bought({ issued: false });
    for (const OrderNumber of ['SM-NONE00', unissued.order.number]) {
      expect((await desk('DeskInvoicePdf', { OrderNumber })).ReturnCode).toBe(NotFound.code);
    }
  });

  test('a mail is shown in the browser only with the token of its link', async () => {
    const { order } = await bought();
    const guest = await signInSession(api.handle);
    const Token = mailToken(api.context.secret, { number: order.number, kind: 'confirmed' });
    const { Data } = await guest.post<DataOf<typeof calls.displayEmail>>('DisplayEmail', { Token });
    expect(Data?.Subject).toBe(`Your Samay order ${order.number} is confirmed`);
    expect(Data?.Html).toContain(order.number);
    const unknown = mailToken(api.context.secret, { number: 'SM-NONE00', kind: 'confirmed' });
    for (const wrong of [unknown, Token.replace('confirmed', 'refund'), `${Token}x`, 'x']) {
      expect((await guest.post('DisplayEmail', { Token: wrong })).ReturnCode).toBe(NotFound.code);
    }
  });
});
