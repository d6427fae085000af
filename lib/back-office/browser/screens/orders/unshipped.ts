import type { OrderStep } from '#lib/contract/order-vocabulary.ts';
import type { CallData } from '../../api/call.ts';

type Order = CallData<'DeskOrder'>['Order'];
type OrderParcels = Pick<Order, 'Parcels'>;

/** Whether an order is shipped in parts; otherwise its parcel holds all of it. */
export function hasParts({ Parcels }: OrderParcels): boolean {
  return Parcels.some(({ Items = [] }) => Items.length > 0);
}

/** The steps that concern an order in parts as a whole; the others are those of each parcel. */
export function partSteps({ Parcels }: OrderParcels, allowed: readonly OrderStep[]): OrderStep[] {
  const someArrived = Parcels.some(({ State }) => State === 'delivered');
  return allowed.filter(
    (step) => step !== 'restock' && step !== 'correct-parcel' && !(step === 'undelivered' && someArrived),
  );
}

/** A line with the items that no courier has had. */
export interface UnshippedLine {
  LineId: string;
  ProductTitle: string;
  quantity: number;
  /** How many items of the line are in parcels: the pieces that are left are those after them. */
  shipped: number;
}

/** What is still to be shipped; the items of a parcel that came back are cancelled. */
export function unshippedLines({ Products, Parcels }: Pick<Order, 'Products' | 'Parcels'>): UnshippedLine[] {
  const inParcels = Parcels.filter(({ State }) => State !== 'returned').flatMap(({ Items = [] }) => Items);
  return Products.map(({ LineId, ProductTitle, Quantity, CancelledQuantity, ReturnedQuantity }) => {
    const shipped = inParcels.filter((item) => item.LineId === LineId).reduce((sum, item) => sum + item.Quantity, 0);
    return { LineId, ProductTitle, shipped, quantity: Quantity - CancelledQuantity - ReturnedQuantity - shipped };
  }).filter(({ quantity }) => quantity > 0);
}

/** Whether a piece is among the next ones of lines that go into a parcel; `lines` with how many of each do. */
export function isInParcel(
  { LineId, Piece }: { LineId: string; Piece: number },
  lines: readonly Pick<UnshippedLine, 'LineId' | 'quantity' | 'shipped'>[],
): boolean {
  return lines.some((line) => line.LineId === LineId && Piece > line.shipped && Piece <= line.shipped + line.quantity);
}

/** Whether a part of an order can be shipped: it is not collected, nothing is due on delivery, and there is more than one item. */
export function canShipParts(order: Order): boolean {
  const isOpen = order.State === 'confirmed' || order.State === 'packed';
  const left = unshippedLines(order).reduce((sum, { quantity }) => sum + quantity, 0);
  return isOpen && !order.Collect && order.DueAmount === 0 && (hasParts(order) ? left > 0 : left > 1);
}
