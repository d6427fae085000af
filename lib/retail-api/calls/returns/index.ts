import type { CallHandler } from '../../core/call-handler.ts';
import { advanceReturn } from './advance-return.ts';
import { deskReturn } from './desk-return.ts';
import { deskReturns } from './desk-returns.ts';
import { requestReturn } from './request-return.ts';
import { returnDetails } from './return-details.ts';
import { withdrawReturn } from './withdraw-return.ts';

/** Calls of returns and exchanges. */
export const returnCalls: readonly CallHandler[] = [
  requestReturn,
  withdrawReturn,
  returnDetails,
  deskReturns,
  deskReturn,
  advanceReturn,
];
