import type { CallHandler } from '../../core/call-handler.ts';
import { bannerTracking } from './banner-tracking.ts';
import { errorLog, errorLog404 } from './error-log.ts';
import { getCurrency } from './get-currency.ts';
import { myLocation } from './my-location.ts';
import { siteOptions } from './site-options.ts';

export const siteCalls: readonly CallHandler[] = [
  siteOptions,
  getCurrency,
  myLocation,
  errorLog,
  errorLog404,
  bannerTracking,
];
