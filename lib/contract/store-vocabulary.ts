/** The departments that a physical store may have, in display order. */
export const DEPARTMENTS = ['Watches', 'Smartwatches', 'Jewellery'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** How many days ahead an appointment can be requested. */
export const VISIT_DAYS_AHEAD = 30;

/** The parts of a day, in minutes after midnight in India: start inclusive, end exclusive. */
export const VISIT_PARTS = {
  morning: { from: 0, to: 13 * 60 },
  afternoon: { from: 13 * 60, to: 17 * 60 },
  evening: { from: 17 * 60, to: 24 * 60 },
} as const;
export type VisitPart = keyof typeof VISIT_PARTS;

/** The languages of a video call with a physical store. */
export const VIDEO_LANGUAGES = ['en', 'hi'] as const;
export type VideoLanguage = (typeof VIDEO_LANGUAGES)[number];

/** The longest note with an appointment request, in characters. */
export const MAX_VISIT_MESSAGE_LENGTH = 300;

/** The outcome of the call to the shopper who requested an appointment. */
export const APPOINTMENT_OUTCOMES = ['confirmed', 'declined', 'not-reached'] as const;
export type AppointmentOutcome = (typeof APPOINTMENT_OUTCOMES)[number];

/** The longest search text for physical stores, in characters. */
export const MAX_PLACE_LENGTH = 80;

/** The stock levels shown for a physical store; `few-left`: at most the number below is in stock. */
export const STORE_STOCK_LEVELS = ['in-stock', 'few-left'] as const;
export type StoreStockLevel = (typeof STORE_STOCK_LEVELS)[number];
export const FEW_LEFT = 2;

/** How many digits the code has that is shown at the counter of a store to collect an order. */
export const COLLECT_CODE_DIGITS = 6;

/** The longest name of the person who collects an order, in characters. */
export const MAX_COLLECTOR_LENGTH = 60;

/** A day on which a physical store is closed: `2026-11-08`, or `01-26` for every year. */
export const HOLIDAY_PATTERN = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
