/** What a shop may sell, in the order in which it is told. */
export const DEPARTMENTS = ['Watches', 'Smartwatches', 'Jewellery'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** How far ahead of today a visit may be asked for, in days. */
export const VISIT_DAYS_AHEAD = 30;

/** Parts of a day, from one minute after midnight in India to before another. */
export const VISIT_PARTS = {
  morning: { from: 0, to: 13 * 60 },
  afternoon: { from: 13 * 60, to: 17 * 60 },
  evening: { from: 17 * 60, to: 24 * 60 },
} as const;
export type VisitPart = keyof typeof VISIT_PARTS;

/** The longest note of who asks for a visit, in characters. */
export const MAX_VISIT_MESSAGE_LENGTH = 300;

/** What became of the call to who asked for a visit. */
export const APPOINTMENT_OUTCOMES = ['confirmed', 'declined', 'not-reached'] as const;
export type AppointmentOutcome = (typeof APPOINTMENT_OUTCOMES)[number];

/** The longest text by which shops are looked for, in characters. */
export const MAX_PLACE_LENGTH = 80;

/** What is told of the pieces in a shop; `few-left`: so many or fewer are there. */
export const STORE_STOCK_LEVELS = ['in-stock', 'few-left'] as const;
export type StoreStockLevel = (typeof STORE_STOCK_LEVELS)[number];
export const FEW_LEFT = 2;

/** A day on which a shop is closed: `2026-11-08`, or `01-26` for every year. */
export const HOLIDAY_PATTERN = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
