import { ArrowRight, Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { OwnDietitian } from '#domain/dietitians/dietitians.schema.ts'
import {
  CHECKLIST_ITEMS,
  CHECKLIST_LABELS,
  type ChecklistItem,
  checklistPath,
  isNeededForDirectory,
  missingForDirectory,
  NEEDED_FOR_DIRECTORY,
  NOT_IN_DIRECTORY,
  VISIBLE_IN_DIRECTORY,
} from '#domain/dietitians/directory/directory-checklist.ts'
import { SectionCard } from '#web/ui/card.tsx'

/** Says whether the directory lists the dietitian and what is missing; a single line once nothing is. */
export function DirectoryChecklist({ profile }: { profile: OwnDietitian }) {
  const missing = missingForDirectory(profile)
  if (profile.is_listed && missing.length === 0) {
    return (
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <CircleCheck aria-hidden="true" className="icon flex-none text-success" />
        {VISIBLE_IN_DIRECTORY}.<LiveProfile id={profile.id} />
      </p>
    )
  }
  return (
    <SectionCard id="directory" title={profile.is_listed ? VISIBLE_IN_DIRECTORY : NOT_IN_DIRECTORY}>
      <p className="mt-1 text-ink-muted">
        {profile.is_listed
          ? 'Add what’s missing to help clients choose you. '
          : 'Clients can find you once you add your bio and specialization. The rest helps them choose you.'}
        {profile.is_listed ? <LiveProfile id={profile.id} /> : null}
      </p>
      <ul className="mt-4 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {CHECKLIST_ITEMS.map((item) => (
          <ChecklistEntry key={item} item={item} isDone={!missing.includes(item)} />
        ))}
      </ul>
    </SectionCard>
  )
}

function LiveProfile({ id }: { id: number }) {
  return (
    <Link to={`/dietitians/${id}`} className="inline-flex min-h-6 text-link-line">
      See your public profile
    </Link>
  )
}

function ChecklistEntry({ item, isDone }: { item: ChecklistItem; isDone: boolean }) {
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="min-w-0 border-line border-t">
      <Link
        to={checklistPath(item)}
        className="group flex min-h-11 items-center gap-2.5 py-2 hover:text-on-primary-soft"
      >
        <Icon
          aria-hidden="true"
          className={isDone ? 'icon flex-none text-success' : 'icon flex-none text-ink-subtle'}
        />
        <span className="min-w-0 flex-1">
          <span className={isDone ? 'text-ink-muted' : 'font-medium'}>{CHECKLIST_LABELS[item]}</span>
          <span className="block text-ink-muted text-sm">{describe(item, isDone)}</span>
        </span>
        <ArrowRight aria-hidden="true" className="icon flex-none text-link" />
      </Link>
    </li>
  )
}

function describe(item: ChecklistItem, isDone: boolean): string {
  if (isDone) return 'Done'
  return isNeededForDirectory(item) ? NEEDED_FOR_DIRECTORY : 'Not added yet'
}
