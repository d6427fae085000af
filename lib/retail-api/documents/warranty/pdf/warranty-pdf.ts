import type { WarrantyCardWire } from '#lib/contract/index.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { COLUMN, drawBlock, drawPair, MUTED, RIGHT } from '../../print/draw-blocks.ts';
import { drawFrame } from '../../print/draw-frame.ts';
import { MARGIN, Sheet, WIDTH } from '../../print/sheet.ts';

const GAP = 10;

/** A warranty card as an A4 PDF. The same card always gives the same file. */
export async function warrantyPdfOf(card: WarrantyCardWire): Promise<Uint8Array> {
  const title = `Warranty card ${card.CardNumber}`;
  const sheet = new Sheet({ title, author: card.Seller.LegalName, at: startOfDayInIndia(card.StartsOn) });
  const named = drawTitle(sheet, card);
  const paired = drawPair(sheet, ['Product', productLines(card)], ['Warranty', warrantyLines(card)], named) + GAP;
  sheet.rule(paired);
  const covered = drawBlock(sheet, ['What is covered', [card.Covers]], MARGIN, paired + GAP, WIDTH) + GAP;
  const claimed = drawBlock(sheet, ['How to claim', claimLines(card)], MARGIN, covered, WIDTH) + GAP;
  sheet.rule(claimed);
  const { LegalName, Address, GSTIN } = card.Seller;
  drawBlock(sheet, ['Sold by', [LegalName, ...Address, `GSTIN ${GSTIN}`]], MARGIN, claimed + GAP);
  drawFrame(sheet, card.CardNumber, card.TestPayment);
  return sheet.finish();
}

function drawTitle(sheet: Sheet, { Seller, CardNumber }: WarrantyCardWire): number {
  sheet.write(sheet.root, 'P', Seller.TradeName, { x: MARGIN, y: MARGIN, width: COLUMN }, { size: 18, bold: true });
  const right = { x: RIGHT, width: COLUMN };
  const named = sheet.write(sheet.root, 'H1', 'Warranty card', { ...right, y: MARGIN }, { size: 18, align: 'right' });
  const small = { size: 7.5, colour: MUTED, align: 'right' } as const;
  const end = sheet.write(sheet.root, 'P', `Card number: ${CardNumber}`, { ...right, y: named }, small) + GAP;
  sheet.rule(end);
  return end + GAP;
}

function productLines(card: WarrantyCardWire): string[] {
  const { Quantity, SizeName, ColorName, Metal, NetWeightG, Certificate } = card;
  const pieces = Quantity > 1 ? `${Quantity} items` : '';
  return [
    card.ProductTitle,
    joined([`Code ${card.ProductCode}`, SizeName === null ? '' : `Size ${SizeName}`, ColorName, pieces]),
    joined([Metal, NetWeightG === null ? '' : `net weight ${NetWeightG} g`]),
    ...card.Pieces.flatMap(({ Piece, HUID, Serial }) => {
      const which = Quantity > 1 ? `Item ${Piece}: ` : '';
      return [HUID && `${which}HUID ${HUID}`, Serial && `${which}Serial number ${Serial}`];
    }),
    Certificate && `Certificate: ${Certificate}`,
  ].filter((line) => line !== '');
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

function warrantyLines(card: WarrantyCardWire): string[] {
  const day = (date: string) => formatDate(startOfDayInIndia(date));
  return [
    `From ${day(card.StartsOn)}, the day of delivery`,
    `Until ${day(card.EndsOn)} (${card.Months} months)`,
    `Order number: ${card.OrderNumber}`,
    `Order date: ${formatDate(card.PurchasedAt)}`,
    card.InvoiceNumber && `Invoice number: ${card.InvoiceNumber}`,
  ].filter((line) => line !== '');
}

function claimLines({ CareUrl }: WarrantyCardWire): string[] {
  return [
    `Bring the item with this card or its invoice to any of our stores, or ask customer care to collect it: ${CareUrl}`,
    'If it is covered, you pay nothing. If it is not, we tell you the price first and do nothing until you agree.',
    'This warranty is in addition to your rights under consumer law and does not limit them.',
  ];
}
