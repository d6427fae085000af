import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { SETTING_NAMES } from '#lib/shared/env.ts';
import { hrefIn } from '#lib/shared/language/local-href.ts';
import { PHOTO_FORMS } from '#lib/storefront/platform/http/body-limits.ts';
import { checkOfficeSite } from '#lib/tooling/bench/cluster/start-nginx.ts';
import { PROGRAMS } from '#lib/tooling/launcher/service-name.ts';
import { CADDY, describeWithTools, NGINX, OPENSSL, SYSTEMD } from './describe-with-tools.ts';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const units = readdirSync('deploy/systemd');
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

/** Variables that are not read by the store: of the other images, of Node and of the proxy. */
const FOREIGN = /^(?:NODE_ENV|POSTGRES_\w+|SHOP_HOST|STOREFRONTS|OFFICE|OFFICE_HOST)$/;
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const unitText = units.map((unit) => read(`systemd/${unit}`)).join('\n');
const environments = namesIn(unitText, /^Environment=(.*)$/gm).join(' ');
const settings = [
  namesIn(read('settings.env.example'), /^([A-Z_]+)=/gm),
  namesIn(read('compose.yaml'), /^ {4,}([A-Z][A-Z_]+): /gm),
  namesIn(read('kubernetes/samay.yaml'), /name: ([A-Z][A-Z_]+)\b/g),
  namesIn(environments, /\b([A-Z][A-Z_]+)=/g),
].flat();

test('every setting that the files set is one of the store', () => {
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((name) => !SETTING_NAMES.includes(name) && !FOREIGN.test(name))).toEqual([]);
});

const texts = ['Containerfile', 'compose.yaml', 'kubernetes/samay.yaml', ...units.map((unit) => `systemd/${unit}`)];
const programs = texts.flatMap((file) => read(file).match(/lib\/[\w/-]+\.[tj]s/g) ?? []);

test('every program that the files start is one of the store', () => {
  expect(new Set(programs)).toEqual(
    new Set([PROGRAMS.storefront, PROGRAMS['retail-api'], PROGRAMS['back-office'], 'lib/tooling/launcher/run.js']),
  );
});

test('the image is given what the script copies and uses, and nothing else', () => {
  const [, copied = ''] = /^for part in (.*); do$/m.exec(read('assemble.sh')) ?? [];
  const given = linesOf(read('Containerfile.dockerignore')).filter((line) => line.startsWith('!'));
  const used = ['deploy/assemble.sh', 'deploy/check-imports.mjs'];
  expect(given.toSorted()).toEqual([...copied.split(' '), ...used].map((part) => `!${part}`).toSorted());
});

test('the storefronts of the units are those that nginx and the retail API know', () => {
  const [, announced = ''] = /STOREFRONT_URL=(\S+)/.exec(read('systemd/samay-retail-api.service')) ?? [];
  const served = [...read('nginx/samay.conf').matchAll(/server (127\.0\.0\.1:\d+) /g)].map(([, address]) => address);
  expect(announced.split(',')).toEqual(served.map((address) => `http://${address}`));
});

test('commands by hand, above all the doctor, know the storefronts of the units and the proxy in front', () => {
  const unit = namesIn(read('systemd/samay-retail-api.service'), /STOREFRONT_URL=(\S+)/g);
  const guide = readFileSync('docs/deploy/one-machine.md', 'utf8');
  expect(namesIn(guide, /--setenv=STOREFRONT_URL=(\S+)/g)).toEqual(unit);
  expect(namesIn(guide, /--setenv=TRUST_PROXY=(\S+)/g)).toEqual(['1']);
  // In containers the retail API, where the doctor runs, has no settings of a storefront but these.
  expect(read('settings.env.example')).toMatch(/^TRUST_PROXY=1$/m);
});

