import { type ComponentType, lazy } from 'react';
import type { CallName } from '../api/call.ts';

/** A screen of the back office. */
export interface ScreenEntry {
  /** The address; one with a colon is opened from a list. */
  path: string;
  title: string;
  group: 'Sell' | 'Catalogue' | 'Care' | 'Shop' | 'People';
  /** A role that may make none of these calls does not see it. */
  needs: readonly CallName[];
  Component: ComponentType;
}

type Load = () => Promise<{ default: ComponentType }>;

const screen = (
  group: ScreenEntry['group'],
  path: string,
  title: string,
  needs: readonly CallName[],
  load: Load,
): ScreenEntry => ({
  group,
  path,
  title,
  needs,
  Component: lazy(load),
});

/** Beside the addresses of products, whose codes are free. */
const NEW_PRODUCT = '/new-product';

/** All screens, in the order of the menu. Each is loaded when it is opened. */
export const SCREENS: readonly ScreenEntry[] = [
  screen(
    'Sell',
    '/today',
    'Today',
    ['DeskOrders', 'SalesReport', 'StockReport'],
    () => import('../screens/today/today-screen.tsx'),
  ),
  screen('Sell', '/orders', 'Orders', ['DeskOrders'], () => import('../screens/orders/orders-screen.tsx')),
  screen('Sell', '/orders/:number', 'Order', ['DeskOrder'], () => import('../screens/orders/order-screen.tsx')),
  screen(
    'Sell',
    '/phone-order',
    'Order by phone',
    ['PlacePhoneOrder'],
    () => import('../screens/phone-order/phone-order-screen.tsx'),
  ),
  screen('Sell', '/returns', 'Returns', ['DeskReturns'], () => import('../screens/returns/returns-screen.tsx')),
  screen('Sell', '/returns/:number', 'Return', ['DeskReturn'], () => import('../screens/returns/return-screen.tsx')),
  screen(
    'Sell',
    '/refunds',
    'Refunds to send',
    ['OrderRefundsDue'],
    () => import('../screens/refunds/refunds-screen.tsx'),
  ),
  screen(
    'Sell',
    '/settlements',
    'Settlements',
    ['SettlementList'],
    () => import('../screens/settlements/settlements-screen.tsx'),
  ),
  screen(
    'Sell',
    '/settlements/:gateway',
    'Settlement',
    ['SettlementLines'],
    () => import('../screens/settlements/settlement-screen.tsx'),
  ),
  screen('Sell', '/approvals', 'Approvals', ['ApprovalList'], () => import('../screens/people/approvals-screen.tsx')),
  screen(
    'Sell',
    '/customers',
    'Customers',
    ['DeskCustomers'],
    () => import('../screens/customers/customers-screen.tsx'),
  ),
  screen(
    'Sell',
    '/customers/:id',
    'Customer',
    ['DeskCustomer'],
    () => import('../screens/customers/customer-screen.tsx'),
  ),
  screen(
    'Sell',
    '/private-sale',
    'Private sale',
    ['SaveInvitations'],
    () => import('../screens/customers/invitations-screen.tsx'),
  ),
  screen('Care', '/services', 'Services', ['DeskServices'], () => import('../screens/care/services-screen.tsx')),
  screen('Care', '/services/:number', 'Service', ['DeskService'], () => import('../screens/care/service-screen.tsx')),
  screen('Care', '/visits', 'Visits and calls', ['AppointmentList'], () => import('../screens/care/visits-screen.tsx')),
  screen('Care', '/old-gold', 'Old gold', ['OldGoldEnquiryList'], () => import('../screens/care/old-gold-screen.tsx')),
  screen('Care', '/surveys', 'Surveys', ['SurveyResults'], () => import('../screens/care/surveys-screen.tsx')),
  screen(
    'Catalogue',
    '/products',
    'Products',
    ['ProductRecords'],
    () => import('../screens/products/products-screen.tsx'),
  ),
  screen(
    'Catalogue',
    '/products/:code',
    'Product',
    ['ProductRecord'],
    () => import('../screens/products/product-screen.tsx'),
  ),
  screen(
    'Catalogue',
    NEW_PRODUCT,
    'Add a product',
    ['SaveProducts'],
    () => import('../screens/products/new-product-screen.tsx'),
  ),
  screen(
    'Catalogue',
    '/import',
    'Import',
    ['BeginCatalogueImport'],
    () => import('../screens/import/import-screen.tsx'),
  ),
  screen(
    'Catalogue',
    '/categories',
    'Categories',
    ['CategoryRecords'],
    () => import('../screens/records/categories-screen.tsx'),
  ),
  screen('Catalogue', '/brands', 'Brands', ['BrandRecords'], () => import('../screens/records/brands-screen.tsx')),
  screen('Catalogue', '/offers', 'Offers', ['OfferRecords'], () => import('../screens/records/offers-screen.tsx')),
  screen('Catalogue', '/coupons', 'Coupons', ['CouponRecords'], () => import('../screens/records/coupons-screen.tsx')),
  screen(
    'Catalogue',
    '/search-words',
    'Search words',
    ['SearchWordRecords'],
    () => import('../screens/records/search-words-screen.tsx'),
  ),
  screen('Shop', '/stores', 'Stores', ['StoreRecords'], () => import('../screens/records/stores-screen.tsx')),
  screen('Catalogue', '/prices', 'Prices', ['SavePrices'], () => import('../screens/goods/prices-screen.tsx')),
  screen('Catalogue', '/stock', 'Stock', ['SaveStock'], () => import('../screens/goods/stock-screen.tsx')),
  screen(
    'Catalogue',
    '/store-stock',
    'Stock of stores',
    ['StoreShelves'],
    () => import('../screens/goods/store-stock-screen.tsx'),
  ),
  screen('Catalogue', '/rates', 'Metal rates', ['MetalRates'], () => import('../screens/goods/rates-screen.tsx')),
  screen('Shop', '/reviews', 'Reviews', ['ReviewQueue'], () => import('../screens/community/reviews-screen.tsx')),
  screen(
    'Shop',
    '/questions',
    'Questions',
    ['QuestionQueue'],
    () => import('../screens/community/questions-screen.tsx'),
  ),
  screen('Shop', '/home-page', 'Home page', ['SavePageDraft'], () => import('../screens/content/home-screen.tsx')),
  screen('Shop', '/menus', 'Menus and footer', ['SavePage'], () => import('../screens/content/menus-screen.tsx')),
  screen('Shop', '/pages', 'Pages', ['PageList'], () => import('../screens/content/pages-screen.tsx')),
  screen('Shop', '/pages/:slug', 'Page', ['PageSource'], () => import('../screens/content/page-screen.tsx')),
  screen(
    'Shop',
    '/translations',
    'Languages',
    ['TranslationList'],
    () => import('../screens/translations/translations-screen.tsx'),
  ),
  screen(
    'Shop',
    '/translations/:kind',
    'Language',
    ['TranslationRecord'],
    () => import('../screens/translations/translation-screen.tsx'),
  ),
  screen(
    'Shop',
    '/reports',
    'Reports',
    ['SalesReport', 'VisitReport', 'SupportReport'],
    () => import('../screens/reports/reports-screen.tsx'),
  ),
  screen('Shop', '/set-up', 'Set-up', ['SetUpState'], () => import('../screens/set-up/set-up-screen.tsx')),
  screen('Shop', '/shop', 'Shop profile', ['ShopProfile'], () => import('../screens/shop/shop-screen.tsx')),
  screen('Shop', '/delivery', 'Delivery', ['ShopProfile'], () => import('../screens/shop/delivery-screen.tsx')),
  screen(
    'Shop',
    '/rules',
    'Returns, EMI, approvals',
    ['ShopProfile'],
    () => import('../screens/shop/rules-screen.tsx'),
  ),
  screen(
    'Shop',
    '/text-messages',
    'Text messages',
    ['ShopProfile'],
    () => import('../screens/shop/messages-screen.tsx'),
  ),
  screen('Shop', '/webhooks', 'Webhooks', ['WebhookEndpoints'], () => import('../screens/health/webhooks-screen.tsx')),
  screen(
    'Shop',
    '/webhooks/:name',
    'Webhook',
    ['WebhookDeliveries'],
    () => import('../screens/health/webhook-screen.tsx'),
  ),
  screen('Shop', '/health', 'Health', ['WorkQueues'], () => import('../screens/health/health-screen.tsx')),
  screen('People', '/staff', 'Staff', ['StaffList'], () => import('../screens/people/staff-screen.tsx')),
  screen('People', '/keys', 'Keys', ['MachineKeyList'], () => import('../screens/people/keys-screen.tsx')),
  screen('People', '/audit', 'Audit', ['DeskAudit'], () => import('../screens/people/audit-screen.tsx')),
  screen('People', '/account', 'My account', [], () => import('../screens/people/account-screen.tsx')),
];

/** Whether a screen is in the menu; the others are opened from a list. */
export function isInMenu({ path }: ScreenEntry): boolean {
  return !path.includes(':') && path !== NEW_PRODUCT;
}

/** The screens that somebody may use who may make these calls. */
export function screensFor(calls: ReadonlySet<string>): ScreenEntry[] {
  return SCREENS.filter(({ needs }) => needs.length === 0 || needs.some((name) => calls.has(name)));
}
