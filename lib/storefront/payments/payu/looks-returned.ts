/** SHA-512 in hexadecimal. */
const HASH = /^[0-9a-f]{128}$/i;

/** Whether PayU could have posted these fields, by their looks. */
export function isGatewayReturn({ txnid = '', status = '', hash = '' }: Readonly<Record<string, string>>): boolean {
  return HASH.test(hash) && txnid !== '' && status !== '';
}
