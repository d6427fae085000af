import type { CallHandler } from '../../core/call-handler.ts';
import { categoryMenu, megaMenu } from './menus.ts';
import { footerPages, pages } from './pages.ts';
import { pageList, pageSource } from './read-pages.ts';
import { removePage } from './remove-page.ts';
import { savePage } from './save-page.ts';

/** Calls about what the operator writes: pages, strips and menus. */
export const contentCalls: readonly CallHandler[] = [
  pages,
  footerPages,
  categoryMenu,
  megaMenu,
  pageList,
  pageSource,
  savePage,
  removePage,
];
