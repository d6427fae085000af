import type { DeviceName } from './devices.ts';

export const PAGE_NAMES = ['home', 'list', 'product', 'search', 'cart'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Limits in milliseconds, and kilobytes of script; null where a figure is only reported. */
interface PageGoals {
  firstPaint: number | null;
  largestPaint: number | null;
  warmLargestPaint: number | null;
  blocked: number | null;
  scriptKilobytes: number | null;
}

const NO_GOALS: PageGoals = {
  firstPaint: null,
  largestPaint: null,
  warmLargestPaint: null,
  blocked: null,
  scriptKilobytes: null,
};
const PHONE: PageGoals = { ...NO_GOALS, largestPaint: 1400, warmLargestPaint: 700, blocked: 150 };
const PHONE_LIST: PageGoals = { ...PHONE, firstPaint: 1000 };
const DESKTOP: PageGoals = { ...NO_GOALS, firstPaint: 200, largestPaint: 300 };

/** The most that a page may take on a device. */
export const PAGE_GOALS: Record<DeviceName, Record<PageName, PageGoals>> = {
  desktop: {
    home: NO_GOALS,
    list: { ...DESKTOP, scriptKilobytes: 125 },
    product: { ...DESKTOP, scriptKilobytes: 135 },
    search: NO_GOALS,
    cart: NO_GOALS,
  },
  phone: {
    home: { ...PHONE, scriptKilobytes: 125 },
    list: { ...PHONE_LIST, scriptKilobytes: 125 },
    product: { ...PHONE, scriptKilobytes: 135 },
    search: PHONE_LIST,
    cart: NO_GOALS,
  },
};

/** Milliseconds from a press to the frame that shows what was asked for. */
export const PRESS_GOALS: Record<DeviceName, { product: number; list: number }> = {
  desktop: { product: 80, list: 100 },
  phone: { product: 250, list: 300 },
};

export const LAYOUT_SHIFT_GOAL = 0.01;
/** Milliseconds from input to paint. */
export const INTERACTION_GOAL = 200;
