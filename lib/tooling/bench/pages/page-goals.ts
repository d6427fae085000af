import type { DeviceName } from './devices.ts';

export const PAGE_NAMES = ['home', 'list', 'product', 'search', 'cart'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Limits in milliseconds, and kilobytes of script; what has none is only reported. */
interface PageGoals {
  /** First contentful paint of the first visit. */
  fcp?: number;
  /** Largest contentful paint of the first visit, and of the second. */
  lcp?: number;
  secondVisitLcp?: number;
  /** Total blocking time of the first visit. */
  tbt?: number;
  /** Script that the first visit receives until the page is quiet. */
  scriptKilobytes?: number;
}

const DESKTOP: PageGoals = { fcp: 200, lcp: 300 };
const PHONE: PageGoals = { lcp: 1400, secondVisitLcp: 700, tbt: 150 };
const PHONE_LIST: PageGoals = { ...PHONE, fcp: 1000 };
const SCRIPT: PageGoals = { scriptKilobytes: 125 };
const PRODUCT_SCRIPT: PageGoals = { scriptKilobytes: 135 };

/** The most that a page may take on a device. */
export const PAGE_GOALS: Record<DeviceName, Record<PageName, PageGoals>> = {
  desktop: {
    home: SCRIPT,
    list: { ...DESKTOP, ...SCRIPT },
    product: { ...DESKTOP, ...PRODUCT_SCRIPT },
    search: {},
    cart: {},
  },
  phone: {
    home: { ...PHONE, ...SCRIPT },
    list: { ...PHONE_LIST, ...SCRIPT },
    product: { ...PHONE, ...PRODUCT_SCRIPT },
    search: PHONE_LIST,
    cart: {},
  },
};

/** Milliseconds from a press to the frame that shows what was asked for. */
export const PRESS_GOALS: Record<DeviceName, { product: number; list: number }> = {
  desktop: { product: 80, list: 100 },
  phone: { product: 250, list: 300 },
};

/** Cumulative layout shift of each visit. */
export const CLS_GOAL = 0.01;
/** Milliseconds from the slowest input of a gesture to the next paint. */
export const INP_GOAL = 200;
