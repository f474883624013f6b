import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { failureContext, scriptMarkContext, servedHtmlContext } from '#web/lib/api/page-contexts.ts'
import { Rendering } from '#web/lib/rendering.ts'

/** Errors of loaders, and of rendering where nothing has caught them: the router would print them, with what they hold. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(failureContext)(error)
}

/** Renders the whole page before the first byte leaves: pages are kept, hashed for the CSP and compressed as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loaded: RouterContextProvider,
) {
  let failed = false
  const scriptMark = loaded.get(scriptMarkContext)
  const page = (
    <Rendering value={{ scriptMark, html: loaded.get(servedHtmlContext) }}>
      <ServerRouter context={context} url={request.url} nonce={scriptMark} />
    </Rendering>
  )
  const stream = await renderToReadableStream(page, {
    signal: request.signal,
    nonce: scriptMark,
    // A large Suspense boundary would else be sent hidden behind its fallback, and shown by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true
      if (!request.signal.aborted) loaded.get(failureContext)(error)
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { headers, status: failed ? 500 : status })
}
