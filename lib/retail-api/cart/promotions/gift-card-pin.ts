import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Salt and hash of a PIN, both in hexadecimal. */
export interface HashedPin {
  salt: string;
  hash: string;
}

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** A fast hash of six digits could be broken instantly: each try costs 16 MB and tens of milliseconds. */
const COST = { N: 2 ** 14, r: 8, p: 1 };

/** Hashes a PIN with a new salt. */
export async function hashPin(pin: string): Promise<HashedPin> {
  const salt = randomBytes(SALT_BYTES);
  return { salt: salt.toString('hex'), hash: (await derive(pin, salt)).toString('hex') };
}

/** Whether a PIN matches a hash; takes the same time either way. */
export async function checkPin(pin: string, { salt, hash }: HashedPin): Promise<boolean> {
  const expected = Buffer.from(hash, 'hex');
  const derived = await derive(pin, Buffer.from(salt, 'hex'));
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

function derive(pin: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
