import { formatDate } from '#lib/shared/dates.ts';
import { starsLabel } from '#lib/storefront/community/reviews/copy.ts';
import type { Review } from '#lib/storefront/community/reviews/types.ts';
import * as m from '#messages';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Stars } from '@/components/ui/stars';
import { ShopperPhotos } from './shopper-photos';

interface ReviewArticleProps {
  review: Review;
  /** The heading level of the review, one below that of its container. */
  level?: 2 | 3;
}

/** One review: its stars, its text as written, its author and its date. */
export function ReviewArticle({ review, level = 3 }: ReviewArticleProps) {
  const { id, stars, title, text, author, photos, writtenAt } = review;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article aria-labelledby={`review-${id}`} className="border-line border-t py-5">
      <Stars stars={stars} label={starsLabel(stars)} />
      <Title
        id={`review-${id}`}
        lang={languageOfContent(title)}
        className="mt-1 font-sans text-base font-medium [overflow-wrap:anywhere]"
      >
        {title}
      </Title>
      <p lang={languageOfContent(text)} className="mt-1 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
      <ShopperPhotos photos={photos} author={author} />
      <p className="mt-2 text-muted text-sm [overflow-wrap:anywhere]">
        {author}
        <span aria-hidden="true"> · </span>
        <span className="text-success">{m.communityVerifiedBuyer()}</span>
        <span aria-hidden="true"> · </span>
        <time dateTime={new Date(writtenAt).toISOString()}>{formatDate(writtenAt)}</time>
      </p>
    </article>
  );
}
