import { chargeName } from '#lib/shared/charge-names.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { COLUMN, drawPair, MUTED, RIGHT } from '../print/draw-blocks.ts';
import { drawFrame } from '../print/draw-frame.ts';
import { LOWEST, MARGIN, Sheet, WIDTH } from '../print/sheet.ts';

/** Everything that a packing slip shows. */
export interface PackingSlipContent {
  /** The trade name of the shop. */
  shopName: string;
  orderNumber: string;
  /** Epoch milliseconds. */
  placedAt: number;
  seller: readonly string[];
  deliverTo: readonly string[];
  /** Whether it is collected from a store. */
  isCollected: boolean;
  /** Whether it is delivered express. */
  isExpress: boolean;
  /** Whether it is wrapped as a gift. */
  isWrapped: boolean;
  /** The gift's message, line by line. */
  message: readonly string[];
  /** `price`: of the whole row; empty where prices are hidden. */
  rows: readonly { title: string; detail: string; quantity: number; price: string }[];
  hasPrices: boolean;
  testPayment: boolean;
}

const GAP = 10;
const PADDING = 4;
const QUANTITY = { x: MARGIN + WIDTH - 150, width: 50 };
const PRICE = { x: MARGIN + WIDTH - 90, width: 90 };
const NAME = { x: MARGIN, width: WIDTH - 160 };
const EXPRESS = { size: 11, bold: true, align: 'right' } as const;
const SMALL = { size: 7.5, colour: MUTED } as const;

/** A packing slip as an A4 PDF. The same slip always gives the same file. */
export async function packingSlipPdfOf(slip: PackingSlipContent): Promise<Uint8Array> {
  const { orderNumber, placedAt, seller, deliverTo, isCollected, isWrapped, message } = slip;
  const sheet = new Sheet({ title: `Packing slip ${orderNumber}`, author: seller[0] ?? '', at: placedAt });
  const sold = ['Sold by', seller] as const;
  let top =
    drawPair(sheet, [isCollected ? 'To be collected by' : 'Deliver to', deliverTo], sold, drawTitle(sheet, slip)) + GAP;
  if (message.length > 0) top = drawMessage(sheet, message, top) + GAP;
  top = drawRows(sheet, slip, top) + GAP;
  if (isWrapped) sheet.write(sheet.root, 'P', 'Gift wrapped', { x: MARGIN, y: onPage(sheet, top, 20), width: WIDTH });
  drawFrame(sheet, orderNumber, slip.testPayment);
  return sheet.finish();
}

function drawTitle(sheet: Sheet, { shopName, orderNumber, placedAt, isExpress }: PackingSlipContent): number {
  sheet.write(sheet.root, 'P', shopName, { x: MARGIN, y: MARGIN, width: COLUMN }, { size: 18, bold: true });
  const right = { x: RIGHT, width: COLUMN };
  const named = sheet.write(sheet.root, 'H1', 'Packing slip', { ...right, y: MARGIN }, { size: 18, align: 'right' });
  const text = `Order number: ${orderNumber}, ${formatDate(placedAt)}`;
  const titled = isExpress
    ? sheet.write(sheet.root, 'P', chargeName('express-delivery'), { ...right, y: named }, EXPRESS)
    : named;
  const end = sheet.write(sheet.root, 'P', text, { ...right, y: titled }, { ...SMALL, align: 'right' }) + GAP;
  sheet.rule(end);
  return end + GAP;
}

function drawMessage(sheet: Sheet, lines: readonly string[], y: number): number {
  sheet.rule(y);
  const part = sheet.part(sheet.root, 'Sect');
  const titled = sheet.write(part, 'H2', 'A message for you', { x: MARGIN, y: y + GAP, width: WIDTH }, SMALL);
  const end = lines.reduce(
    (top, line) => sheet.write(part, 'P', line, { x: MARGIN, y: top, width: WIDTH }, { size: 13 }),
    titled + PADDING,
  );
  return end + PADDING;
}

/** Draws the items as a table from `y` on; returns the y position of its end. */
function drawRows(sheet: Sheet, { rows, hasPrices }: PackingSlipContent, y: number): number {
  const table = sheet.part(sheet.root, 'Table');
  const head = sheet.part(table, 'TR');
  const bold = { size: 7.5, bold: true } as const;
  sheet.rule(y);
  sheet.write(head, 'TH', 'Quantity', { ...QUANTITY, y: y + PADDING }, { ...bold, align: 'right' });
  if (hasPrices) sheet.write(head, 'TH', 'Price', { ...PRICE, y: y + PADDING }, { ...bold, align: 'right' });
  let top = sheet.write(head, 'TH', 'Item', { ...NAME, y: y + PADDING }, bold) + PADDING;
  sheet.rule(top);
  for (const { title, detail, quantity, price } of rows) {
    const height = sheet.heightOf(title, NAME.width) + sheet.heightOf(detail, NAME.width, SMALL) + 3 * PADDING;
    const start = onPage(sheet, top, height) + PADDING;
    const row = sheet.part(table, 'TR');
    const name = sheet.part(row, 'TD');
    const named = sheet.write(name, 'P', title, { ...NAME, y: start });
    const end = sheet.write(name, 'P', detail, { ...NAME, y: named }, SMALL) + PADDING;
    sheet.write(row, 'TD', String(quantity), { ...QUANTITY, y: start }, { align: 'right' });
    if (hasPrices) sheet.write(row, 'TD', price, { ...PRICE, y: start }, { align: 'right' });
    top = end;
    sheet.rule(top, '#e4ded3');
  }
  if (!hasPrices) return top;
  const footnote = 'Prices include all taxes; discounts and shipping are on the invoice.';
  return sheet.write(
    sheet.root,
    'P',
    footnote,
    { x: MARGIN, y: onPage(sheet, top, 20) + PADDING, width: WIDTH },
    SMALL,
  );
}

/** Where a part of this height begins: at `y`, or at the top of a new page if it would not fit. */
function onPage(sheet: Sheet, y: number, height: number): number {
  if (y + height <= LOWEST) return y;
  sheet.doc.addPage();
  return MARGIN;
}
