/** Four letters or digits and two letters for the design, two digits for its colour, e.g. `1801AV02`. */
const CODE_WITH_COLOUR = /^([A-Z0-9]{4}[A-Z]{2})\d\d$/;

/** A product as far as its design depends on it. */
interface Designed {
  ProductCode: string;
  /** What the operator calls the design; without it the product's code tells, where it is built so. */
  DesignCode?: string | undefined;
}

/** What the colours of one design share; the product's own code where it does not tell that it has a design. */
export function designCode({ ProductCode, DesignCode }: Designed): string {
  return DesignCode ?? CODE_WITH_COLOUR.exec(ProductCode)?.[1] ?? ProductCode;
}
