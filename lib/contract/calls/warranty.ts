import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, opaqueId, orderNumber, orEmpty } from '../fields.ts';
import { lineDocuments, warrantyCard } from '../warranty.ts';

/** Identifies an order: by its key for anyone who knows it, by its number only for its own customer. */
const orderReference = { OrderKey: orEmpty(opaqueId).default(''), OrderNumber: orEmpty(orderNumber).default('') };
const lineReference = { ...orderReference, LineId: opaqueId };

export const orderDocuments = defineCall({
  name: 'OrderPapers',
  method: 'POST',
  request: z.object({ ...orderReference, ...callerFields }),
  data: z.array(lineDocuments),
  repeatable: true,
  summary:
    'What proves what the pieces of an order are: purity, weights, hallmarks, serial numbers, certificates, and the metal rate on the day. 204 for an order that is unknown as for one of somebody else.',
});

export const warrantyCardOf = defineCall({
  name: 'WarrantyCard',
  method: 'POST',
  request: z.object({ ...lineReference, ...callerFields }),
  data: warrantyCard,
  repeatable: true,
  summary: 'The warranty of a line that was delivered. 204 where there is none.',
});

export const warrantyCardPdf = defineCall({
  name: 'WarrantyCardPdf',
  method: 'POST',
  request: z.object({ ...lineReference, ...callerFields }),
  data: z.object({ FileName: z.string(), ContentBase64: z.string() }),
  repeatable: true,
  // It may wait for long invoices to be rendered first.
  deadlineMs: 20_000,
  summary: 'The same as a PDF file. 229 where too many files are being drawn.',
});
