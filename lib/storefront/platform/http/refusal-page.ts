import * as paths from '#lib/shared/paths.ts';
import { OUTAGE } from './outage-text.ts';
import { plainPage } from './plain-page.ts';
import { referenceText } from './reference-text.ts';

export type RefusalStatus = 400 | 403 | 404 | 405 | 413 | 414 | 415 | 429 | 500 | 503;

const TEXTS: Record<RefusalStatus, { title: string; text: string }> = {
  400: {
    title: 'We cannot read this address',
    text: 'Please check the address for a typing mistake, or start from the home page.',
  },
  404: {
    title: 'Page not found',
    text: 'There is no page at this address. Start from the home page, or search for what you want.',
  },
  403: {
    title: 'This request did not come from our pages',
    text: 'For your safety, we accept changes only from pages of this store. Please go back and try again.',
  },
  405: {
    title: 'This action is not available here',
    text: 'Please go back and try again, or start from the home page.',
  },
  413: { title: 'Your upload is too large', text: 'Please go back and send fewer or smaller photos.' },
  414: { title: 'This address is too long', text: 'Start from the home page, or search for what you want.' },
  415: { title: 'We cannot read this form', text: 'Please go back and try again with the form on the page.' },
  429: { title: 'Too many requests', text: 'Please wait a moment, then go back and try again. Nothing was changed.' },
  503: {
    title: OUTAGE,
    text: 'Your cart is safe. Please go back and try again in a moment.',
  },
  500: { title: 'Something went wrong', text: 'Please go back and try again. Your cart has not changed.' },
};

/** The page for a request that is refused before anything is rendered; `reference` is the id that a shopper can quote. */
export function refusalPage(status: RefusalStatus, reference?: string): string {
  const { title, text } = TEXTS[status];
  const texts = reference === undefined ? [text] : [text, referenceText(reference)];
  return plainPage({ title, texts, link: { name: 'Home page', href: paths.home() } });
}
