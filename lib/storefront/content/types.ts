export interface MenuEntry {
  name: string;
  href: string;
  /** The operator's HTML for the panel, sanitised; empty where there is none. */
  panel: string;
  children: MenuEntry[];
}

/** A top category of the menu, without what is in its panel. */
export interface TopCategory {
  name: string;
  href: string;
  hasPanel: boolean;
}

export interface FooterLink {
  title: string;
  href: string;
}

export interface FooterGroup {
  title: string;
  links: FooterLink[];
}

/** The part of the footer that is loaded when the end of a page is near. */
export interface FooterContent {
  /** Sanitised HTML: links to the store on social media; empty where the operator set none. */
  social: string;
  groups: FooterGroup[];
}

/** The operator's content around the pages, as sanitised HTML; empty where the operator set none. */
export interface SiteBanners {
  /** Shown permanently on the routes that carry it. */
  disclaimer: string;
  /** Shown at the lower edge of every page with the full header. */
  bottomSticky: string;
  /** Shown above the header. */
  promo: string;
  /** Links to the store on social media. */
  social: string;
  /** Information about the store, at the foot of every page. */
  footer: string;
}

/** A heading of a content page, with its subheadings. */
export interface ContentHeading {
  id: string;
  text: string;
  children: ContentHeading[];
}

/** A page that the operator wrote, e.g. on returns. */
export interface ContentPage {
  title: string;
  /** Description for search engines; empty where the page begins without a paragraph. */
  description: string;
  /** Sanitised; its headings have ids and its tables scroll by themselves. */
  html: string;
  headings: ContentHeading[];
  /** The operator's HTML with contact details for further questions, sanitised; empty where there is none. */
  contactCard: string;
  /** When its text was last changed, in epoch milliseconds; 0 where the retail API does not say. */
  updatedAt: number;
}

/** A part of other pages: a strip, a menu panel or the contact card. */
export interface PageFragment {
  slug: string;
  title: string;
  /** Sanitised. */
  html: string;
}

/** A draft as a page or fragment, with the times in epoch milliseconds between which shoppers see it; null where there are none. */
export type PagePreview = { from: number | null; until: number | null } & (
  | { page: ContentPage; fragment?: undefined }
  | { page?: undefined; fragment: PageFragment }
);

/** A brand and the link to its page. */
export interface BrandLink {
  name: string;
  href: string;
}
