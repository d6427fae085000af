import type { CallHandler } from '../../call-handler.ts';
import { categoryMenu, megaMenu } from './menus.ts';
import { footerPages, pages } from './pages.ts';

/** Calls about what the operator writes: pages, strips and menus. */
export const contentCalls: readonly CallHandler[] = [pages, footerPages, categoryMenu, megaMenu];
