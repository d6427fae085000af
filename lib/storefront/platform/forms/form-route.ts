import type { z } from 'zod';
import * as paths from '#lib/shared/paths.ts';
import type { PlainPage } from '#lib/storefront/platform/http/plain-page.ts';
import { jsonReply, pageReply, refusalReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute, type Context, type RouteHandler } from '#lib/storefront/platform/http/route-handler.ts';
import { clearFlash, readFlash, refusedFormFlash, writeFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import * as m from '#messages';
import { type FlashForm, flashOf, sentTexts } from './form-flash.ts';
import { refusedFormPath } from './refused-form-path.ts';
import type { FormReply, Problems } from './types.ts';

interface PendingForm {
  /** The address that the form is submitted to. */
  action: string;
  /** All fields that are submitted again. */
  fields: Readonly<Record<string, string>>;
  /** The form's own page. */
  page: string;
  /** Whether files were attached, which no page can submit again. */
  hasFiles: boolean;
}

/**
 * The page without scripts for an ended session and a form too large for its cookie: the page itself holds the
 * fields.
 */
function signedOutPage({ action, fields, page, hasFiles }: PendingForm): PlainPage {
  return {
    title: m.formsSignedOutTitle(),
    texts: [m.formsSignedOutKept(), m.formsSignedOutAdvice(), ...(hasFiles ? [m.formsPhotosNotKept()] : [])],
    forms: [{ name: m.formsSendAgain(), action, fields }],
    link: { name: m.formsSignInNewTab(), href: paths.signIn(page), opensTab: true },
  };
}

/** The outcome of a form with valid fields. */
export type FormOutcome =
  /**
   * `location`: the next page. `data` is for scripts only. `page`: shown to a browser without scripts in place of
   * the redirect, where the result must not appear in an address or cookie.
   */
  | { ok: true; location: string; data?: unknown; page?: PlainPage }
  | {
      ok: false;
      problems: Problems;
      /**
       * HTTP status for scripts; 422 by default. With 404 a browser without scripts gets that, too, instead of the
       * form.
       */
      status?: number;
      retryAfterSeconds?: number | undefined;
      /** Nothing can be fixed on the form's own page: the shopper is redirected here instead. */
      location?: string;
      /** The form's own page: the shopper must sign in first, and then returns to the form with its values. */
      signInPage?: string;
      data?: unknown;
      /** Fields whose values must not be used again: the page fills in new ones. */
      spent?: readonly string[];
      /** Values that replace the sent ones when the form is shown again, such as the ids of uploaded photos. */
      savedFields?: Readonly<Record<string, string>>;
    };

interface FormDefinition<Schema extends z.ZodType> extends FlashForm {
  /** Schema of the text fields by name; its messages are for shoppers. */
  schema: Schema;
  /** The page with the form, for browsers without scripts; `fields` as they were sent. */
  page: (fields: Readonly<Record<string, string>>) => string;
  /**
   * Messages for optional fields that the cookie has no room for; a missing required field is reported by its
   * validation.
   */
  notSaved?: Readonly<Record<string, string | (() => string)>>;
  /** Whether it may have photos attached; scripts upload them one by one beforehand. */
  takesPhotos?: boolean;
  handle: (context: Context<z.output<Schema>>) => Promise<FormOutcome>;
}

/**
 * The POST handler of a form. Scripts send its fields as JSON and get a `FormReply`; a browser without scripts
 * is redirected with HTTP 303 to the next page, or back to the form's page, which shows the values and their
 * errors.
 */
export function formRoute<Schema extends z.ZodType>(form: FormDefinition<Schema>): RouteHandler {
  const { name, schema, page, secret = [], notSaved = {}, takesPhotos = false, handle } = form;
  type Answered = Pick<Context<unknown>, 'cookies'>;
  type Posted = Pick<Context<unknown>, 'cookies' | 'sent'>;

  async function back({ cookies }: Answered, sent: unknown, problems: Problems, spent: readonly string[] = []) {
    const values = sentTexts(sent, [...secret, ...spent]);
    const { flash, unsaved } = flashOf(form, values, problems);
    const missed = Object.fromEntries(
      Object.entries(notSaved)
        .filter(([field]) => unsaved.includes(field))
        .map(([field, text]) => [field, typeof text === 'string' ? text : text()]),
    );
    const flashProblems =
      Object.keys(missed).length === 0 ? flash : flashOf(form, values, { ...missed, ...problems }).flash;
    await writeFlash(cookies, refusedFormFlash, flashProblems, sealedCookies());
    return seeOther(refusedFormPath(page(values), name));
  }

  /** Saves a form until its shopper has signed in again; returns the fields that do not fit. */
  async function flashForSignIn({ cookies, sent }: Posted, spent: readonly string[] = []): Promise<string[]> {
    const { flash, unsaved } = flashOf(form, sentTexts(sent, [...secret, ...spent]), { '': m.formsSignedOut() });
    await writeFlash(cookies, refusedFormFlash, flash, sealedCookies());
    return unsaved;
  }

  /** Removes the saved refused form, which the current submission replaces. */
  async function forget({ cookies }: Answered): Promise<void> {
    const options = sealedCookies();
    const flash = await readFlash(cookies, refusedFormFlash, options);
    if (flash?.form === name) clearFlash(cookies, refusedFormFlash, options);
  }

  const signInFor = (formPage: string) => paths.signIn(refusedFormPath(formPage, name));
  const json = (reply: FormReply, status: number, retryAfterSeconds?: number) =>
    jsonReply(reply, status, retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) });

  return bodyRoute(
    {
      json: {
        schema,
        invalid: ({ problems }) => json({ ok: false, problems }, 422),
        handle: async (context) => {
          const outcome = await handle(context);
          if (outcome.ok || outcome.spent) await forget(context);
          if (outcome.ok) {
            const { page: _page, ...reply } = outcome;
            return json(reply, 200);
          }
          const { status = 422, retryAfterSeconds, spent, savedFields: _savedFields, signInPage, ...reply } = outcome;
          if (signInPage === undefined) return json(reply, status, retryAfterSeconds);
          await flashForSignIn(context, spent);
          return json({ ...reply, location: signInFor(signInPage) }, status);
        },
      },
      form: {
        schema,
        invalid: ({ fields, problems }, context) => back(context, fields, problems),
        handle: async (context) => {
          const outcome = await handle(context);
          if (!outcome.ok && outcome.status === 404) return refusalReply(context.request, 404);
          if (!outcome.ok && outcome.signInPage !== undefined) {
            const { signInPage, spent = [] } = outcome;
            const unsaved = await flashForSignIn(context, spent);
            if (unsaved.length === 0) return seeOther(signInFor(signInPage));
            const { pathname: action } = context.request.nextUrl;
            const fields = sentTexts(context.sent, [...secret, ...spent]);
            return pageReply(signedOutPage({ action, fields, page: signInPage, hasFiles: context.files.length > 0 }));
          }
          if (!outcome.ok && outcome.location === undefined) {
            const sent = { ...sentTexts(context.sent, []), ...outcome.savedFields };
            return back(context, sent, outcome.problems, outcome.spent);
          }
          await forget(context);
          return outcome.ok && outcome.page ? pageReply(outcome.page) : seeOther(outcome.location ?? '');
        },
      },
    },
    { takesPhotos },
  );
}
