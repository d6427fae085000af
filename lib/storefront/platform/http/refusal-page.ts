import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { plainPage } from './plain-page.ts';
import { referenceText } from './reference-text.ts';

export type RefusalStatus = 400 | 403 | 404 | 405 | 413 | 414 | 415 | 429 | 500 | 503;

const TEXTS: Record<RefusalStatus, { title: () => string; text: () => string }> = {
  400: {
    title: m.errorsAddressTitle,
    text: m.errorsAddressText,
  },
  404: {
    title: m.errorsPageNotFound,
    text: m.errorsNoPageText,
  },
  403: {
    title: m.errorsForeignTitle,
    text: m.errorsForeignText,
  },
  405: {
    title: m.errorsActionTitle,
    text: m.errorsActionText,
  },
  413: { title: m.errorsUploadTitle, text: m.errorsUploadText },
  414: { title: m.errorsLongAddressTitle, text: m.errorsLongAddressText },
  415: { title: m.errorsFormTitle, text: m.errorsFormText },
  429: { title: m.errorsTooManyTitle, text: m.errorsTooManyText },
  503: {
    title: m.errorsOutage,
    text: m.errorsCartSafeGoBack,
  },
  500: { title: m.errorsBrokenTitle, text: m.errorsFailedText },
};

/** The page for a request that is refused before anything is rendered; `reference` is the id that a shopper can quote. */
export function refusalPage(status: RefusalStatus, reference?: string): string {
  const { title, text } = TEXTS[status];
  const texts = reference === undefined ? [text()] : [text(), referenceText(reference)];
  return plainPage({ title: title(), texts, link: { name: m.errorsHomePage(), href: paths.home() } });
}
