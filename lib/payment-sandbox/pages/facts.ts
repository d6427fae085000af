import { html } from 'hono/html';
import { GATEWAY_COPY } from '#lib/contract/gateways.ts';
import type { OrderRecord, VisitRecord } from '../ledger/records.ts';
import type { Html } from './layout.ts';

/** Renders payee, purpose and the gateway that this page stands in for. */
export function facts(order: OrderRecord, { document }: VisitRecord): Html {
  const rows = [
    ['For', document.description || document.productinfo || ''],
    ['To', document.name ?? ''],
    ['Reference', order.receipt || order.id],
    ['Stands in for', GATEWAY_COPY[order.gateway].label],
  ].filter(([, value]) => value !== '');
  return html`<dl>${rows.map(
    ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>
`,
  )}</dl>`;
}
