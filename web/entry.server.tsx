import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { scriptMarkContext, servedHtmlContext } from '#web/lib/api/page-contexts.ts'
import { Rendering } from '#web/lib/rendering.ts'

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
      console.error(error)
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { headers, status: failed ? 500 : status })
}
