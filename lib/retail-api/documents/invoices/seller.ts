import type { Environment } from '#lib/shared/env.ts';

/** Who sells. */
export interface Seller {
  readonly legalName: string;
  /** Lines of the address. */
  readonly address: readonly string[];
  /** It begins with the code of the seller's state, and the PAN follows. */
  readonly gstin: string;
}

/** The seller as the settings name them. */
export function sellerFromSettings(settings: Environment): Seller {
  const lines = settings.SELLER_ADDRESS.split(';').map((line) => line.trim());
  return {
    legalName: settings.SELLER_LEGAL_NAME,
    address: lines.filter((line) => line !== ''),
    gstin: settings.SELLER_GSTIN,
  };
}
