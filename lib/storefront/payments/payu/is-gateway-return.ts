/** SHA-512 in hexadecimal. */
const HASH = /^[0-9a-f]{128}$/i;

/** Whether these fields have the format that PayU posts. */
export function isGatewayReturn({ txnid = '', status = '', hash = '' }: Readonly<Record<string, string>>): boolean {
  return HASH.test(hash) && txnid !== '' && status !== '';
}
