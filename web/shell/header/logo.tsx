import { SITE } from '#domain/site/site.ts'
import logo from '#web/illustrations/logo.svg?no-inline'
import reverseLogo from '#web/illustrations/logo-reverse.svg?no-inline'

const SIZE = { width: 122, height: 38 }

interface LogoProps {
  /** `reverse` for backgrounds that are dark in both themes. */
  tone?: 'theme' | 'reverse'
}

export function Logo({ tone = 'theme' }: LogoProps) {
  if (tone === 'reverse')
    return <img src={reverseLogo} alt={SITE.name} {...SIZE} loading="lazy" className="h-10 w-auto filter-none" />
  return (
    <>
      <img src={logo} alt={SITE.name} {...SIZE} className="h-8.5 w-auto xl:h-9.5 dark:hidden" />
      <img
        src={reverseLogo}
        alt={SITE.name}
        {...SIZE}
        // Loads only in the dark theme.
        loading="lazy"
        className="hidden h-8.5 w-auto filter-none xl:h-9.5 dark:block"
      />
    </>
  )
}
