import * as m from '#messages';

/** The mark of documents that Next could not render on the server: they stay empty until scripts run. */
const EMPTY_DOCUMENT = '<html id="__next_error__">';

/** Whether this HTML shows nothing without scripts. */
export function isEmptyDocument(html: string): boolean {
  return html.includes(EMPTY_DOCUMENT);
}

const HREFS: Readonly<Record<string, string>> = { retry: '', home: '/' };

function message(): string {
  const text = m.errorsNoScriptText().replace(/<(retry|home)>/g, (_tag, name) => `<a href="${HREFS[name]}">`);
  return `<noscript><main><h1>${m.errorsNoScriptTitle()}</h1><p>${text.replace(/<\/(?:retry|home)>/g, '</a>')}</p></main></noscript>`;
}

/** Adds a message for visitors without scripts to a document that would be empty for them. */
export function withScriptFreeMessage(html: string): string {
  return isEmptyDocument(html) ? html.replace(/<body[^>]*>/, (body) => body + message()) : html;
}
