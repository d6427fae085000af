export interface MenuEntry {
  name: string;
  href: string;
  children: MenuEntry[];
}

export interface FooterGroup {
  title: string;
  links: { title: string; href: string }[];
}

/** The operator's pieces around the pages, as sanitised HTML; empty where the operator set none. */
export interface Strips {
  /** Stays in view on the home page. */
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

/** What is switched on. */
export interface Flags {
  offers: boolean;
  webp: boolean;
  orderExchange: boolean;
  orderCancel: boolean;
  orderModify: boolean;
  orderReturn: boolean;
  wishlist: boolean;
  corporateSite: boolean;
  tagManager: boolean;
  headerCartCount: boolean;
  megamenu: boolean;
}

/** A page that the operator wrote, e.g. on returns. */
export interface ContentPage {
  title: string;
  /** Sanitised. */
  html: string;
}
