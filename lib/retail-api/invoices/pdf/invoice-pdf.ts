import type { InvoiceWire } from '#lib/contract/index.ts';
import { drawHead } from './draw-head.ts';
import { drawRows } from './draw-rows.ts';
import { drawSums } from './draw-sums.ts';
import { MARGIN, Sheet, WIDTH } from './sheet.ts';

/** What stands across every page of an invoice that no money was paid for. */
const SPECIMEN = 'Specimen: test payment';

/** A tax invoice as a PDF file on A4. The same invoice always makes the same file. */
export async function invoicePdfOf(invoice: InvoiceWire): Promise<Uint8Array> {
  const sheet = new Sheet({
    title: `Tax invoice ${invoice.InvoiceNumber}`,
    author: invoice.Seller.LegalName,
    at: invoice.IssuedAt,
  });
  drawSums(sheet, invoice, drawRows(sheet, invoice, drawHead(sheet, invoice)));
  drawFrame(sheet, invoice);
  return sheet.finish();
}

/** What stands on every page. */
function drawFrame(sheet: Sheet, { InvoiceNumber, TestPayment }: InvoiceWire): void {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // The last line stands in the lower margin, which would begin another page.
    doc.page.margins.bottom = 0;
    const text = `${InvoiceNumber} · Page ${page - start + 1} of ${count}`;
    const place = { x: MARGIN, y: doc.page.height - 34, width: WIDTH };
    sheet.decorate(text, place, { size: 7, colour: '#5c564d', align: 'center' });
    if (TestPayment) drawSpecimen(sheet);
  }
}

function drawSpecimen(sheet: Sheet): void {
  const { doc } = sheet;
  const { width, height } = doc.page;
  doc.save();
  doc.rotate(-45, { origin: [width / 2, height / 2] }).fillOpacity(0.1);
  sheet.decorate(
    SPECIMEN,
    { x: -100, y: height / 2 - 30, width: width + 200 },
    { size: 46, bold: true, align: 'center' },
  );
  doc.restore();
}
