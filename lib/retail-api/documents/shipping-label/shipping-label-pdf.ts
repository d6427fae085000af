import { MUTED } from '../print/draw-blocks.ts';
import { type Part, Sheet, type TextStyle } from '../print/sheet.ts';
import { barsOf } from './code-128.ts';

/** Everything that a shipping label shows. */
export interface ShippingLabelContent {
  /** The trade name of the shop. */
  shopName: string;
  orderNumber: string;
  /** Epoch milliseconds. */
  placedAt: number;
  deliverTo: { name: string; lines: readonly string[]; pincode: string };
  /** The cash that the courier collects, in figures and in words; null for a parcel that is paid. */
  collect: { amount: string; words: string } | null;
  /** Whether it is delivered express. */
  isExpress: boolean;
  /** How many items are in the parcel. */
  pieces: number;
  /** Whether an identity document is checked at the door. */
  identityNeeded: boolean;
  /** Courier and tracking number; empty until they are known. */
  parcel: string;
  /** Where the courier collects the parcel, and takes it back to. */
  pickUp: readonly string[];
  testPayment: boolean;
}

/** 4 by 6 inches, in points. */
const PAPER = { width: 288, height: 432 };
const MARGIN = 14;
const WIDTH = PAPER.width - 2 * MARGIN;
const GAP = 6;
const BARS = { height: 46, text: 10 };
const TITLE: TextStyle = { size: 7, bold: true, colour: MUTED };
/** The sizes of an address from the most readable one down. */
const ADDRESS_SIZES = [12, 11, 10, 9, 8, 7, 6];

/** A shipping label of 4 by 6 inches as a PDF. The same label always gives the same file. */
export async function shippingLabelPdfOf(label: ShippingLabelContent): Promise<Uint8Array> {
  const { orderNumber, placedAt, shopName } = label;
  const info = { title: `Shipping label ${orderNumber}`, author: shopName, at: placedAt };
  const sheet = new Sheet(info, { size: [PAPER.width, PAPER.height], margin: MARGIN });
  const below = PAPER.height - MARGIN - heightBelow(sheet, label);
  drawAddress(sheet, label, drawHead(sheet, label), below);
  drawBelow(sheet, label, below);
  return sheet.finish();
}

function drawHead(sheet: Sheet, { shopName, collect, isExpress, testPayment }: ShippingLabelContent): number {
  const paid = collect ? 'CASH ON DELIVERY' : 'PREPAID';
  const kind = testPayment ? 'TEST: DO NOT SHIP' : [isExpress && 'EXPRESS', paid].filter(Boolean).join(' · ');
  const half = WIDTH / 2;
  const named = sheet.write(
    sheet.root,
    'H1',
    shopName,
    { x: MARGIN, y: MARGIN, width: half },
    { size: 12, bold: true },
  );
  const style: TextStyle = { size: 11, bold: true, align: 'right' };
  const kindEnd = sheet.write(sheet.root, 'P', kind, { x: MARGIN + half, y: MARGIN, width: half }, style);
  const end = Math.max(named, kindEnd) + GAP / 2;
  sheet.rule(end);
  return end + GAP / 2;
}

/** Draws the address between two heights, as large as it fits. */
function drawAddress(sheet: Sheet, { deliverTo }: ShippingLabelContent, from: number, to: number): void {
  const part = sheet.part(sheet.root, 'Sect');
  const { name, lines, pincode } = deliverTo;
  const pin: TextStyle = { size: 20, bold: true };
  const heightIn = (size: number) =>
    sheet.heightOf('Deliver to', WIDTH, TITLE) +
    sheet.heightOf(name, WIDTH, { size: size + 2, bold: true }) +
    lines.reduce((height, line) => height + sheet.heightOf(line, WIDTH, { size }), 0) +
    sheet.heightOf(pincode, WIDTH, pin);
  const size = ADDRESS_SIZES.find((one) => heightIn(one) <= to - from) ?? ADDRESS_SIZES.at(-1) ?? 0;
  const write = (tag: string, text: string, y: number, style: TextStyle) =>
    sheet.write(part, tag, text, { x: MARGIN, y, width: WIDTH }, style);
  const titled = write('H2', 'Deliver to', from, TITLE);
  const named = write('P', name, titled, { size: size + 2, bold: true });
  const end = lines.reduce((top, line) => write('P', line, top, { size }), named);
  write('P', pincode, end, pin);
}

/** What stands below the address, from top to bottom: the cash, the parcel, and where it comes from. */
function textsBelow({ collect, pieces, identityNeeded, parcel, pickUp }: ShippingLabelContent) {
  const items = pieces === 1 ? '1 item' : `${pieces} items`;
  return {
    cash: collect
      ? ([
          [`Collect ${collect.amount} in cash`, { size: 14, bold: true }],
          [collect.words, { size: 8.5 }],
        ] as const)
      : [],
    about: [items, identityNeeded ? 'check an identity document' : '', parcel].filter(Boolean).join(' · '),
    pickUp: `Pick up from, return to: ${pickUp.join(', ')}`,
  };
}

function heightBelow(sheet: Sheet, label: ShippingLabelContent): number {
  const { cash, about, pickUp } = textsBelow(label);
  return (
    cash.reduce((height, [text, style]) => height + sheet.heightOf(text, WIDTH, style), cash.length > 0 ? GAP : 0) +
    sheet.heightOf(about, WIDTH, { size: 9 }) +
    BARS.height +
    sheet.heightOf(label.orderNumber, WIDTH, { size: BARS.text }) +
    sheet.heightOf(pickUp, WIDTH, { size: 7.5 }) +
    4 * GAP
  );
}

function drawBelow(sheet: Sheet, label: ShippingLabelContent, from: number): void {
  const { cash, about, pickUp } = textsBelow(label);
  const write = (parent: Part, text: string, y: number, style: TextStyle) =>
    sheet.write(parent, 'P', text, { x: MARGIN, y, width: WIDTH }, style);
  let top = from;
  if (cash.length > 0) {
    sheet.rule(top);
    const part = sheet.part(sheet.root, 'Sect');
    top = cash.reduce((y, [text, style]) => write(part, text, y, style), top + GAP / 2) + GAP / 2;
  }
  sheet.rule(top);
  top = write(sheet.root, about, top + GAP / 2, { size: 9 }) + GAP / 2;
  drawBars(sheet, label.orderNumber, top);
  top = write(sheet.root, label.orderNumber, top + BARS.height + 2, { size: BARS.text, align: 'center' }) + GAP / 2;
  sheet.rule(top);
  write(sheet.root, pickUp, top + GAP / 2, { size: 7.5 });
}

/** Draws the barcode across the label; the text below it says the same. */
function drawBars(sheet: Sheet, text: string, y: number): void {
  const { bars, modules } = barsOf(text);
  const unit = WIDTH / modules;
  sheet.artifact(() => {
    for (const { at, width } of bars) sheet.doc.rect(MARGIN + at * unit, y, width * unit, BARS.height);
    sheet.doc.fill('#000000');
  });
}
