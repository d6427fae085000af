import type { OrderAddressWire, PickupSlot } from '#lib/contract/index.ts';
import type { BankAccount } from '../money-back-document.ts';
import type { MoneySource } from '../rules/split-money-back.ts';

// All money is integer paise.

/** What comes in the place of a line that comes back, as it was agreed when the exchange was asked for. */
export interface Replacement {
  sku: string;
  productCode: string;
  title: string;
  /** Null where the product comes in one size. */
  sizeName: string | null;
  /** Of one piece, as shown then. */
  unitPrice: number;
  /** What all pieces cost together. */
  price: number;
}

/** What else is known of a line that comes back. */
export interface ReturnLineDocument {
  replacement: Replacement | null;
}

/** A return as it was asked for, and what the store has said of it. */
export interface ReturnDocument {
  comment: string;
  address: OrderAddressWire;
  /** `YYYY-MM-DD` in India. */
  pickupDate: string;
  pickupSlot: PickupSlot;
  sealIntact: boolean;
  tagsOn: boolean;
  /** What its worth was paid with: kept for it from the asking on, so that it goes back as it was told. */
  money: MoneySource[];
  /** Until money is sent to it, or never will be. */
  bank: BankAccount | null;
  bankDigits: string;
  /** Of what comes instead, where the law asks for it; empty otherwise. */
  pan: string;
  /** By the id of the order's line. */
  lines: Record<string, ReturnLineDocument>;
  storeNote: string;
  courier: string;
  awb: string;
}
