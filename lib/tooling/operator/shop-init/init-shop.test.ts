import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { checkShopProfile } from '#lib/shared/shop-profile.ts';
import { initShop } from './init-shop.ts';
import { QUESTIONS } from './questions.ts';
import { terminalPrompter } from './terminal-prompter.ts';

/** What a person types at each question; an array: first what is refused. Empty takes what is offered. */
const TYPED: Record<string, string | readonly string[]> = {
  name: 'Mehta & Sons',
  sells: 'gold and silver jewellery',
  legalName: 'Mehta and Sons Jewellers Private Limited',
  gstin: ['08AAAAA0000A1Z3', '08aaaaa0000a1z2'],
  street: '14 Johari Bazaar',
  city: 'Jaipur',
  pincode: ['30200', '302003'],
  phone: '+91 141 000 0000',
  email: 'care@mehta.example',
  officer: 'Kavita Mehta',
  officerPhone: '',
  officerEmail: '',
  prefix: '',
  accent: ['#faf7f2', '#7a1f3d'],
  siteUrl: 'https://mehta.example',
  operator: 'Kavita Mehta',
};

/** A terminal whose person types the next line as soon as its question, or a complaint, is shown. */
function terminal(lines: readonly { shown: string; line: string }[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  // Each prompt ends its output, which standard output ignores.
  output.end = () => output;
  const left = [...lines];
  let screen = '';
  output.on('data', (chunk: Buffer) => {
    screen += stripVTControlCharacters(chunk.toString());
    const [next] = left;
    if (!next || !screen.includes(next.shown)) return;
    left.shift();
    screen = '';
    // The prompt begins to listen once it is drawn. Ctrl+U clears what was refused.
    setImmediate(() => input.write(`\u0015${next.line}\n`));
  });
  return { prompter: terminalPrompter({ input, output }), input, left };
}

const script = QUESTIONS.flatMap(({ field, message }) => {
  const typed = TYPED[field] ?? '';
  const [first = '', second] = typeof typed === 'string' ? [typed] : typed;
  return [
    // A terminal breaks longer ones.
    { shown: message.slice(0, 30), line: first },
    ...(second === undefined ? [] : [{ shown: '> ', line: second }]),
  ];
});

test('the answers at a terminal, wrong ones asked again, become a profile and settings', async () => {
  const written = new Map<string, { text: string; mode: number }>();
  const { prompter, left } = terminal(script);
  const printed: string[] = [];
  await initShop(
    { shopFile: 'shop.json', envFile: '.env', siteUrl: '', operator: '', overwrite: false },
    {
      prompter,
      exists: async () => false,
      write: async (path, text, mode) => void written.set(path, { text, mode }),
      print: (line) => printed.push(line),
      warn: () => undefined,
    },
  );
  expect(left).toEqual([]);
  const profile = JSON.parse(written.get('shop.json')?.text ?? '');
  expect(profile).toMatchObject({
    name: 'Mehta & Sons',
    description: 'Gold and silver jewellery, delivered across India.',
    orderPrefix: 'MS',
    seller: { address: ['14 Johari Bazaar', 'Jaipur 302003, Rajasthan'], gstin: '08AAAAA0000A1Z2' },
    jurisdiction: 'Jaipur',
    grievanceOfficer: { name: 'Kavita Mehta', phone: '+91 141 000 0000', email: 'care@mehta.example' },
    colours: { light: { accent: '#7a1f3d' } },
  });
  expect(checkShopProfile(profile, { trial: false }).ok).toBe(true);
  expect(written.get('.env')).toMatchObject({
    mode: 0o600,
    text: expect.stringContaining('SITE_URL=https://mehta.example\n'),
  });
  expect(written.get('.env')?.text).toContain('\n# BACK_OFFICE_URL=');
  expect(printed.join('\n')).toContain('https://mehta.example');
});

test('where the terminal ends, nothing is written', async () => {
  const { prompter, input } = terminal([]);
  const answer = initShop(
    { shopFile: 'shop.json', envFile: '.env', siteUrl: '', operator: '', overwrite: false },
    {
      prompter,
      exists: async () => false,
      write: () => Promise.reject(new Error('written')),
      print: () => undefined,
      warn: () => undefined,
    },
  );
  setImmediate(() => input.end());
  await expect(answer).rejects.toThrow('Stopped.');
});
