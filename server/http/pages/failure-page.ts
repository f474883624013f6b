import type { FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_NOT_SHOWN } from '#domain/http/common-failures.ts'
import { escapeHtml } from '#domain/http/escape-html.ts'
import { SITE } from '#domain/site/site.ts'
import { isSafeMethod } from '../caller.ts'
import { cspHash } from './security-headers.ts'

const STYLE =
  'body{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.3}'
const POLICY = [
  "default-src 'none'",
  `style-src ${cspHash(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** True for a page opened in a browser; API calls, pictures and robots that accept anything get JSON. */
export function isForPerson({ method, url, headers }: FastifyRequest): boolean {
  return isSafeMethod(method) && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

/** A page that says that the requested one cannot be shown now, with a link to retry. It loads no other resources. */
export function sendFailurePage(reply: FastifyReply, detail: string): FastifyReply {
  const title = reply.statusCode === 500 ? PAGE_NOT_SHOWN : 'One moment, please'
  return reply
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', vary: 'accept' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} | ${SITE.name}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(detail)}</p><p><a href="">Try again</a></p></main></body></html>`,
    )
}
