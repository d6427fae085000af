import { Hono } from 'hono';
import type { Sandbox } from '../sandbox.ts';
import { payuPaymentForm } from './payment-form.ts';
import { payuService } from './service.ts';

/** All routes that the sandbox answers in PayU's place. */
export function payuRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.route('/_payment', payuPaymentForm(sandbox));
  routes.route('/merchant/postservice.php', payuService(sandbox));
  return routes;
}
