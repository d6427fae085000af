import * as m from '#messages';
import { MUTED } from './draw-blocks.ts';
import { MARGIN, type Sheet, WIDTH } from './sheet.ts';

/** Draws what is on every page: the page number after `name`, and the specimen text if needed. */
export function drawFrame(sheet: Sheet, name: string, isSpecimen: boolean): void {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // The last line is in the bottom margin, which would otherwise start another page.
    doc.page.margins.bottom = 0;
    const text = m.documentPage({ name, page: page - start + 1, count });
    const place = { x: MARGIN, y: doc.page.height - 34, width: WIDTH };
    sheet.decorate(text, place, { size: 7, colour: MUTED, align: 'center' });
    if (isSpecimen) drawSpecimen(sheet);
  }
}

function drawSpecimen(sheet: Sheet): void {
  const { doc } = sheet;
  const { width, height } = doc.page;
  doc.save();
  doc.rotate(-45, { origin: [width / 2, height / 2] }).fillOpacity(0.1);
  sheet.decorate(
    m.invoiceSpecimen(),
    { x: -100, y: height / 2 - 30, width: width + 200 },
    { size: 46, bold: true, align: 'center' },
  );
  doc.restore();
}
