import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Concern } from '#domain/dietitians/concerns.ts'
import type { DirectoryEntry } from '#domain/dietitians/dietitians.schema.ts'
import { CONCERN_LINKS, concernPath } from '#domain/dietitians/directory/concern-links.ts'
import { titled } from '#domain/site/site.ts'
import { api } from '#web/lib/api/api.ts'
import { useInView } from '#web/lib/motion/use-in-view.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DemoBadge } from '../badges.tsx'
import { REQUEST_FORM } from '../contact-action.tsx'
import { DietitianFacts, Matches } from '../dietitian-facts.tsx'
import { findSuggestions, SUGGESTIONS } from './find-suggestions.ts'

interface SuggestedDietitiansProps {
  concern: Concern
  /** The server's suggestions; without them, the browser searches when the section comes near. */
  suggestions?: readonly DirectoryEntry[]
  /** The id of the dietitian the page already shows. */
  excludedId?: number | null
  /** Further links, after the plans. */
  children?: ReactNode
}

/** The end of a page about a concern: dietitians who help with it, then a link to the plans. */
export function SuggestedDietitians({ concern, suggestions, excludedId = null, children }: SuggestedDietitiansProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border-line border-t bg-field-soft print:hidden">
      <div className="wrap py-16">
        <h2 id={titleId} className="text-[2rem]">
          Talk it through with a dietitian
        </h2>
        <p className="lead mt-3">
          What you read here is general. A dietitian adapts it to your reports, your kitchen and your week.
        </p>
        {suggestions ? (
          <ShortCards entries={suggestions} excludedId={excludedId} />
        ) : (
          <CardsInView concern={concern} excludedId={excludedId} />
        )}
        <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink to={concernPath(concern)}>{CONCERN_LINKS[concern].label}</ButtonLink>
          <ButtonLink to="/membership" variant="outline">
            See membership plans
          </ButtonLink>
          {children}
        </div>
      </div>
    </section>
  )
}

/** As many columns of equal width as fit. */
const GRID = 'mt-7 grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))]'

function ShortCards({ entries, excludedId }: { entries: readonly DirectoryEntry[]; excludedId: number | null }) {
  const shown = entries.filter(({ id }) => id !== excludedId).slice(0, SUGGESTIONS)
  if (shown.length === 0) {
    return <p className="mt-5">No dietitian to suggest right now. You’ll find all of them in the directory.</p>
  }
  return (
    <ul className={GRID}>
      {shown.map((dietitian) => (
        <li key={dietitian.id}>
          <ShortCard dietitian={dietitian} />
        </li>
      ))}
    </ul>
  )
}

/** An available dietitian, on a page about another subject. */
function ShortCard({ dietitian }: { dietitian: DirectoryEntry }) {
  const { id, user_info, specialization_display, is_demo, profile_picture_sizes, matches } = dietitian
  const nameId = useId()
  return (
    <Card className="flex h-full flex-col">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <Avatar name={user_info.name} size={64} pictures={profile_picture_sizes} />
        <div>
          <h3 id={nameId} className="wrap-anywhere text-h4">
            <Link to={`/dietitians/${id}`} className="underline-offset-[.22em] hover:underline">
              {titled(user_info.name)}
            </Link>
          </h3>
          <p className="text-ink-muted text-sm">{specialization_display}</p>
          <DemoBadge isDemo={is_demo} />
        </div>
      </div>
      <Matches labels={matches} />
      <div className="my-5">
        <DietitianFacts dietitian={dietitian} />
      </div>
      <div className="mt-auto">
        <ButtonLink to={`/contact-dietitian/${id}#${REQUEST_FORM}`} variant="outline" block aria-describedby={nameId}>
          Contact
        </ButtonLink>
      </div>
    </Card>
  )
}

const PLACEHOLDERS = ['first', 'second', 'third'] as const

/** Searches are not cached, so one is made only for visitors who scroll this far. */
export function CardsInView({ concern, excludedId = null }: { concern: Concern; excludedId?: number | null }) {
  const area = useRef<HTMLDivElement>(null)
  const isNear = useInView(area, { rootMargin: '400px 0px', once: true })
  const [suggestions, setSuggestions] = useState<readonly DirectoryEntry[]>()

  useEffect(() => {
    if (!isNear) return
    const controller = new AbortController()
    findSuggestions(api, concern, controller.signal).then(
      (entries) => controller.signal.aborted || setSuggestions(entries),
      () => controller.signal.aborted || setSuggestions([]),
    )
    return () => controller.abort()
  }, [isNear, concern])

  return (
    <div ref={area} className="noscript:hidden">
      {suggestions ? (
        <ShortCards entries={suggestions} excludedId={excludedId} />
      ) : (
        <div className={GRID} aria-hidden="true">
          {PLACEHOLDERS.map((name) => (
            <Skeleton key={name} className="h-72 rounded-card" />
          ))}
        </div>
      )}
    </div>
  )
}
