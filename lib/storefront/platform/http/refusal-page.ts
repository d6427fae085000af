import * as paths from '#lib/shared/paths.ts';
import { plainPage } from './plain-page.ts';

export type RefusalStatus = 400 | 403 | 404 | 405 | 413 | 414 | 415 | 429 | 500 | 503;

const TEXTS: Record<RefusalStatus, { title: string; text: string }> = {
  400: { title: 'This address cannot be read', text: 'Check the address for a typing mistake, or start from home.' },
  404: {
    title: 'Page not found',
    text: 'There is nothing at this address. Start from home, or search for what you want.',
  },
  403: {
    title: 'This did not come from our pages',
    text: 'For your safety, changes are only taken from pages of this store. Go back and try again.',
  },
  405: { title: 'This cannot be done here', text: 'Go back and try again, or start from home.' },
  413: { title: 'That is too much at once', text: 'Go back and send less at once: fewer photos, or smaller ones.' },
  414: { title: 'This address is too long', text: 'Start from home, or search for what you want.' },
  415: { title: 'This cannot be read', text: 'Go back and try again with the form of the page.' },
  429: { title: 'Too many requests', text: 'Wait a moment, then go back and try again. Nothing was changed.' },
  503: {
    title: 'We cannot reach the store just now',
    text: 'Nothing is lost: your cart is kept. Go back and try again in a moment.',
  },
  500: { title: 'Something went wrong', text: 'Go back and try again. Your cart is as it was.' },
};

/** The page for a request that is refused before anything is rendered. */
export function refusalPage(status: RefusalStatus): string {
  const { title, text } = TEXTS[status];
  return plainPage({ title, texts: [text], link: { name: 'Samay home', href: paths.home() } });
}
