import { envelopeOf, STAFF_CREDENTIALS, signedIn, testOffice } from '../testing/test-office.ts';

const SALES_ROW = {
  Key: '2026-11-26',
  Name: '=1+1',
  Invoices: 1,
  CreditNotes: 0,
  ItemsSold: 1,
  ItemsCredited: 0,
  Sold: 100.5,
  Credited: 0,
  TaxableAmount: -3,
  Tax: 0,
  Total: 100.5,
};
const open: { close: () => void }[] = [];
afterEach(() => {
  for (const office of open.splice(0)) office.close();
});

async function signedInOffice({ answers = {} }: Parameters<typeof testOffice>[0] = {}) {
  const opened = testOffice({ answers: { StaffSignIn: signedIn, ...answers } });
  open.push(opened);
  await opened.call('StaffSignIn', STAFF_CREDENTIALS);
  return opened;
}

test('a file of rows is CSV in which no cell is a formula, and numbers stay numbers', async () => {
  const { ask } = await signedInOffice({ answers: { SalesReport: () => envelopeOf({ Rows: [SALES_ROW] }) } });
  const reply = await ask('/files/SalesReport?Month=2026-11&By=day');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="SalesReport-day-2026-11.csv"');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const [head, row] = (await reply.text()).split('\r\n');
  expect(head).toMatch(/^Key,Name,Invoices/);
  expect(row).toBe("2026-11-26,'=1+1,1,0,1,0,100.5,0,-3,0,100.5");
});

test('a file of settlements goes on where each page says, also after an empty one', async () => {
  const amounts = { Amount: 10, Recorded: null, Fee: 0, Tax: 0, Net: 10 };
  const texts = { Kind: 'payment', EntityId: '=1+1', OrderNumber: '', Result: 'unknown', SettlementId: '', Utr: '' };
  const line = (LineId: string) => ({ LineId, ...texts, ...amounts, At: 0 });
  const pages = [
    { Rows: [line('a')], Next: 'line:a' },
    { Rows: [], Next: 'payment:' },
    { Rows: [line('b')], Next: null },
  ];
  const { ask, sent } = await signedInOffice({ answers: { SettlementReport: () => envelopeOf(pages.shift()) } });
  const reply = await ask('/files/SettlementReport?Month=2026-11&Gateway=payu&Show=differences');
  expect(reply.headers.get('content-disposition')).toContain('SettlementReport-payu-2026-11.csv');
  const [, ...rows] = (await reply.text()).trimEnd().split('\r\n');
  expect(rows.map((row) => row.split(',').slice(0, 3).join())).toEqual(["a,payment,'=1+1", "b,payment,'=1+1"]);
  const asked = sent.filter(({ name }) => name === 'SettlementReport').map(({ body }) => body);
  expect(asked.map((body) => (body as { After?: string }).After)).toEqual([undefined, 'line:a', 'payment:']);
});

test('a file of paper is a PDF that runs nothing', async () => {
  const pdf = { FileName: 'slip "1".pdf', ContentBase64: Buffer.from('%PDF').toString('base64') };
  const { ask } = await signedInOffice({ answers: { PackingSlipPdf: () => envelopeOf(pdf) } });
  const reply = await ask('/files/PackingSlipPdf?OrderNumber=SM-123456');
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toBe('inline; filename="slip__1_.pdf"');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await reply.text()).toBe('%PDF');
});

test('a file is made of no other call', async () => {
  const { ask, sent } = await signedInOffice();
  for (const name of ['DeskOrders', 'MarkOrderRefund', 'InvoicePdf']) {
    expect((await ask(`/files/${name}`)).status).toBe(404);
  }
  expect(sent).toHaveLength(1);
});
