import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { joinInThread } from './join-in-thread.ts';

const GENEROUS = { withinMs: 50_000, growth: 1_024 * MEGABYTE };

async function paper() {
  const pdf = await PDFDocument.create();
  pdf.addPage([101, 400]);
  return { number: 'SM-1000', content: await pdf.save() };
}

/** A PDF of some hundred kilobytes with a packed part of so many megabytes, which must be unpacked to read the file. */
async function swelling(megabytes: number) {
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
  return {
    number: 'SM-2000',
    content: Buffer.concat([Buffer.from(`${head.join('\n')}\n`), packed, Buffer.from(tail)]),
  };
}

test('papers are joined outside of the event loop', async () => {
  const joined = await joinInThread([await paper()], [], GENEROUS);
  expect((await PDFDocument.load(joined?.content ?? '')).getPageCount()).toBe(1);
});

test('a small file that unpacks to much more memory than there is for it ends the joining, and not the back office', async () => {
  expect((await joinInThread([await swelling(1)], [], GENEROUS))?.missing).toEqual([]);
  expect(await joinInThread([await swelling(800)], [], { ...GENEROUS, growth: 128 * MEGABYTE })).toBeNull();
  expect(await joinInThread([await paper()], [], GENEROUS)).not.toBeNull();
});

test('joining that takes too long is given up', async () => {
  expect(await joinInThread([await paper()], [], { ...GENEROUS, withinMs: 1 })).toBeNull();
});
