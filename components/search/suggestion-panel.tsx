import { memo } from 'react';
import { PRODUCT_PHOTO_WIDTHS } from '#lib/shared/photo.ts';
import type { SuggestedProduct as Suggested } from '#lib/storefront/search/types.ts';
import * as m from '#messages';
import { languageOf } from '@/components/ui/in-its-language';
import { Labels } from '@/components/ui/labels';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { Price } from '@/components/ui/price';
import type { Option, OptionGroup } from './option-groups';
import { type Combobox, optionIdOf } from './use-combobox';

interface SuggestionPanelProps extends Pick<Combobox, 'groups' | 'listId' | 'active'> {
  /** The typed text that the suggestions belong to. */
  typed: string;
}

/**
 * The combobox's list with its groups: texts beside products where there is room. A keystroke renders it once,
 * when its reply arrives.
 */
export const SuggestionPanel = memo(function SuggestionPanel({ groups, listId, active, typed }: SuggestionPanelProps) {
  const all = groups.filter(({ key }) => key === 'all');
  const products = groups.filter(({ key }) => key === 'products');
  const textGroups = groups.filter((group) => !all.includes(group) && !products.includes(group));
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={m.searchSuggestions()}
      className="grid gap-x-12 gap-y-6 pb-8 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:pb-10"
    >
      {textGroups.length > 0 && (
        <div role="presentation" className="grid content-start gap-y-6">
          {textGroups.map((group) => (
            <Group key={group.key} group={group} listId={listId} active={active} typed={typed} className="" />
          ))}
        </div>
      )}
      {products.map((group) => (
        <Group
          key={group.key}
          group={group}
          listId={listId}
          active={active}
          typed={typed}
          className="lg:border-line lg:border-l lg:pl-12"
        />
      ))}
      {all.map((group) => (
        <Group
          key={group.key}
          group={group}
          listId={listId}
          active={active}
          typed=""
          className="border-line border-t pt-3 lg:col-span-2"
        />
      ))}
    </div>
  );
});

interface GroupProps extends Omit<SuggestionPanelProps, 'groups'> {
  group: OptionGroup;
  className: string;
}

function Group({ group, listId, active, typed, className }: GroupProps) {
  const nameId = `${listId}-${group.key}`;
  const hasProducts = group.key === 'products';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed within a listbox
    <div role="group" aria-labelledby={nameId} className={className}>
      <div
        id={nameId}
        role="presentation"
        lang={languageOf(group.name)}
        className={group.key === 'all' ? 'sr-only' : 'mb-1 text-muted text-xs'}
      >
        {group.name}
      </div>
      <div
        role="presentation"
        className={hasProducts ? 'grid gap-x-6 gap-y-1 lg:max-w-3xl lg:grid-cols-3 lg:pt-1' : ''}
      >
        {group.options.map((option) => (
          <OptionLink key={option.index} option={option} listId={listId} active={active} typed={typed} />
        ))}
      </div>
    </div>
  );
}

interface OptionLinkProps extends Omit<SuggestionPanelProps, 'groups'> {
  option: Option;
}

const ROW = '-mx-2 flex min-h-11 items-center px-2 lg:min-h-9';
const CARD = '-mx-2 flex gap-4 p-2 lg:flex-col lg:gap-2';

/** One suggestion: a link, so that it can be opened in another tab. */
function OptionLink({ option, listId, active, typed }: OptionLinkProps) {
  const { index, href, name, product } = option;
  const isActive = index === active;
  return (
    <Link
      href={href}
      id={optionIdOf(listId, index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={`rounded-sm hover:bg-card aria-selected:bg-card aria-selected:outline-2 aria-selected:outline-brass ${product ? CARD : ROW}`}
    >
      {product ? (
        <SuggestedProductRow product={product} />
      ) : (
        <span lang={languageOf(name)} className="min-w-0">
          <Highlighted name={name} typed={typed} />
        </span>
      )}
    </Link>
  );
}

interface HighlightedProps {
  name: string;
  /** The typed text. */
  typed: string;
}

/** A name with the typed text highlighted, rendered as text and never as markup. */
function Highlighted({ name, typed }: HighlightedProps) {
  const lower = name.toLowerCase();
  // Some letters change their length with their case, which would shift the index: then nothing is highlighted.
  const start = lower.length === name.length ? lower.indexOf(typed.toLowerCase()) : -1;
  if (start < 0 || typed === '') return name;
  const end = start + typed.length;
  return (
    <>
      {name.slice(0, start)}
      <strong className="font-medium text-brass">{name.slice(start, end)}</strong>
      {name.slice(end)}
    </>
  );
}

const PHOTO_SIZE = 800;

/** A product in the suggestion panel: photo, label, title, code and price. */
function SuggestedProductRow({ product }: { product: Suggested }) {
  const { code, title, photo, labels, price, mrp, discountPercent } = product;
  return (
    <>
      <div className="aspect-square w-20 shrink-0 self-start overflow-hidden rounded-sm bg-photo lg:w-full">
        {photo && (
          <Photo
            source={photo}
            alt=""
            widths={PRODUCT_PHOTO_WIDTHS}
            sizes="(width >= 62rem) 13rem, 5rem"
            width={PHOTO_SIZE}
            height={PHOTO_SIZE}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <Labels labels={labels} />
        <p className="line-clamp-2 text-pretty text-sm">{title}</p>
        <p className="mb-1 text-muted text-xs">{code}</p>
        <Price price={price} mrp={mrp} discountPercent={discountPercent} />
      </div>
    </>
  );
}
