/** A layout of its own: between two pages of one layout the header stays, and this page has the one of the cart flow. */
export { default } from '../(account)/layout';
