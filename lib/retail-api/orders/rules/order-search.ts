interface FoundLine {
  title: string;
  brand: string;
  productCode: string;
}

/** The words by which a line of an order is found, kept with it: small letters, so that both engines compare alike. */
export function searchTextOfLine({ title, brand, productCode }: FoundLine): string {
  return fold(`${brand} ${title} ${productCode}`);
}

interface FoundBuyer {
  address: { FullName: string; Pincode: string };
  customer: { name: string };
}

/** The words by which the desk finds an order: names and pincode. */
export function searchTextOfBuyer({ address, customer }: FoundBuyer): string {
  return fold([...new Set([address.FullName, customer.name, address.Pincode])].join(' '));
}

/** What somebody searches orders for: the words that a line must hold, and what an order's number must. */
export interface OrderSearch {
  words: string[];
  /** In capitals, without blanks. */
  number: string;
}

/** What a text searches for; null where it holds nothing. */
export function readOrderSearch(text: string): OrderSearch | null {
  const words = fold(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return words.length === 0 ? null : { words, number: words.join('').toUpperCase() };
}

/** A pattern for `like … escape '\'` that finds a text wherever it stands, whatever is in it. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
