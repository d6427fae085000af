import { Hono } from 'hono';
import type { Sandbox } from '../sandbox.ts';
import { razorpayApi } from './api.ts';
import { razorpayCheckoutScript } from './checkout-script.ts';
import { razorpayEmbedded } from './embedded.ts';

/** All routes that the sandbox answers in Razorpay's place. */
export function razorpayRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.route('/v1/checkout.js', razorpayCheckoutScript());
  routes.route('/v1/checkout/embedded', razorpayEmbedded(sandbox));
  routes.route('/v1', razorpayApi(sandbox));
  return routes;
}
