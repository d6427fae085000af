import type { ShipmentRecord } from './shipments.ts';

/** 4 by 6 inches, in points. */
const PAGE = { width: 288, height: 432 };
const MARGIN = 24;
const LINE_HEIGHT = 22;

/** A label of the sandbox as the bytes of a PDF with one page of plain text. */
export function labelPdf({ awb, reference, name, pincode, collect, weight }: ShipmentRecord): Buffer {
  const lines = [
    'SANDBOX - NO COURIER COMES',
    `AWB ${awb}`,
    `Order ${reference}`,
    name,
    `PIN ${pincode}`,
    collect > 0 ? `COD Rs ${collect.toFixed(2)}` : 'PREPAID',
    `${weight} kg`,
  ];
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const content = `BT /F1 14 Tf ${LINE_HEIGHT} TL ${MARGIN} ${PAGE.height - 2 * MARGIN} Td\n${text}\nET`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

/** The font has no letters beyond these, and brackets and backslashes mean something in a PDF. */
const escaped = (line: string) => line.replaceAll(/[^ -~]/g, '?').replaceAll(/[\\()]/g, '\\$&');

function pdfOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
