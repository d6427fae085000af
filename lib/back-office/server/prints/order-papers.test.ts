import type { RetailCall } from '#lib/contract/index.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import type { CallResult } from '../retail-api.ts';
import { fetchPapers } from './order-papers.ts';

const file = { ok: true, data: { FileName: 'label.pdf', ContentBase64: 'JVBERg==' } } as const;

/** Makes calls of which `DeskOrder` answers with these bookings; returns what was called. */
async function labelsWith(Bookings: readonly { BookingId: string; State: string }[], label: CallResult = file) {
  const made: string[] = [];
  const make = async ({ name }: RetailCall, { BookingId = '' }: Record<string, unknown>): Promise<CallResult> => {
    made.push(`${name} ${BookingId}`.trim());
    return name === 'DeskOrder' ? { ok: true, data: { Bookings } } : label;
  };
  return { made, result: await fetchPapers('labels', ['SM-1000'], { make, until: new AbortController().signal }) };
}

test('the courier’s own label stands for the shop’s once a parcel is booked', async () => {
  const { made } = await labelsWith([
    { BookingId: 'cancelled', State: 'cancelled' },
    { BookingId: 'first', State: 'booked' },
    { BookingId: 'second', State: 'booked' },
  ]);
  expect(made).toEqual(['DeskOrder', 'CourierLabelPdf first', 'CourierLabelPdf second']);
});

test('without a booking the label is the shop’s', async () => {
  expect((await labelsWith([{ BookingId: 'old', State: 'done' }])).made).toEqual(['DeskOrder', 'ShippingLabelPdf']);
});

test('a courier without a label is named with its reason', async () => {
  const problem = { code: 'InvalidRequest', message: '', details: { Message: 'The courier has no label' } } as const;
  const { result } = await labelsWith([{ BookingId: 'first', State: 'booked' }], { ok: false, problem });
  expect(result).toEqual({
    ok: true,
    papers: [],
    missing: [{ number: 'SM-1000', reason: 'The courier has no label' }],
  });
});

test.each(['DeskOrder', 'ShippingLabelPdf'])(
  'a role that may not make %s gets nothing, and no order is named',
  async (refused) => {
    const problem = { code: 'Forbidden', message: 'Your role does not include this.', details: {} } as const;
    const make = async ({ name }: RetailCall): Promise<CallResult> =>
      name === refused ? { ok: false, problem } : { ok: true, data: { Bookings: [] } };
    const until = new AbortController().signal;
    expect(await fetchPapers('labels', ['SM-1000', 'SM-2000'], { make, until })).toEqual({ ok: false, problem });
  },
);

test('once nobody waits any more, no further call is made, and the other orders are named', async () => {
  const over = new AbortController();
  const make = jest.fn(async (): Promise<CallResult> => {
    over.abort();
    return file;
  });
  const result = await fetchPapers('invoices', ['SM-1000', 'SM-2000'], { make, until: over.signal });
  const reason = 'there was no time left for it; print it again';
  expect(result).toMatchObject({ ok: true, papers: [{ number: 'SM-1000' }], missing: [{ number: 'SM-2000', reason }] });
  expect(make).toHaveBeenCalledTimes(1);
});

test('a document has an end: what has no room in it is named', async () => {
  const ContentBase64 = Buffer.alloc(10 * MEGABYTE).toString('base64');
  const make = async (): Promise<CallResult> => ({ ok: true, data: { FileName: 'a.pdf', ContentBase64 } });
  const numbers = Array.from({ length: 7 }, (_, at) => `SM-100${at}`);
  const result = await fetchPapers('invoices', numbers, { make, until: new AbortController().signal });
  const reason = 'the document is full; print it in another one';
  expect(result).toMatchObject({ ok: true, papers: { length: 6 }, missing: [{ number: 'SM-1006', reason }] });
});
