import type { StoredPage } from '../../content/page-store.ts';

/** What operators are told of a page, without its text. */
export function presentPage({ slug, title, footer_group, modified_at, ...page }: Omit<StoredPage, 'content'>) {
  return {
    PageURL: slug,
    PageTitle: title,
    Group: footer_group,
    UpdatedAt: modified_at,
    Saved: page.is_saved === 1,
    InFiles: page.file_slug !== null,
  };
}

/** The same with its text. */
export function presentPageText(page: StoredPage) {
  return { ...presentPage(page), PageContent: page.content };
}
