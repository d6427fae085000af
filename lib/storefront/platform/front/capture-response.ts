import type { OutgoingHttpHeaders } from 'node:http';
import { SHOP_TAG } from '#lib/contract/shop.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { type NextRequestInit, NextResponse, nextRequest } from './next-exchange.ts';
import type { NextHandler } from './next-handler.ts';

/** A complete response of Next in memory. */
export interface CapturedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  directives: ResponseDirectives;
}

/** Lets Next answer a request into memory. Rejects when that takes longer than `deadlineMs`. */
export function captureResponse(
  next: NextHandler,
  facts: NextRequestInit,
  deadlineMs: number,
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
        chunks.push(Buffer.from(chunk));
        return true;
      },
      end: () => {
        clearTimeout(timer);
        resolve({ status, headers, body: Buffer.concat(chunks), directives });
      },
    });
    const timer = setTimeout(() => {
      response.abandon();
      reject(new Error(`Rendering ${facts.url} took longer than ${deadlineMs} ms`));
    }, deadlineMs);
    collectDirectives(directives, () => next(request, response)).catch((error: unknown) => {
      clearTimeout(timer);
      response.abandon();
      reject(error);
    });
  });
}
