import type { SetUpStep } from '#lib/contract/set-up-vocabulary.ts';

interface StepTexts {
  title: string;
  /** What the step is for, in a sentence. */
  about: string;
  /** Where it is done. */
  links: readonly { to: string; label: string }[];
  /** The button of a step that somebody confirms. */
  confirm?: string;
}

/** The steps of the set-up in words. */
export const STEP_TEXTS: Readonly<Record<SetUpStep, StepTexts>> = {
  profile: {
    title: 'Shop profile',
    about: 'Invoices name your company, its GSTIN and address; the law asks for a grievance officer.',
    links: [{ to: '/shop', label: 'Open the profile' }],
  },
  payments: {
    title: 'Payments',
    about: 'Customers pay at a gateway with your keys, or in cash at the door.',
    links: [],
    confirm: 'Test and confirm',
  },
  products: {
    title: 'First products',
    about: 'Add some by hand, or import a file with photos on the screen Import.',
    links: [
      { to: '/import', label: 'Import' },
      { to: '/products', label: 'Open products' },
    ],
  },
  delivery: {
    title: 'Delivery',
    about: 'Zones decide the day that customers are promised, and where couriers take cash.',
    links: [{ to: '/delivery', label: 'Open the rules' }],
    confirm: 'They are right',
  },
  pages: {
    title: 'Pages of the law and of help',
    about: 'Privacy, returns, cookies, warranty and the guides that the shop links to.',
    links: [{ to: '/pages', label: 'Open pages' }],
  },
  launch: {
    title: 'Launch date',
    about: 'Before it, visitors see a countdown; then the shop opens by itself.',
    links: [],
    confirm: 'That is the date',
  },
};
