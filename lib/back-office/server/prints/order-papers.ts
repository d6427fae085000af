import { z } from 'zod';
import { calls, type RetailCall } from '#lib/contract/index.ts';
import type { PaperKind } from '#lib/contract/print-vocabulary.ts';
import type { CallProblem, CallResult } from '../retail-api.ts';
import type { MissingPaper, PrintedPaper } from './joined-pdf.ts';
import { problemReason } from './problem-reason.ts';

type MakeCall = (call: RetailCall, fields: Record<string, unknown>) => Promise<CallResult>;

/** The papers of the orders that have one; or the problem that concerns all of them. */
type OrderPapers =
  | { ok: true; papers: readonly PrintedPaper[]; missing: readonly MissingPaper[] }
  | { ok: false; problem: CallProblem };

/** A file to fetch. */
interface PaperCall {
  call: RetailCall;
  fields: Record<string, unknown>;
}

const document = z.object({ ContentBase64: z.base64() });
const bookings = z.object({ Bookings: z.array(z.object({ BookingId: z.string(), State: z.string() })) });

/** Problems of the person or the connection, and not of one order. */
const OF_ALL: ReadonlySet<CallProblem['code']> = new Set(['SignedOut', 'Forbidden', 'Unreachable']);
/** A file that is not drawn in time is drawn on, so that asking again finds it. */
const TIMES = 3;

/**
 * Fetches the papers of orders one after the other, each by the call of a single one, so that the same roles may. An order
 * without one is missing, and the others are printed: one cancelled order does not hold up a table full of parcels.
 */
export async function fetchPapers(kind: PaperKind, numbers: readonly string[], make: MakeCall): Promise<OrderPapers> {
  const papers: PrintedPaper[] = [];
  const missing: MissingPaper[] = [];
  for (const number of numbers) {
    const found = await callsOf(kind, number, make);
    if (!found.ok) {
      if (OF_ALL.has(found.problem.code)) return found;
      missing.push({ number, reason: problemReason(found.problem) });
      continue;
    }
    for (const paper of found.calls) {
      const result = await fetched(paper, make);
      if (result.ok) {
        const { ContentBase64 } = document.parse(result.data);
        papers.push({ number, content: Buffer.from(ContentBase64, 'base64') });
      } else if (OF_ALL.has(result.problem.code)) return result;
      else missing.push({ number, reason: problemReason(result.problem) });
    }
  }
  return { ok: true, papers, missing };
}

/** The calls that make the papers of an order: of a parcel that is booked, the courier's own label instead of the shop's. */
async function callsOf(
  kind: PaperKind,
  OrderNumber: string,
  make: MakeCall,
): Promise<{ ok: true; calls: PaperCall[] } | { ok: false; problem: CallProblem }> {
  if (kind === 'packing-slips') return { ok: true, calls: [{ call: calls.packingSlipPdf, fields: { OrderNumber } }] };
  if (kind === 'invoices') return { ok: true, calls: [{ call: calls.deskInvoicePdf, fields: { OrderNumber } }] };
  const order = await make(calls.deskOrder, { OrderNumber });
  if (!order.ok) return order;
  const booked = bookings.parse(order.data).Bookings.filter(({ State }) => State === 'booked');
  const ofCourier = booked.map(({ BookingId }) => ({
    call: calls.courierLabelPdf,
    fields: { OrderNumber, BookingId },
  }));
  return {
    ok: true,
    calls: ofCourier.length > 0 ? ofCourier : [{ call: calls.shippingLabelPdf, fields: { OrderNumber } }],
  };
}

async function fetched({ call, fields }: PaperCall, make: MakeCall): Promise<CallResult> {
  let result = await make(call, fields);
  for (let time = 1; time < TIMES && !result.ok && result.problem.code === 'TooManyRequests'; time++) {
    result = await make(call, fields);
  }
  return result;
}
