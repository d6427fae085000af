import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { PaperJoiner } from './paper-joiner.ts';
import { MAX_PAPER_PAGES } from './paper-pages.ts';

/** A label of this many pages, changed before it is written. */
async function label(change: (pdf: PDFDocument) => void = () => undefined, pages = 1): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page++) pdf.addPage([288, 432]);
  change(pdf);
  return pdf.save();
}

/** Puts a note with an action on the first page. */
const withNote = (Subtype: string, action: Record<string, string>) => (pdf: PDFDocument) => {
  const A = Object.fromEntries(Object.entries(action).map(([key, text]) => [key, PDFString.of(text)]));
  const note = pdf.context.obj({ Type: 'Annot', Subtype, Rect: [0, 0, 9, 9], A: { S: 'URI', ...A } });
  pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(note)]));
};

/** A file of a few lines whose tree of pages has a billion leaves, all of them the same page. */
function billionPages(): Uint8Array {
  const levels = Array.from({ length: 9 }, (_, at) => {
    const kids = `${at + 3} 0 R `.repeat(10);
    return `${at + 2} 0 obj <</Type/Pages/Kids[${kids}]/Count 10>> endobj`;
  });
  const page = '11 0 obj <</Type/Page/Parent 10 0 R/MediaBox[0 0 288 432]>> endobj';
  const lines = ['%PDF-1.7', '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj', ...levels, page];
  return Buffer.from([...lines, 'trailer <</Root 1 0 R>>', '%%EOF'].join('\n'));
}

/** A PDF of some hundred kilobytes with a packed part of so many megabytes, which must be unpacked to read the file. */
async function swelling(megabytes: number): Promise<Uint8Array> {
  const spaces = Array<Buffer>(megabytes).fill(Buffer.alloc(MEGABYTE, ' '));
  // Packed part by part, so that the test itself needs no memory that it gives back later.
  const packed = await buffer(Readable.from([Buffer.from('5 0 '), ...spaces]).pipe(createDeflate()));
  const head = [
    '%PDF-1.7',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>endobj',
    `4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream`,
  ];
  const tail = '\nendstream endobj\ntrailer<</Root 1 0 R/Size 6>>\nstartxref\n0\n%%EOF';
  return Buffer.concat([Buffer.from(`${head.join('\n')}\n`), packed, Buffer.from(tail)]);
}

const good = async () => ({ number: 'SM-1000', content: await label() });

/** Everything that a document holds, as text. */
async function textOf(content: Uint8Array | null | undefined): Promise<string> {
  const pdf = await PDFDocument.load(content ?? new Uint8Array());
  return pdf.context.enumerateIndirectObjects().map(String).join('\n');
}

test('nothing of a file is joined but what its pages draw', async () => {
  const content = await label((pdf) => {
    withNote('Link', { URI: 'https://elsewhere.example' })(pdf);
    const { node } = pdf.getPage(0);
    node.set(PDFName.of('AA'), pdf.context.obj({ O: { S: 'JavaScript', JS: PDFString.of('app.alert(1)') } }));
    pdf.addJavaScript('start', 'app.alert(2)');
    pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(3)') }));
  });
  const joined = await new PaperJoiner().join([{ number: 'SM-2000', content }], []);
  expect(joined?.missing).toEqual([]);
  expect(await textOf(joined?.content)).not.toMatch(/JavaScript|alert|elsewhere|Annot|OpenAction/);
});

test.each([
  ['fields or notes', () => label(withNote('FreeText', {})), 'its file has fields or notes; print it alone'],
  ['too many pages', () => label(undefined, MAX_PAPER_PAGES + 1), 'its file has 51 pages; print it alone'],
  [
    'a password',
    () => label((pdf) => pdf.encrypt({ userPassword: 'courier', ownerPassword: 'courier' })),
    'its file cannot be read',
  ],
])('a file with %s is named, and the others are joined', async (_what, content, reason) => {
  const joined = await new PaperJoiner().join([await good(), { number: 'SM-2000', content: await content() }], []);
  expect(joined?.missing).toEqual([{ number: 'SM-2000', reason }]);
  expect((await PDFDocument.load(joined?.content ?? '')).getPageCount()).toBe(2);
});

test('a file whose reading does not end is named, and the others are joined', async () => {
  const joiner = new PaperJoiner({ paperWithinMs: 3_000 });
  const joined = await joiner.join([{ number: 'SM-2000', content: billionPages() }, await good()], []);
  expect(joined?.missing).toEqual([{ number: 'SM-2000', reason: 'its file cannot be read' }]);
  expect((await PDFDocument.load(joined?.content ?? '')).getPageCount()).toBe(2);
});

test('a small file that unpacks to much more memory than there is for it is named, and the others are joined', async () => {
  const patient = { paperWithinMs: 50_000, withinMs: 50_000 };
  const small = { number: 'SM-2000', content: await swelling(1) };
  expect((await new PaperJoiner(patient).join([small], []))?.missing).toEqual([]);
  const large = { number: 'SM-3000', content: await swelling(800) };
  const joined = await new PaperJoiner({ ...patient, growth: 128 * MEGABYTE }).join([large, await good()], []);
  expect(joined?.missing).toEqual([{ number: 'SM-3000', reason: 'its file cannot be read' }]);
  expect(joined?.content).not.toBeNull();
});

test('a document that takes too long as a whole is given up', async () => {
  expect(await new PaperJoiner({ withinMs: 1 }).join([await good()], [])).toBeNull();
});
