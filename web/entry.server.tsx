import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { failureContext, scriptNonceContext, servedHtmlContext } from '#web/lib/api/page-contexts.ts'
import { Rendering } from '#web/lib/page/rendering.ts'

/** Reports uncaught errors of loaders and rendering. The router's default would print them with the data they hold. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(failureContext)(error)
}

/** Waits for the whole page, because it is cached and compressed as one piece. */
function renderToHtml(page: ReactNode, options: RenderToPipeableStreamOptions, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  let hasFailed = false
  const scriptNonce = loadContext.get(scriptNonceContext)
  const page = (
    <Rendering value={{ scriptNonce, html: loadContext.get(servedHtmlContext) }}>
      <ServerRouter context={context} url={request.url} nonce={scriptNonce} />
    </Rendering>
  )
  const options = {
    nonce: scriptNonce,
    // A large Suspense boundary would otherwise be sent hidden behind its fallback and revealed by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown) {
      hasFailed = true
      if (!request.signal.aborted) loadContext.get(failureContext)(error)
    },
  }
  const html = await renderToHtml(page, options, request.signal)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { headers, status: hasFailed ? 500 : status })
}