test('the proxies let large bodies through to every form with photos, and to nothing else', () => {
  const nginx = [
    ...read('nginx/samay.conf').matchAll(/location ~ \^\(\?:\/hi\)\?(\S+)\$ \{\s+client_max_body_size 64m;/g),
  ];
  expect(nginx.map(([, path]) => path)).toEqual([...PHOTO_FORMS]);
  const [, caddy = ''] = /@photos path (.*)/.exec(read('caddy/Caddyfile')) ?? [];
  const inHindi = [...PHOTO_FORMS].map((path) => hrefIn('hi', path));
  expect(caddy.split(' ')).toEqual([...PHOTO_FORMS, ...inHindi]);
  expect(read('caddy/Caddyfile')).toContain(`@others not path ${caddy}\n`);
});

test('the script is sound for the shell', () => {
  expect(spawnSync('sh', ['-n', 'deploy/assemble.sh'], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
});

describeWithTools('the units of systemd', [SYSTEMD], ([program = '']) => {
  test.each(units)('its own check finds nothing wrong with %s', (unit) => {
    const { stdout, stderr } = spawnSync(program, ['verify', `deploy/systemd/${unit}`], { encoding: 'utf8' });
    // Whether Node is installed for all users is of no matter here.
    const said = linesOf(`${stdout}${stderr}`).filter((line) => line !== '' && !line.includes('is not executable'));
    expect(said).toEqual([]);
  });
});

describeWithTools('nginx in front of the back office', [NGINX, OPENSSL], ([program = '']) => {
  test('its own check finds the site sound', () => {
    const { code, output } = checkOfficeSite(program);
    expect([code, output]).toEqual([0, expect.stringContaining('test is successful')]);
    expect(output).not.toContain('[warn]');
  });
});

describeWithTools('Caddy of the containers', [CADDY], ([program = '']) => {
  test('it serves the shop and the back office, each at its own host', () => {
    const hosts = { SHOP_HOST: 'www.example.in', OFFICE_HOST: 'office.example.in' };
    const upstreams = { STOREFRONTS: 'storefront-1:3000 storefront-2:3000', OFFICE: 'back-office:4300' };
    const { status, stdout } = spawnSync(
      program,
      ['adapt', '--config', 'deploy/caddy/compose.Caddyfile', '--adapter', 'caddyfile'],
      { encoding: 'utf8', env: { ...process.env, ...hosts, ...upstreams } },
    );
    expect(status).toBe(0);
    for (const name of [...Object.values(hosts), 'storefront-2:3000', 'back-office:4300'])
      expect(stdout).toContain(`"${name}"`);
  });
});

test('Kubernetes has the back office at a host and a port of its own', () => {
  const documents = read('kubernetes/samay.yaml').split(/^---$/m);
  const named = (kind: string, name: string) =>
    documents.find((text) => text.includes(`\nkind: ${kind}\n`) && new RegExp(`\\bname: ${name}\\b[^-]`).test(text)) ??
    '';
  const deployment = named('Deployment', 'back-office');
  expect(deployment).toContain(`command: [node, ${PROGRAMS['back-office']}]`);
  expect(deployment).toContain('{ name: BACK_OFFICE_PORT, value: "4300" }');
  expect(deployment).toContain('ports: [{ containerPort: 4300 }]');
  expect(named('Service', 'back-office')).toContain('ports: [{ port: 4300 }]');
  const ingress = named('Ingress', 'samay-back-office');
  expect(ingress).toContain('host: OFFICE_HOST');
  expect(ingress).toContain('service: { name: back-office, port: { number: 4300 } }');
  expect(named('Ingress', 'samay')).not.toContain('back-office');
});

test('the containers start the back office where Caddy looks for it, apart from the storefronts', () => {
  const [, service = ''] = /^ {2}back-office:\n((?: {4}.*\n)+)/m.exec(read('compose.yaml')) ?? [];
  expect(service).toContain(`command: [node, ${PROGRAMS['back-office']}]`);
  expect(service).toContain('BACK_OFFICE_PORT: "4300"');
  expect(service).toContain('networks: [office, back]');
  expect(read('compose.yaml')).toContain('OFFICE: back-office:4300');
});
