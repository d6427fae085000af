import { localHref } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';

/** The mark of documents that Next could not render on the server: they stay empty until scripts run. */
const EMPTY_DOCUMENT = '<html id="__next_error__">';

/** Whether this HTML shows nothing without scripts. */
export function isEmptyDocument(html: string): boolean {
  return html.includes(EMPTY_DOCUMENT);
}

function message(): string {
  const tagged = m.errorsNoScriptText();
  const text = tagged
    // An empty address means the page itself.
    .replace('<retry>', '<a href="">')
    .replace('<home>', `<a href="${localHref(paths.home())}">`)
    .replace(/<\/(?:retry|home)>/g, '</a>');
  return `<noscript><main><h1>${m.errorsNoScriptTitle()}</h1><p>${text}</p></main></noscript>`;
}

/** Adds a message for visitors without scripts to a document that would be empty for them. */
export function withScriptFreeMessage(html: string): string {
  return isEmptyDocument(html) ? html.replace(/<body[^>]*>/, (body) => body + message()) : html;
}
