import { stringify } from 'csv-stringify/sync';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { GATEWAYS } from '#lib/contract/vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import { SANDBOX_GATEWAYS } from '../gateways.ts';
import { type Html, showPage } from '../pages/layout.ts';
import type { Sandbox } from '../sandbox.ts';
import { gatewaySettlement, NO_LINE } from './gateway-settlement.ts';

/** A page with the settlement reports of all payments, and the reports, as the gateways' dashboards export them. */
export function settlementRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.get('/', (context) => showPage(context, { title: 'Settlement reports', body: reportsPage(sandbox) }));
  routes.get('/:file', (context) => {
    const gateway = GATEWAYS.find((name) => context.req.param('file') === `${name}.csv`);
    if (!gateway) return context.notFound();
    const differs = context.req.query('differences') === 'on';
    const { settlementRow } = SANDBOX_GATEWAYS[gateway];
    const rows = gatewaySettlement(sandbox.ledger, gateway, differs).map(settlementRow);
    // Without a payment the report is its header alone.
    return context.body(stringify(rows, { header: true, columns: Object.keys(settlementRow(NO_LINE)) }), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${gateway}-settlements${differs ? '-with-differences' : ''}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
  return routes;
}

function reportsPage({ ledger }: Sandbox): Html {
  return html`<h1><strong>Settlement reports</strong></h1>
<p>What each gateway would transfer for the payments of this sandbox, less a fee of 2 % and its GST. Import a report in the back office, at Settlements.</p>
${GATEWAYS.map((gateway) => {
  const lines = gatewaySettlement(ledger, gateway, false);
  const net = lines.reduce((total, line) => total + line.net, 0);
  return html`<dl><dt>${gatewayName(gateway)}</dt><dd>${formatPaise(net)} for ${lines.length === 1 ? '1 line' : `${lines.length} lines`}</dd></dl>
${
  lines.length === 0
    ? html`<p>Nothing was paid by ${gatewayName(gateway)} yet.</p>`
    : html`<div class="options">
<a class="button" href="/settlements/${gateway}.csv">${gatewayName(gateway)}: report</a>
<a class="button" href="/settlements/${gateway}.csv?differences=on">${gatewayName(gateway)}: report with differences</a>
</div>`
}`;
})}`;
}
