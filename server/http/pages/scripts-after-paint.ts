/** Ends a page: its modules are fetched with the second frame, or at once in a tab that nobody sees, which has none. */
const START = `(function(d,s,m){function start(){d.querySelectorAll('link[rel="later"]').forEach(function(l){l.rel='modulepreload'});s=d.querySelector('script[type="later"]');m=d.createElement('script');m.type='module';m.textContent=s.textContent;s.replaceWith(m)}d.hidden?start():requestAnimationFrame(function(){requestAnimationFrame(start)})})(document)`

/**
 * What search engines may read can be read before its scripts are there: on a slow line they must not share the way
 * with style sheet, picture and typeface. A signed-in page has nothing to show without them.
 * `mark` is what the page's own scripts bear.
 */
export function scriptsAfterPaint(html: string, mark: string): string {
  if (html.includes('<meta name="robots" content="noindex"'))
    return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
    .replace(`<script nonce="${mark}" type="module" async="">`, `<script nonce="${mark}" type="later">`)
    .replace('</body>', `<script nonce="${mark}">${START}</script></body>`)
}
