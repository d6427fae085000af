import { PDFDocument } from '@cantoo/pdf-lib';
import { MAX_PRINTED_ORDERS } from '#lib/contract/print-vocabulary.ts';
import { RETURN_CODES } from '#lib/contract/return-codes.ts';
import { envelopeOf, STAFF_CREDENTIALS, signedIn, testOffice } from '../../testing/test-office.ts';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const office of open.splice(0)) office.close();
});

/** A PDF with one page of this width for each order, so that the order of pages can be told. */
async function paperOf(width: number) {
  const pdf = await PDFDocument.create();
  pdf.addPage([width, 400]);
  return { FileName: 'paper.pdf', ContentBase64: Buffer.from(await pdf.save()).toString('base64') };
}

const refused = (ReturnCode: number, Data: unknown) => Response.json({ ReturnCode, ReturnMessage: 'Not now', Data });

async function signedInOffice(answers: Readonly<Record<string, () => Response>>) {
  const opened = testOffice({ answers: { StaffSignIn: () => signedIn(), ...answers } });
  open.push(opened);
  await opened.call('StaffSignIn', STAFF_CREDENTIALS);
  return opened;
}

const widthsOf = async (reply: Response) =>
  (await PDFDocument.load(await reply.arrayBuffer())).getPages().map((page) => page.getWidth());

test('the papers of orders are one document, in the order chosen, each order once', async () => {
  const papers = [await paperOf(101), await paperOf(102)];
  const { ask, sent } = await signedInOffice({ PackingSlipPdf: () => envelopeOf(papers.shift()) });
  const reply = await ask('/prints/packing-slips?orders=SM-2000,SM-1000,SM-2000');
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toBe('inline; filename="packing-slips-2.pdf"');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(await widthsOf(reply)).toEqual([101, 102]);
  expect(sent.slice(1).map(({ body }) => (body as { OrderNumber: string }).OrderNumber)).toEqual([
    'SM-2000',
    'SM-1000',
  ]);
});

test('an order without its paper is named on a page before the others, which are printed', async () => {
  const answers = [
    refused(RETURN_CODES.NotAllowedNow.code, { Reason: 'nothing-left' }),
    envelopeOf(await paperOf(288)),
    envelopeOf({ FileName: 'label.pdf', ContentBase64: Buffer.from('no PDF').toString('base64') }),
  ];
  const { ask } = await signedInOffice({
    DeskInvoicePdf: () => answers.shift() ?? refused(RETURN_CODES.NotFound.code, null),
  });
  const reply = await ask('/prints/invoices?orders=SM-1000,SM-2000,SM-3000');
  expect(await widthsOf(reply)).toEqual([288, 288]);
});

test('where none can be printed, a text says why for each', async () => {
  const { ask } = await signedInOffice({ DeskInvoicePdf: () => refused(RETURN_CODES.NotFound.code, null) });
  const reply = await ask('/prints/invoices?orders=SM-1000');
  expect(reply.status).toBe(409);
  expect(await reply.text()).toBe(
    'None of these orders can be printed:\nSM-1000: there is no such order, or it has no such paper yet.',
  );
});

test('a role that may not print one of them prints none', async () => {
  const { ask, sent } = await signedInOffice({
    PackingSlipPdf: () => refused(RETURN_CODES.Forbidden.code, { Reason: 'role' }),
  });
  expect((await ask('/prints/packing-slips?orders=SM-1000,SM-2000')).status).toBe(403);
  expect(sent.filter(({ name }) => name === 'PackingSlipPdf')).toHaveLength(1);
});

test('a paper that is not drawn yet is asked for again', async () => {
  const answers = [
    refused(RETURN_CODES.TooManyRequests.code, { RetryAfterSeconds: 1 }),
    envelopeOf(await paperOf(150)),
  ];
  const { ask } = await signedInOffice({
    PackingSlipPdf: () => answers.shift() ?? refused(RETURN_CODES.NotFound.code, null),
  });
  expect(await widthsOf(await ask('/prints/packing-slips?orders=SM-1000'))).toEqual([150]);
});

test.each([
  ['too many orders', Array.from({ length: MAX_PRINTED_ORDERS + 1 }, (_, at) => `SM-${1000 + at}`).join()],
  ['what is no number', 'SM-1000,<b>'],
  ['no order', ''],
])('%s are refused before anything is asked', async (_what, orders) => {
  const { ask, sent } = await signedInOffice({});
  const reply = await ask(`/prints/labels?orders=${encodeURIComponent(orders)}`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([422, 'text/plain; charset=UTF-8']);
  expect(sent).toHaveLength(1);
});

test('another site opens none, nor does who is signed out, and there is no other kind', async () => {
  const { ask } = await signedInOffice({});
  const path = '/prints/labels?orders=SM-1000';
  expect((await ask(path, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await ask('/prints/orders?orders=SM-1000')).status).toBe(404);
  const stranger = testOffice();
  open.push(stranger);
  expect((await stranger.ask(path)).status).toBe(302);
  expect(stranger.sent).toEqual([]);
});
