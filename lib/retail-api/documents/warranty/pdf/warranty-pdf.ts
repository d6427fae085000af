import type { WarrantyCardWire } from '#lib/contract/index.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { localFact, localTitle } from '#lib/shared/language/local-fact.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import * as m from '#messages';
import { COLUMN, drawBlock, drawPair, MUTED, RIGHT } from '../../print/draw-blocks.ts';
import { drawFrame } from '../../print/draw-frame.ts';
import { MARGIN, Sheet, WIDTH } from '../../print/sheet.ts';

const GAP = 10;

/** A warranty card as an A4 PDF in the current language. The same card always gives the same file. */
export async function warrantyPdfOf(card: WarrantyCardWire): Promise<Uint8Array> {
  const title = `${m.ordersWarrantyCard()} ${card.CardNumber}`;
  const sheet = new Sheet({ title, author: card.Seller.LegalName, at: startOfDayInIndia(card.StartsOn) });
  const product = [m.ordersWarrantyProduct(), productLines(card)] as const;
  const paired = drawPair(sheet, product, [m.ordersWarranty(), warrantyLines(card)], drawTitle(sheet, card)) + GAP;
  sheet.rule(paired);
  const covers = [m.ordersWarrantyCovered(), [localFact(card.Covers)]] as const;
  const covered = drawBlock(sheet, covers, MARGIN, paired + GAP, WIDTH) + GAP;
  const claimed = drawBlock(sheet, [m.ordersWarrantyClaim(), claimLines(card)], MARGIN, covered, WIDTH) + GAP;
  sheet.rule(claimed);
  const { LegalName, Address, GSTIN } = card.Seller;
  drawBlock(sheet, [m.ordersWarrantySoldBy(), [LegalName, ...Address, `GSTIN ${GSTIN}`]], MARGIN, claimed + GAP);
  drawFrame(sheet, card.CardNumber, card.TestPayment);
  return sheet.finish();
}

function drawTitle(sheet: Sheet, { Seller, CardNumber }: WarrantyCardWire): number {
  sheet.write(sheet.root, 'P', Seller.TradeName, { x: MARGIN, y: MARGIN, width: COLUMN }, { size: 18, bold: true });
  const right = { x: RIGHT, width: COLUMN };
  const name = m.ordersWarrantyCard();
  const named = sheet.write(sheet.root, 'H1', name, { ...right, y: MARGIN }, { size: 18, align: 'right' });
  const small = { size: 7.5, colour: MUTED, align: 'right' } as const;
  const number = m.ordersWarrantyNumber({ number: CardNumber });
  const end = sheet.write(sheet.root, 'P', number, { ...right, y: named }, small) + GAP;
  sheet.rule(end);
  return end + GAP;
}

function productLines(card: WarrantyCardWire): string[] {
  const { ProductCode: code, Quantity, SizeName, ColorName, Metal, NetWeightG, Certificate } = card;
  return [
    localTitle(card.ProductTitle),
    joined([
      m.ordersWarrantyCode({ code }),
      SizeName === null ? '' : m.ordersWarrantySize({ size: localSize(SizeName) }),
      localFact(ColorName),
      Quantity > 1 ? m.ordersItemCount({ count: Quantity }) : '',
    ]),
    joined([localFact(Metal), NetWeightG === null ? '' : m.ordersWarrantyNetWeight({ grams: NetWeightG })]),
    ...card.Pieces.flatMap(({ Piece, HUID, Serial }) => {
      const marks = [HUID && `HUID ${HUID}`, Serial && `${m.ordersSerialNumbers({ count: 1 })} ${Serial}`];
      return marks.map((mark) => (mark && Quantity > 1 ? m.ordersWarrantyItem({ item: Piece, mark }) : mark));
    }),
    Certificate && m.ordersWarrantyCertificate({ certificate: localFact(Certificate) }),
  ].filter((line) => line !== '');
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

function warrantyLines(card: WarrantyCardWire): string[] {
  const day = (date: string) => formatDate(startOfDayInIndia(date));
  return [
    m.ordersWarrantyUntil({ day: day(card.EndsOn) }),
    m.ordersWarrantyMonths({ months: card.Months, day: day(card.StartsOn) }),
    m.ordersWarrantyOrder({ number: card.OrderNumber }),
    m.ordersWarrantyOrderDate({ date: formatDate(card.PurchasedAt) }),
    card.InvoiceNumber && m.ordersWarrantyInvoice({ number: card.InvoiceNumber }),
  ].filter((line) => line !== '');
}

function claimLines({ CareUrl }: WarrantyCardWire): string[] {
  return [
    // On paper there are no links, so the tags of the page's links are left out.
    m.ordersWarrantyClaimText().replaceAll(/<\/?\w+>/g, ''),
    m.ordersWarrantyCareAddress({ address: CareUrl }),
    m.ordersWarrantyRights(),
  ];
}
