import { calls } from '#lib/contract/index.ts';
import { toHomeSections } from './to-home-sections.ts';

const sectionsOf = (answer: unknown) => toHomeSections(calls.homeSections.data.parse(answer));
const BRAND = { Title: 'Aarvane', Text: 'India', Url: 'brands/featured-brands/aarvane' };

test('a home section of an unknown kind is left out, and the others keep their order', () => {
  const sections = sectionsOf([
    { Kind: 'stores', Title: 'Shops' },
    { Kind: 'film', Title: 'A film', Film: 'x.mp4' },
    { Kind: 'offers', Title: 'Offers' },
  ]);
  expect(sections).toEqual([
    { kind: 'stores', title: 'Shops', stores: [] },
    { kind: 'offers', title: 'Offers', offers: [] },
  ]);
});

test('trust points with an unknown icon and offers of an unknown kind are left out', () => {
  const point = { Title: 'Promise', Text: '', Url: 'page/returns' };
  const offer = { OfferId: 'one', Title: 'One', Terms: 'Terms.', EndsAt: 1, Url: '' };
  const sections = sectionsOf([
    {
      Kind: 'trust',
      Title: 'Promises',
      Points: [
        { ...point, Icon: 'drone' },
        { ...point, Icon: 'returns' },
      ],
    },
    {
      Kind: 'offers',
      Title: 'Offers',
      Offers: [
        { ...offer, Kind: 'raffle' },
        { ...offer, Kind: 'note' },
      ],
    },
  ]);
  expect(sections).toMatchObject([{ points: [{ icon: 'returns' }] }, { offers: [{ kind: 'note' }] }]);
});

test('a brand tile of the home page has its picture or none', () => {
  const Picture = { Image: '/images/original/brand-a-1.webp', ImageWidth: 1600, ImageHeight: 700 };
  const Tiles = [
    { ...BRAND, ...Picture },
    { ...BRAND, Image: '', ImageWidth: 0, ImageHeight: 0 },
  ];
  const tile = { title: 'Aarvane', text: 'India', href: '/brands/featured-brands/aarvane' };
  const photo = { source: Picture.Image, alt: 'Aarvane', width: 1600, height: 700 };
  expect(sectionsOf([{ Kind: 'brands', Title: 'Brands', Tiles }])).toEqual([
    {
      kind: 'brands',
      title: 'Brands',
      tiles: [
        { ...tile, photo },
        { ...tile, photo: null },
      ],
    },
  ]);
});

test('the home sections of trust points and physical stores are parsed', () => {
  const point = { Icon: 'returns', Title: 'Easy returns', Text: '7 days.', Url: 'page/returns' };
  const store = {
    Name: 'Pune Camp',
    Address: '1, Main Street',
    City: 'Pune',
    State: 'Maharashtra',
    Pincode: '411001',
    Phone: '+91 00000 10101',
    Hours: [{ Days: 'Sun', Hours: '11:00-21:00' }],
  };
  expect(
    sectionsOf([
      { Kind: 'trust', Title: 'Promises', Points: [point] },
      { Kind: 'stores', Title: 'Shops', Stores: [store, { ...store, StoreCode: 'ST1' }] },
    ]),
  ).toEqual([
    {
      kind: 'trust',
      title: 'Promises',
      points: [{ icon: 'returns', title: 'Easy returns', text: '7 days.', href: '/page/returns' }],
    },
    {
      kind: 'stores',
      title: 'Shops',
      stores: [null, '/store-locator/pune-camp--st1'].map((href) => ({
        name: 'Pune Camp',
        address: '1, Main Street',
        city: 'Pune',
        state: 'Maharashtra',
        pincode: '411001',
        href,
        phone: '+91 00000 10101',
        hours: [{ days: 'Sun', hours: '11:00-21:00' }],
      })),
    },
  ]);
});
