import type { CallHandler } from '../call-handler.ts';
import { cartCalls } from './cart/index.ts';
import { catalogueCalls } from './catalogue/index.ts';
import { contentCalls } from './content/index.ts';
import { deliveryCalls } from './delivery/index.ts';
import { sessionCalls } from './session/index.ts';
import { siteCalls } from './site/index.ts';

/** Every call that the bundled retail API answers. */
export const callHandlers: readonly CallHandler[] = [
  ...sessionCalls,
  ...siteCalls,
  ...contentCalls,
  ...catalogueCalls,
  ...deliveryCalls,
  ...cartCalls,
];
