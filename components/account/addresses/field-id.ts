/** The element id of an address field, which the links of the error summary point to. */
export const idOf = (name: string) => `address-${name}`;
