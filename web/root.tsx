import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { siteUrlContext } from '#web/lib/api/page-contexts.ts'
import { Rendering } from '#web/lib/page/rendering.ts'
import type { Route } from './+types/root'
import { HEAD_SCRIPT } from './shell/document/head-script.ts'
import { NavigationProgress } from './shell/document/navigation-progress.tsx'
import { PageChange } from './shell/document/page-change.tsx'
import { SiteSettingsBlock } from './shell/document/site-settings-block.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { setSiteUrl } from './shell/seo.ts'
import './styles/app.css'

/** Saag 900, the top strip's colour in both themes. */
const THEME_COLOUR = '#102f1d'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function loader({ context }: Route.LoaderArgs) {
  return { siteUrl: context.get(siteUrlContext) }
}

/** The site's address never changes while a page is open, so no navigation needs to fetch it again. */
export function shouldRevalidate() {
  return false
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData) setSiteUrl(loaderData.siteUrl)
  return []
}

export function Layout({ children }: { children: ReactNode }) {
  const { scriptNonce } = use(Rendering)
  return (
    <html
      lang="en-IN"
      // Nothing scrolls behind a modal dialog, and the page keeps its width while it is open.
      className="has-[dialog:modal]:overflow-hidden has-[dialog:modal]:[scrollbar-gutter:stable]"
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOUR} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, allowed by its hash */}
        <script nonce={scriptNonce} dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        <NavigationProgress />
        {children}
        <PageChange />
        <ScrollRestoration />
        <SiteSettingsBlock />
        <Scripts />
      </body>
    </html>
  )
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-pill bg-primary font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-(--z-toast) focus:px-6 focus:py-3"
    >
      Skip to content
    </a>
  )
}

export default function Root() {
  return <Outlet />
}

/** For errors outside every page and frame, where there is no header. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage error={error} />
    </main>
  )
}
