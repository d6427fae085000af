import type { Environment } from '#lib/shared/env.ts';

/** The seller on documents. */
export interface Seller {
  readonly legalName: string;
  /** Lines of the address. */
  readonly address: readonly string[];
  /** It starts with the code of the seller's state, followed by the PAN. */
  readonly gstin: string;
}

/** The seller from the settings. */
export function sellerFromSettings(settings: Environment): Seller {
  const lines = settings.SELLER_ADDRESS.split(';').map((line) => line.trim());
  return {
    legalName: settings.SELLER_LEGAL_NAME,
    address: lines.filter((line) => line !== ''),
    gstin: settings.SELLER_GSTIN,
  };
}
