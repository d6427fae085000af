/** The mark of documents that Next could not render on the server: they stay empty until scripts run. */
const EMPTY_DOCUMENT = '<html id="__next_error__">';

/** Whether this HTML shows nothing without scripts. */
export function isEmptyDocument(html: string): boolean {
  return html.includes(EMPTY_DOCUMENT);
}

const MESSAGE = `<noscript><main><h1>We cannot show this page right now</h1><p>Your cart is safe. <a href="">Try again</a> or <a href="/">go to the home page</a>.</p></main></noscript>`;

/** Adds a message for visitors without scripts to a document that would be empty for them. */
export function withScriptFreeMessage(html: string): string {
  return isEmptyDocument(html) ? html.replace(/<body[^>]*>/, (body) => body + MESSAGE) : html;
}
