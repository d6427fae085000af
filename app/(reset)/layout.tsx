/**
 * A separate layout, because pages of the same layout share its header, and this page needs the one of the
 * cart flow.
 */
export { default } from '../(account)/layout';
