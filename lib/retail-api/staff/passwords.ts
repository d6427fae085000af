import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Semaphore } from '#lib/shared/concurrency.ts';
import { fail, type Outcome } from '../core/outcome.ts';
import { tooManyRequests } from '../core/refusals.ts';

/** The cost of a hash: memory in KiB and passes, the least that OWASP recommends for Argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;
const SALT_LENGTH = 16;

/** Hashes take a thread of the few that Node has, and memory: in a flood most have to wait or are refused. */
const hashing = new Semaphore({ running: 2, waiting: 30 });
const FLOOD_WAIT_SECONDS = 5;

const derive = promisify(argon2);

/** A hash in the form of PHC, e.g. `$argon2id$v=19$m=19456,t=2,p=1$SALT$HASH`. Rejects with Overloaded in a flood. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(async () => {
    const nonce = randomBytes(SALT_LENGTH);
    const tag = await derive('argon2id', { ...COST, message: password, nonce, tagLength: TAG_LENGTH });
    const { memory, passes, parallelism } = COST;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(nonce)}$${bare(tag)}`;
  });
}

/** For an email that nobody has: a check takes as long as that of a real hash, and always fails. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${bare(randomBytes(SALT_LENGTH))}$${bare(randomBytes(TAG_LENGTH))}`;

/**
 * Null if a password is right, otherwise SignInWrong, or TooManyRequests in a flood. `hash`: null where nobody has the
 * email, so that the answer takes as long.
 */
export async function rejectPassword(hash: string | null, password: string): Promise<Outcome<never> | null> {
  const checked = hashing.tryRun(() => matches(hash ?? NOBODY, password));
  if (checked === null) return tooManyRequests(FLOOD_WAIT_SECONDS);
  return (await checked) && hash !== null ? null : fail('SignInWrong');
}

async function matches(hash: string, password: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!parts) throw new Error('A password hash has an unknown form.');
  const [, memory, passes, parallelism, salt = '', stored = ''] = parts;
  const expected = Buffer.from(stored, 'base64');
  const tag = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  });
  return timingSafeEqual(tag, expected);
}

function bare(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
