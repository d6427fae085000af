/** Four letters or digits and two letters for the design, two digits for the colour, e.g. `1801AV02`. */
const CODE_WITH_COLOUR = /^([A-Z0-9]{4}[A-Z]{2})\d\d$/;

/** The fields of a product that its design code depends on. */
interface Designed {
  ProductCode: string;
  /** The operator's code for the design; without it the design is derived from a product code of that form. */
  DesignCode?: string | undefined;
}

/** The code that the colours of one design share; the product's own code if no design can be derived. */
export function designCode({ ProductCode, DesignCode }: Designed): string {
  return DesignCode ?? CODE_WITH_COLOUR.exec(ProductCode)?.[1] ?? ProductCode;
}
