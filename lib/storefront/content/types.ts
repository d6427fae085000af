export interface MenuEntry {
  name: string;
  href: string;
  /** The operator's HTML for the panel, sanitised; empty where there is none. */
  panel: string;
  children: MenuEntry[];
}

export interface FooterLink {
  title: string;
  href: string;
}

export interface FooterGroup {
  title: string;
  links: FooterLink[];
}

/** The part of the footer that comes when the end of a page is near. */
export interface FooterContent {
  /** Sanitised HTML: links to where the store is found elsewhere; empty where the operator set none. */
  social: string;
  groups: FooterGroup[];
}

/** The operator's pieces around the pages, as sanitised HTML; empty where the operator set none. */
export interface SiteBanners {
  /** Stays in view on the routes that carry it. */
  disclaimer: string;
  /** Stays at the lower edge of every page with the full header. */
  bottomSticky: string;
  /** Above the header. */
  promo: string;
  /** Links to where the store is found elsewhere. */
  social: string;
  /** Who the store is, at the foot of every page. */
  footer: string;
}

/** A heading of a content page, with those below it. */
export interface ContentHeading {
  id: string;
  text: string;
  children: ContentHeading[];
}

/** A page that the operator wrote, e.g. on returns. */
export interface ContentPage {
  title: string;
  /** For search engines; empty where the page begins without a paragraph. */
  description: string;
  /** Sanitised; its headings have ids, its tables scroll by themselves. */
  html: string;
  headings: ContentHeading[];
  /** The operator's HTML for whoever has a question left, sanitised; empty where there is none. */
  contactCard: string;
  /** When its text changed last, in epoch milliseconds; 0 where the retail API does not say. */
  updatedAt: number;
}

/** A brand with its page. */
export interface BrandLink {
  name: string;
  href: string;
}
