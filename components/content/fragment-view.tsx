import { CONTACT_CARD_SLUG, MENU_PREFIX, MOBILE_MENU_PREFIX } from '#lib/contract/page-vocabulary.ts';
import type { PageFragment } from '#lib/storefront/content/types.ts';
import { languageOfContent } from '@/components/ui/in-its-language';
import { RichText } from '@/components/ui/rich-text';

/** A strip, a menu panel or the contact card by itself, and where shoppers find it. */
export function FragmentView({ fragment }: { fragment: PageFragment }) {
  return (
    <article className="page-width py-6 md:py-10">
      <h1 lang={languageOfContent(fragment.title)} className="text-4xl md:text-5xl">
        {fragment.title}
      </h1>
      <p className="mt-3 mb-8 max-w-measure text-muted">{placeOf(fragment.slug)}</p>
      <Fragment fragment={fragment} />
    </article>
  );
}

function Fragment({ fragment: { slug, html } }: { fragment: PageFragment }) {
  if (html === '') return <p>The draft is empty: nothing will be shown.</p>;
  if (slug.startsWith(MOBILE_MENU_PREFIX)) {
    return <RichText html={html} className="menu-note max-w-sm border border-line p-4" />;
  }
  if (slug.startsWith(MENU_PREFIX)) {
    return (
      <div className="menu-operator border border-line py-8">
        <RichText html={html} className="menu-operator-parts" />
      </div>
    );
  }
  const look = slug === CONTACT_CARD_SLUG ? 'contact-card max-w-measure' : 'border border-line bg-card p-4';
  return <RichText html={html} className={look} />;
}

function placeOf(slug: string): string {
  if (slug.startsWith(MOBILE_MENU_PREFIX)) return 'This is the part that you write for a panel of the menu on phones.';
  if (slug.startsWith(MENU_PREFIX)) return 'This is the part that you write for a panel of the menu on wide screens.';
  if (slug === CONTACT_CARD_SLUG) return 'This is the card at the end of each content page.';
  if (slug === 'social') return 'These are the links to social networks at the foot of each page.';
  return 'This strip is also in its place around this page.';
}
