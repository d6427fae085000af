/** What a staff member of the shop may be. The owner may make every call of the operator. */
export const STAFF_ROLES = ['owner', 'manager', 'packer', 'merchandiser', 'support', 'accountant'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What each role does in the shop, as staff read it. */
export const STAFF_ROLE_MEANINGS: Record<StaffRole, string> = {
  owner: 'Everything, also staff, keys and the addresses of webhooks.',
  manager: 'The daily business: orders, goods, prices, pages, reports and the shop’s profile.',
  packer: 'Packs and ships orders, receives returns and services, counts stock.',
  merchandiser: 'Products, prices, offers, pages, metal rates, reviews and questions.',
  support: 'Answers customers: orders, returns, services, visits, reviews and questions.',
  accountant: 'Refunds to send, tax and sales reports, settlements; reads orders and prices.',
};
