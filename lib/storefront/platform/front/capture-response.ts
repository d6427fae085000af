import type { OutgoingHttpHeaders } from 'node:http';
import { SHOP_TAG } from '#lib/contract/shop.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { type NextRequestInit, NextResponse, nextRequest } from './next-exchange.ts';
import type { NextHandler } from './next-handler.ts';
import type { KeepPlace } from './render-queue.ts';

/** A complete response of Next in memory. */
export interface CapturedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  directives: ResponseDirectives;
}

interface CaptureOptions {
  /** The longest wait in milliseconds. */
  deadlineMs: number;
  /** Gets the work of Next, which may go on after the deadline. */
  keepPlace?: KeepPlace;
}

/** Lets Next answer a request into memory. Rejects when that takes longer than `deadlineMs`. */
export function captureResponse(
  next: NextHandler,
  facts: NextRequestInit,
  { deadlineMs, keepPlace }: CaptureOptions,
): Promise<CapturedResponse> {
  const directives: ResponseDirectives = { tags: new Set([SHOP_TAG]) };
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 200;
    let headers: OutgoingHttpHeaders = {};
    const request = nextRequest(facts);
    const response = new NextResponse(request, {
      head: (givenStatus, givenHeaders) => {
        status = givenStatus;
        headers = { ...givenHeaders };
      },
      body: (chunk) => {
        // Copied: a streaming renderer may reuse its buffer.
        if (!response.destroyed) chunks.push(Buffer.from(chunk));
        return true;
      },
      end: () => {
        clearTimeout(timer);
        resolve({ status, headers, body: Buffer.concat(chunks), directives });
      },
    });
    const giveUp = (error: unknown) => {
      clearTimeout(timer);
      response.abandon();
      chunks.length = 0;
      reject(error);
    };
    const timer = setTimeout(
      () => giveUp(new Error(`Rendering ${facts.url} took longer than ${deadlineMs} ms`)),
      deadlineMs,
    );
    const work = collectDirectives(directives, () => next(request, response));
    keepPlace?.(work);
    work.catch(giveUp);
  });
}
