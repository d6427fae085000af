import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '#lib/shared/child-message.ts';
import { childEnvironment } from '#lib/shared/env.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { preferredOrFreePort } from './free-port.ts';
import { PROJECT } from './project.ts';
import { PROGRAMS } from './service-name.ts';

/** `nobody`, of whom root runs what a container build runs as its own user. */
const NOBODY = 65_534;
/** With Node (127 MB), Alpine and PostgreSQL's client the image stays below 300 MB. */
const MOST_BYTES = 150 * MEGABYTE;
const HOST = '127.0.0.1';
/** A list in each language, and what nobody stores. */
const PAGES = ['/', '/watches', '/hi/watches', '/cart'];
const PHOTO = /\/images\/original\/[\w-]+\.webp/;

/** By what npm reaches its registry on this machine; npm itself sets the first for what it runs. */
const REGISTRY = /^(?:npm_config_(?:globalconfig|registry|cafile)|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy)$/i;

/** What a container build is given: the lines of its list of ignored files that take something back. */
function filesOfBuild(): string[] {
  const lines = readFileSync(join(PROJECT, 'deploy/Containerfile.dockerignore'), 'utf8').split('\n');
  return lines.flatMap((line) => (line.startsWith('!') ? [line.slice(1).trim()] : []));
}

/** A folder with all that a build as a user without rights needs. */
interface BuildPlace {
  folder: string;
  owner: { uid?: number; gid?: number };
  /** Without NODE_ENV: with `production` npm would leave out what a build needs. */
  env: NodeJS.ProcessEnv;
}

function makePlace(folder: string): BuildPlace {
  const isRoot = process.getuid?.() === 0;
  for (const file of filesOfBuild()) cpSync(join(PROJECT, file), join(folder, 'source', file), { recursive: true });
  // The checkout, and with it this Node, may lie in a folder that others cannot read.
  mkdirSync(join(folder, 'bin'));
  cpSync(process.execPath, join(folder, 'bin/node'));
  changeMode('a+rX', folder);
  for (const made of ['store', 'data']) {
    mkdirSync(join(folder, made));
    if (isRoot) chownSync(join(folder, made), NOBODY, NOBODY);
  }
  const own = childEnvironment({});
  const env: Record<string, string | undefined> = {
    ...Object.fromEntries(Object.entries(own).filter(([name]) => REGISTRY.test(name))),
    PATH: `${join(folder, 'bin')}:${own.PATH}`,
    HOME: join(folder, 'data'),
  };
  return { folder, owner: isRoot ? { uid: NOBODY, gid: NOBODY } : {}, env: env as NodeJS.ProcessEnv };
}

/** What the files of a folder take in an image, where links are no copies. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => lstatSync(join(folder, name)))
    .reduce((total, entry) => total + (entry.isFile() ? entry.size : 0), 0);
}

const changeMode = (mode: string, folder: string) => void spawnSync('chmod', ['-R', mode, folder]);

/**
 * Assembles a store in an empty folder as a container build does, as a user without rights where this one is root, and starts
 * what came of it. Returns what was said, and whether all of it was right.
 */
export async function checkAssembledStore(): Promise<{ isRight: boolean; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'samay-assembled-'));
  try {
    const place = makePlace(folder);
    const { code, output } = await assemble(place);
    if (code !== 0) return { isRight: false, output };
    const size = sizeOf(join(folder, 'store'));
    const tooLarge = size > MOST_BYTES ? [`The store has ${size} bytes, and may have ${MOST_BYTES}.`] : [];
    const problems = [...tooLarge, ...(await problemsOf(place))];
    return { isRight: problems.length === 0, output: [output, ...problems.map((problem) => `${problem}\n`)].join('') };
  } finally {
    // Nobody can write in it, and so nobody could remove it.
    changeMode('u+w', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function assemble({ folder, owner, env }: BuildPlace): Promise<{ code: number; output: string }> {
  const script = join(folder, 'source/deploy/assemble.sh');
  const child = spawn('sh', [script, join(folder, 'source'), join(folder, 'store')], {
    ...owner,
    env,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : 1, output: Buffer.concat(chunks).toString() };
}

const secret = () => randomBytes(32).toString('hex');

/** Starts a retail API and a storefront of the store, and says what a visitor would miss. */
async function problemsOf(place: BuildPlace): Promise<string[]> {
  const children: ChildProcess[] = [];
  const start = async (program: string, settings: Readonly<Record<string, string>>): Promise<string> => {
    const child = spawn(join(place.folder, 'bin/node'), [program], {
      ...place.owner,
      cwd: join(place.folder, 'store'),
      env: {
        ...place.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        DATA_DIR: join(place.folder, 'data'),
        PHOTO_BACKGROUND: 'off',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(child);
    return String((await messageOf(child, 'ready')).url);
  };
  try {
    const port = await preferredOrFreePort(0, HOST);
    const secrets = { SESSION_SECRET: secret(), RETAIL_API_SECRET: secret(), OPERATOR_KEY: secret() };
    const retailApi = await start(PROGRAMS['retail-api'], { ...secrets, RETAIL_API_PORT: '0', CATALOGUE: 'demo' });
    await start(PROGRAMS.storefront, { ...secrets, HOST, PORT: String(port), RETAIL_API_URL: retailApi });
    const problems: string[] = [];
    let photo: string | undefined;
    for (const page of PAGES) {
      const { status, text } = await opened(port, page);
      photo ??= PHOTO.exec(text)?.[0];
      if (status !== 200) problems.push(`${page} of the assembled store was answered with ${status}.`);
    }
    const shown = await opened(port, photo ?? '/no-photo');
    return shown.status === 200 ? problems : [...problems, `The assembled store showed no photo: ${photo}.`];
  } catch (error) {
    return [`The assembled store did not start: ${error instanceof Error ? error.message : error}`];
  } finally {
    await Promise.all(children.map(ended));
  }
}

async function opened(port: number, page: string): Promise<{ status: number; text: string }> {
  const reply = await fetch(`http://${HOST}:${port}${page}`, { headers: { accept: 'text/html' } });
  return { status: reply.status, text: await reply.text() };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
