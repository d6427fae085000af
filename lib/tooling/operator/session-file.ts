import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '#lib/shared/error-code.ts';

/** A staff member's session at this terminal. */
const storedSession = z.object({
  /** The bearer of the operator's calls. */
  token: z.string().min(1),
  /** The person, for what the tools print. */
  name: z.string(),
  /** When it ends at the latest, in epoch milliseconds. */
  expiresAt: z.number(),
});
type StoredSession = z.output<typeof storedSession>;

/** Sessions by the address of their retail API. */
const storedSessions = z.record(z.string(), storedSession);

/** Keeps the session of one retail API. */
export interface SessionStore {
  /** Null if nobody is signed in. */
  read(): StoredSession | null;
  write(session: StoredSession): void;
  remove(): void;
}

/** The file of the person who runs a tool. */
export const SESSION_FILE = join(homedir(), '.config', 'samay', 'sessions.json');

/** Keeps sessions in a file that only its owner can read, in a folder of its own. `now` in epoch milliseconds. */
export function sessionFile(path: string, baseUrl: string, now: () => number = Date.now): SessionStore {
  const readAll = () => {
    try {
      return storedSessions.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? {};
    } catch (error) {
      if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError) return {};
      throw error;
    }
  };
  const writeAll = (sessions: Record<string, StoredSession>) => {
    const folder = dirname(path);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    const temporary = `${path}.${process.pid}`;
    rmSync(temporary, { force: true });
    writeFileSync(temporary, `${JSON.stringify(sessions, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(temporary, path);
  };
  return {
    read() {
      const session = readAll()[baseUrl];
      return session && session.expiresAt > now() ? session : null;
    },
    write(session) {
      writeAll({ ...readAll(), [baseUrl]: session });
    },
    remove() {
      const { [baseUrl]: ended, ...others } = readAll();
      if (ended) writeAll(others);
    },
  };
}
