import { Hono } from 'hono';
import type { Sandbox } from '../sandbox.ts';
import { courierApi } from './api.ts';
import { labelPdf } from './label.ts';
import { trackingPages } from './tracking-page.ts';

/** All routes that the sandbox answers in a courier's place. */
export function courierRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.route('/v1/external', courierApi(sandbox));
  routes.route('/tracking', trackingPages(sandbox));
  routes.get('/labels/:awb', (context) => {
    const shipment = sandbox.shipments.byAwb(context.req.param('awb'));
    if (!shipment) return context.text('There is no such label.', 404);
    return context.body(new Uint8Array(labelPdf(shipment)), 200, { 'content-type': 'application/pdf' });
  });
  return routes;
}
