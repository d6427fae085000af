/** Why a price followed another. `demo`: an invented earlier price of the demo's goods; `rates`: a metal rate changed. */
export const PRICE_CAUSES = ['operator', 'schedule', 'import', 'demo', 'rates'] as const;
export type PriceCause = (typeof PRICE_CAUSES)[number];
