import { z } from 'zod';

export interface MenuItem {
  StoreCategoryName: string;
  CategoryURL: string;
  DesktopMenuContent: string;
  MobileMenuContent: string;
  Children: MenuItem[];
}

/** A category with the HTML of its menu panel and its subcategories. */
export const menuItem: z.ZodType<MenuItem> = z.object({
  StoreCategoryName: z.string(),
  CategoryURL: z.string(),
  DesktopMenuContent: z.string().default(''),
  MobileMenuContent: z.string().default(''),
  get Children() {
    return z.array(menuItem).default([]);
  },
}) as z.ZodType<MenuItem>;
