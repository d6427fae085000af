export interface MenuEntry {
  name: string;
  href: string;
  children: MenuEntry[];
}

export interface FooterGroup {
  title: string;
  links: { title: string; href: string }[];
}

/** Strips are sanitised HTML; empty where the operator set none. */
export interface Strips {
  disclaimer: string;
  bottomSticky: string;
  promo: string;
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
