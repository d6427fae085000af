import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, opaqueId, orderNumber, orEmpty, pdfFile } from '../fields.ts';
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
    "The authenticity documents of an order's items: purity, weights, hallmarks, serial numbers, certificates, and the metal rate of the day. Fails with NotFound for an unknown order and for another customer's.",
});

export const warrantyCardOf = defineCall({
  name: 'WarrantyCard',
  method: 'POST',
  request: z.object({ ...lineReference, ...callerFields }),
  data: warrantyCard,
  repeatable: true,
  summary: 'The warranty of a delivered line. Fails with NotFound if there is none.',
});

export const warrantyCardPdf = defineCall({
  name: 'WarrantyCardPdf',
  method: 'POST',
  request: z.object({ ...lineReference, ...callerFields }),
  data: pdfFile,
  repeatable: true,
  // It may wait for long invoices to be rendered first.
  deadlineMs: 15_000,
  summary: 'The same as a PDF file. Fails with TooManyRequests while the file is not drawn yet.',
});
