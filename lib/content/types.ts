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
