/** Why a price followed another. `demo`: an invented earlier price of the demo's goods. */
export const PRICE_CAUSES = ['operator', 'schedule', 'import', 'demo'] as const;
export type PriceCause = (typeof PRICE_CAUSES)[number];
