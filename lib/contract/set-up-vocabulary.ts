/** What an owner completes before the launch, in this order. */
export const SET_UP_STEPS = ['profile', 'payments', 'products', 'delivery', 'pages', 'launch'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** The steps that somebody confirms; the others are done by what is stored. */
export const CONFIRMED_STEPS = ['payments', 'delivery', 'launch'] as const;
export type ConfirmedStep = (typeof CONFIRMED_STEPS)[number];
