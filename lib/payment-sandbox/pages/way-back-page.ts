import { html } from 'hono/html';
import type { WayBack } from '../sandbox-gateway.ts';
import type { Html } from './layout.ts';

/** Posts the only form of the page, as a gateway's page does; without scripts its button is pressed. */
export const SUBMIT_SCRIPT = 'document.forms[0].submit();';

/** Leads back to the store by a form. */
export function wayBackPage(heading: string, { action, fields }: WayBack): Html {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
  );
  return html`<h1><strong>${heading}</strong></h1>
<p>Taking you back to the store.</p>
<form method="post" action="${action}">
${inputs}<p><button class="main">Back to the store</button></p>
</form>`;
}

/** Nobody is led anywhere: the store must find out by itself. */
export function vanishedPage(heading: string): Html {
  return html`<h1><strong>${heading}</strong></h1>
<p>This browser does not tell the store. You can close the page. The store learns of the payment through its webhook or asks the gateway.</p>`;
}

/** The page was asked for something that it cannot show. */
export function refusedPage(what: string): Html {
  return html`<h1><strong>Not accepted</strong></h1><p>${what}</p>`;
}

/**
 * Tells the page around the overlay how it ended: `paid` and `failed` with the fields, `cancelled` without. The values
 * stand in the page as text, so that the script is the same for all.
 */
export const OVERLAY_SCRIPT = `
const told = document.getElementById('told');
parent.postMessage(JSON.parse(told.textContent), told.dataset.origin);
`;

/** How an overlay ended, for the script around it. */
export function overlayPage(heading: string, origin: string, told: Readonly<Record<string, unknown>>): Html {
  return html`<h1><strong>${heading}</strong></h1>
<div id="told" data-origin="${origin}" hidden>${JSON.stringify(told)}</div>`;
}
