import { withQuery } from '../url-query.ts';

// The handlers that the frame of every page asks. Its script holds these functions alone.

export const cart = () => '/api/cart';
/** Leads to a page in a language, and remembers that. `to`: code of the language, `page`: path without one. */
export const language = (to?: string, page?: string) => withQuery('/api/language', { to, page });
export const session = () => '/api/session';
export const availability = () => '/api/availability';
export const footer = () => '/api/footer';
/** `device`: the kind of device that the menu is for. */
export const menu = (device: 'desktop' | 'mobile') => withQuery('/api/menu', { device });
export const signOut = () => '/api/sign-out';
export const consent = () => '/api/consent';
export const analytics = () => '/api/analytics';
/** How fast pages are for visitors who agreed to statistics. */
export const vitals = () => '/api/vitals';
export const visits = () => '/api/visits';
