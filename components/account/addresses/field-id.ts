/** Id of a field of an address, which the links of its summary lead to. */
export const idOf = (name: string) => `address-${name}`;
