/** Each function that a browser may lack: whose it is, and calls that both kinds of browser have to answer alike. */
const MISSING: [string, object, () => unknown][] = [
  [
    'canParse',
    URL,
    () =>
      [['https://shop.example/watches'], ['/watches', 'https://shop.example'], ['/watches'], ['https://['], ['']].map(
        ([address = '', base]) => URL.canParse(address, base),
      ),
  ],
  [
    'toWellFormed',
    String.prototype,
    () => ['', 'घड़ी ⌚ 😀', 'a\ud83d', '\ude00\ud83d', '\ud83d😀'].map((text) => text.toWellFormed()),
  ],
  [
    'groupBy',
    Map,
    () => [...Map.groupBy(['ring', 'watch', 'chain', 'ring'], (word, place) => (place === 3 ? 0 : word.length))],
  ],
];

const runAnew = () => jest.isolateModules(() => void jest.requireActual('./missing-functions.ts'));

describe.each(MISSING)('%s', (name, owner, answers) => {
  const own = Reflect.get(owner, name);
  const expected = answers();
  afterEach(() => {
    Reflect.set(owner, name, own);
  });

  test('a browser without it gets one that answers as its own would', () => {
    Reflect.deleteProperty(owner, name);
    runAnew();
    expect(Reflect.get(owner, name)).not.toBe(own);
    expect(answers()).toEqual(expected);
  });

  test('a browser keeps its own', () => {
    runAnew();
    expect(Reflect.get(owner, name)).toBe(own);
  });
});

test('a browser without Promise.withResolvers gets one, whose promise can be settled from outside', async () => {
  const own = Promise.withResolvers;
  Reflect.deleteProperty(Promise, 'withResolvers');
  runAnew();
  expect(Promise.withResolvers).not.toBe(own);
  const [kept, refused] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  kept.resolve('ring');
  refused.reject(new Error('sold'));
  await expect(kept.promise).resolves.toBe('ring');
  await expect(refused.promise).rejects.toThrow('sold');
  Promise.withResolvers = own;
});
