import { z } from 'zod';
import { calls, type RetailCall } from '#lib/contract/index.ts';
import type { PaperKind } from '#lib/contract/print-vocabulary.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import type { CallProblem, CallResult } from '../retail-api.ts';
import type { MissingPaper, PrintedPaper } from './joined-pdf.ts';
import { problemReason } from './problem-reason.ts';

type MakeCall = (call: RetailCall, fields: Record<string, unknown>) => Promise<CallResult>;

/** The papers of the orders that have one; or the problem that concerns all of them. */
type OrderPapers =
  | { ok: true; papers: readonly PrintedPaper[]; missing: readonly MissingPaper[] }
  | { ok: false; problem: CallProblem };

interface Fetching {
  make: MakeCall;
  /** Aborted once nobody waits any more, or will not for much longer: no further call is made. */
  until: AbortSignal;
}

/** A file to fetch. */
interface PaperCall {
  call: RetailCall;
  fields: Record<string, unknown>;
}

const document = z.object({ ContentBase64: z.string() });
const bookings = z.object({ Bookings: z.array(z.object({ BookingId: z.string(), State: z.string() })) });

/** Problems of the person or the connection, and not of one order. */
const OF_ALL: ReadonlySet<CallProblem['code']> = new Set(['SignedOut', 'Forbidden', 'Unreachable']);
/** A file that is not drawn in time is drawn on, so that asking again finds it. */
const TIMES = 3;
/** How large the papers of one document are at most, together; what has no room is printed in another one. */
const MAX_BYTES = 64 * MEGABYTE;

/**
 * Fetches the papers of orders one after the other, each by the call of a single one, so that the same roles may. An order
 * without one is missing, and the others are printed: one cancelled order does not hold up a table full of parcels.
 */
export async function fetchPapers(
  kind: PaperKind,
  numbers: readonly string[],
  { make, until }: Fetching,
): Promise<OrderPapers> {
  const papers: PrintedPaper[] = [];
  const missing: MissingPaper[] = [];
  let bytes = 0;
  for (const number of numbers) {
    if (until.aborted) {
      missing.push({ number, reason: LATE });
      continue;
    }
    const found = await callsOf(kind, number, make);
    if (!found.ok) {
      if (OF_ALL.has(found.problem.code)) return found;
      missing.push({ number, reason: problemReason(found.problem) });
      continue;
    }
    for (const paper of found.calls) {
      const result = await fetched(paper, { make, until });
      if (result === null) missing.push({ number, reason: LATE });
      else if (result.ok) {
        const content = Buffer.from(document.parse(result.data).ContentBase64, 'base64');
        bytes += content.byteLength;
        if (bytes <= MAX_BYTES) papers.push({ number, content });
        else missing.push({ number, reason: 'the document is full; print it in another one' });
      } else if (OF_ALL.has(result.problem.code)) return result;
      else missing.push({ number, reason: problemReason(result.problem) });
    }
  }
  return { ok: true, papers, missing };
}

const LATE = 'there was no time left for it; print it again';

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

/** The answer of a call; null where there is no time left for it. */
async function fetched({ call, fields }: PaperCall, { make, until }: Fetching): Promise<CallResult | null> {
  let result: CallResult | null = null;
  for (let time = 0; time < TIMES && !until.aborted; time++) {
    result = await make(call, fields);
    if (result.ok || result.problem.code !== 'TooManyRequests') break;
  }
  return result;
}
