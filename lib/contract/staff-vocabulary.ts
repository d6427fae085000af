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

/** What a staff member's account may be. A suspended member cannot sign in, and keeps no session. */
export const STAFF_STATES = ['active', 'suspended'] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/**
 * Why a known person or key may not make a call: the person's role, the key's scope, because the second factor is not set up
 * yet, because they asked for the approval themselves, because who asked had invited them and somebody else could decide, or
 * because they signed in too long ago.
 */
export const FORBIDDEN_REASONS = [
  'role',
  'scope',
  'second-factor',
  'same-person',
  'invited-by-requester',
  'recent-sign-in',
] as const;
export type ForbiddenReason = (typeof FORBIDDEN_REASONS)[number];

/**
 * What becomes of a request for approval. `running`: approved, and its call is being made. `failed`: approved, but the call was
 * then refused. `interrupted`: the process that made the call ended, and whether it was made is seen in the record alone.
 */
export const APPROVAL_STATES = ['waiting', 'running', 'done', 'failed', 'interrupted', 'refused', 'expired'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/**
 * How who decides a request is tied to who asked. `invited-by-requester`: who asked had invited them, or somebody who did;
 * `invited-requester`: the other way round. Both may be two addresses of one person.
 */
export const APPROVAL_TIES = ['none', 'invited-by-requester', 'invited-requester'] as const;
export type ApprovalTie = (typeof APPROVAL_TIES)[number];

/** The pages of the back office that mails lead to; the token follows as the fragment, which no server sees. */
export const STAFF_INVITATION_PATH = '/invitation';
/** The query of the link that the first start prints: its page asks for an email address, too. */
export const FIRST_OWNER_MARK = 'first';
export const STAFF_PASSWORD_RESET_PATH = '/password-reset';

/** How many tokens of earlier sign-ins a browser sends at most, one for each person who shares it. */
export const MAX_DEVICE_TOKENS = 8;

/** How many passkeys a member may have. */
export const MAX_PASSKEYS = 10;

/** The shortest password of a staff member, in characters, and the longest. */
export const MIN_STAFF_PASSWORD_LENGTH = 12;
export const MAX_STAFF_PASSWORD_LENGTH = 200;
