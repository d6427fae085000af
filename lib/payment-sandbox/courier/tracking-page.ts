import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { formatMoment } from '#lib/shared/dates.ts';
import { showPage } from '../pages/layout.ts';
import type { Sandbox } from '../sandbox.ts';
import { SEND_IMMEDIATELY } from '../send-webhooks.ts';
import { addScan, SCAN_NAMES, SCANS } from './scans.ts';

const happening = z.object({ name: z.enum(SCAN_NAMES) });

/** The page of a parcel in a trial: what happened to it, and buttons by which it goes on. */
export function trackingPages(sandbox: Sandbox): Hono {
  const { shipments } = sandbox;
  const pages = new Hono();
  pages.get('/:awb', (context) => {
    const shipment = shipments.byAwb(context.req.param('awb'));
    const title = shipment ? `Parcel ${shipment.awb}` : 'Not found';
    if (!shipment) return showPage(context, { title, body: html`<p>There is no such parcel.</p>`, status: 404 });
    const scans = shipments.scansOf(shipment.id).toReversed();
    const body = html`<h1>Courier sandbox <strong>${shipment.awb}</strong></h1>
<p>No courier comes. Choose what happens to the parcel next; the shop is told at once.</p>
<dl>${scans.map(({ at, label, activity }) => html`<dt>${formatMoment(at)}</dt><dd>${label}: ${activity}</dd>`)}</dl>
<form method="post" class="options">
${SCAN_NAMES.map((name) => html`<button name="name" value="${name}">${SCANS[name].activity}</button>`)}
</form>`;
    return showPage(context, { title, body });
  });
  pages.post('/:awb', async (context) => {
    const shipment = shipments.byAwb(context.req.param('awb'));
    const sent = happening.safeParse(await context.req.parseBody());
    if (!shipment || !sent.success) return context.text('There is no such parcel, or no such button.', 400);
    addScan(sandbox, shipment, { name: sent.data.name, note: '', plan: SEND_IMMEDIATELY });
    return context.redirect(context.req.path, 303);
  });
  return pages;
}
