interface FoundLine {
  title: string;
  brand: string;
  productCode: string;
}

/** The search text of an order's line, stored with it: in lower case, so that both engines compare alike. */
export function searchTextOfLine({ title, brand, productCode }: FoundLine): string {
  return fold(`${brand} ${title} ${productCode}`);
}

interface FoundBuyer {
  address: { FullName: string; Pincode: string };
  customer: { name: string };
}

/** The search text of an order for the order desk: names and pincode. */
export function searchTextOfBuyer({ address, customer }: FoundBuyer): string {
  return fold([...new Set([address.FullName, customer.name, address.Pincode])].join(' '));
}

/** A search for orders: the words that a line must contain, and the text that an order's number must contain. */
export interface OrderSearch {
  words: string[];
  /** In capitals, without spaces. */
  number: string;
}

/** Parses a search text; null if it is empty. */
export function readOrderSearch(text: string): OrderSearch | null {
  const words = fold(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return words.length === 0 ? null : { words, number: words.join('').toUpperCase() };
}

/** A pattern for `like … escape '\'` that finds a literal text anywhere. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
