import { Hono } from 'hono';
import { z } from 'zod';
import { addScan, SCAN_NAMES } from '../courier/scans.ts';
import type { Sandbox } from '../sandbox.ts';
import { WEBHOOK_MODES } from '../send-webhooks.ts';
import { refuse, withBody } from './control-body.ts';

const scanRequest = z.object({
  awb: z.string().min(1),
  name: z.enum(SCAN_NAMES),
  note: z.string().max(200).default(''),
  webhook: z.enum(WEBHOOK_MODES).default('now'),
  seconds: z.number().min(0).max(86_400).default(15),
});
const accountRequest = z.object({ hasBalance: z.boolean().default(true), endTokens: z.boolean().default(false) });

/** The control routes of the courier: what happens to a parcel, and to the store's account. */
export function courierControl(sandbox: Sandbox): Hono {
  const { shipments, courier } = sandbox;
  const api = new Hono();
  api.get('/', (context) => context.json({ shipments: shipments.search(context.req.query('reference') ?? '') }));
  api.post('/scan', (context) =>
    withBody(context, scanRequest, ({ awb, name, note, webhook: mode, seconds }) => {
      const shipment = shipments.byAwb(awb);
      if (!shipment) return refuse(context, 'There is no such parcel.');
      addScan(sandbox, shipment, { name, note, plan: { mode, seconds } });
      return context.json({ scans: shipments.scansOf(shipment.id).length });
    }),
  );
  api.post('/account', (context) =>
    withBody(context, accountRequest, ({ hasBalance, endTokens }) => {
      courier.hasBalance = hasBalance;
      if (endTokens) courier.tokens.clear();
      return context.json({ hasBalance });
    }),
  );
  return api;
}
