import type { OrderAddressWire, PickupSlot } from '#lib/contract/index.ts';
import type { LineEngraving } from '../../cart/rules/line-engraving.ts';
import type { BankAccount } from '../refunds/order-refund-document.ts';
import type { MoneySource } from '../rules/split-order-refund.ts';

// All money is integer paise.

/** The replacement for a returned line, as agreed when the exchange was requested. */
export interface Replacement {
  sku: string;
  productCode: string;
  title: string;
  /** Null if the product comes in one size. */
  sizeName: string | null;
  /** Price of one item, as shown then. */
  unitPrice: number;
  /** The engraving of the returned items, for the same product again; missing if they have none. */
  engraving?: LineEngraving;
  /** Total for all items. */
  price: number;
}

/** Further data of a returned line. */
export interface ReturnLineDocument {
  replacement: Replacement | null;
}

/** A return as requested, with the store's notes. */
export interface ReturnDocument {
  /** Code of the language that messages about it are written in; where it is missing, that of its order. */
  language?: string | undefined;
  comment: string;
  address: OrderAddressWire;
  /** `YYYY-MM-DD` in India. */
  pickupDate: string;
  pickupSlot: PickupSlot;
  sealIntact: boolean;
  tagsOn: boolean;
  /**
   * The payments to refund its value to: reserved from the request on, so that the refund is made as the shopper was
   * shown.
   */
  money: MoneySource[];
  /** Kept until money is sent to it, or never will be. */
  bank: BankAccount | null;
  bankDigits: string;
  /** For the replacements, if the law requires it; empty otherwise. */
  pan: string;
  /** By order line id. */
  lines: Record<string, ReturnLineDocument>;
  storeNote: string;
  courier: string;
  awb: string;
}
