import type { HomeLayout } from '#lib/contract/home-layout.ts';
import type { HOME_KINDS } from '#lib/contract/vocabulary.ts';

/** A section of the home page as it is written. */
export type LayoutSection = HomeLayout[number];
export type HomeKind = (typeof HOME_KINDS)[number];

/** A section in the editor, with a key of its own that stays when it is moved. */
export interface EditedSection {
  key: string;
  section: LayoutSection;
}

/** What the kinds of sections are called. */
export const SECTION_NAMES: Readonly<Record<HomeKind, string>> = {
  hero: 'Large pictures',
  tiles: 'Tiles with pictures',
  rail: 'Products of a list',
  trust: 'Promises',
  offers: 'Current offers',
  brands: 'Brands',
  stores: 'Stores',
  journal: 'Stories of the journal',
};

/** What a section is called in the back office: its title as it is shown, or its kind. */
export function nameOfSection({ Title, Kind }: LayoutSection, shown: (title: string) => string): string {
  return shown(Title) || SECTION_NAMES[Kind];
}

/** The sections of a stored layout. */
export function sectionsOf(content: string): EditedSection[] {
  const layout: HomeLayout = content === '' ? [] : JSON.parse(content);
  return layout.map((section) => ({ key: crypto.randomUUID(), section }));
}

/** The layout as it is stored. */
export function layoutOf(sections: readonly EditedSection[]): string {
  return JSON.stringify(
    sections.map(({ section }) => section),
    null,
    2,
  );
}

/** A new section of a kind, with nothing in it yet. */
export function newSection(kind: HomeKind): EditedSection {
  const title = { Title: kind === 'hero' ? '{{shop-name}}' : SECTION_NAMES[kind] };
  return { key: crypto.randomUUID(), section: emptySection(kind, title) };
}

function emptySection(Kind: HomeKind, title: { Title: string }): LayoutSection {
  switch (Kind) {
    case 'hero':
    case 'tiles':
      return { Kind, ...title, Tiles: [{ Title: '', Text: '', Url: '', Image: '' }] };
    case 'rail':
      return { Kind, ...title, ListUrl: '', Sort: 'popularity' };
    case 'trust':
      return { Kind, ...title, Points: [{ Icon: 'delivery', Title: '', Text: '', Url: '' }] };
    default:
      return { Kind, ...title };
  }
}

/** The first thing that is missing before the layout can be saved, as a sentence; empty if nothing is. */
export function missingText(sections: readonly EditedSection[]): string {
  for (const [at, { section }] of sections.entries()) {
    const missing = missingIn(section);
    if (missing !== '') return `Section ${at + 1}, ${SECTION_NAMES[section.Kind]}: ${missing}`;
  }
  return '';
}

function missingIn(section: LayoutSection): string {
  switch (section.Kind) {
    case 'hero':
    case 'tiles': {
      const at = section.Tiles.findIndex(({ Title, Image }) => Title.trim() === '' || Image === '');
      if (section.Tiles.length === 0) return 'add a tile, or remove the section.';
      return at < 0 ? '' : `tile ${at + 1} needs a title and a picture.`;
    }
    case 'rail':
      return section.ListUrl.trim() === '' ? 'write the address of the list, such as watches/men.' : '';
    case 'trust': {
      const at = section.Points.findIndex(({ Title }) => Title.trim() === '');
      if (section.Points.length === 0) return 'add a promise, or remove the section.';
      return at < 0 ? '' : `promise ${at + 1} needs a title.`;
    }
    default:
      return '';
  }
}
