/** A place as the address of the store locator carries it: latitude and longitude in degrees, two decimals at most. */
export const STORE_POINT = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/;
