import { addDays } from '../site/india-day.ts'

/** The validity of a review, in months. */
export const REVIEW_MONTHS = [12, 6] as const
export type ReviewMonths = (typeof REVIEW_MONTHS)[number]
/** A review is listed as due this many days before it ends. */
export const DUE_SOON_DAYS = 30

/** Advice about medicines, pregnancy and breastfeeding changes more often. */
const SHORT_LIVED = /\b(?:medicines?|medications?|tablets?|insulin|metformin|statins?|pregnan\w*|breastfeed\w*)\b/i

/** The maximum validity of a review of this text. `subject` is its title and summary. */
export function maxReviewMonths(subject: string): ReviewMonths {
  return SHORT_LIVED.test(subject) ? 6 : 12
}

/** @param day YYYY-MM-DD. The 31st becomes the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

export const REVIEW_DECISIONS = ['approved', 'sent_back'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

export const CHECKLIST = {
  claims_sourced: 'Every health claim has a source',
  doses_and_limits: 'Doses, amounts and limits are right',
  red_flags: 'Warning signs and when to see a doctor are named',
  audience: 'It suits the people it is written for',
} as const
export type ChecklistItem = keyof typeof CHECKLIST
export const CHECKLIST_ITEMS = Object.keys(CHECKLIST) as [ChecklistItem, ...ChecklistItem[]]

export const COMMENTS_MAX = 50
export const COMMENT_MAX = 1000
export const QUOTE_MAX = 500

/**
 * - `unreviewed`: no version has been reviewed
 * - `changed`: the text is not the one that was reviewed
 * - `sent_back`: a reviewer asked for changes to this text
 * - `overdue`, `due_soon`: the review has ended, or ends within 30 days
 */
export const REVIEW_STATES = ['unreviewed', 'changed', 'sent_back', 'overdue', 'due_soon', 'reviewed'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const REVIEW_STATE_LABELS: Record<ReviewState, string> = {
  unreviewed: 'Not reviewed yet',
  changed: 'Changed since the last review',
  sent_back: 'Sent back',
  overdue: 'Overdue',
  due_soon: 'Due within 30 days',
  reviewed: 'Reviewed',
}

/** Lists the texts sent to review; not a state, because a text in any state can be sent. */
export const REQUESTED = 'requested'

interface Reviewed {
  /** Of the last approved review; null without one. */
  approved: { substance: string; due_on: string } | null
  /** Of the last text that was sent back after it; null without one. */
  sentBack: { substance: string } | null
  /** Identifies the words of the text as it is now. */
  substance: string
}

/** @param today the day in India */
export function reviewState({ approved, sentBack, substance }: Reviewed, today: string): ReviewState {
  if (sentBack?.substance === substance) return 'sent_back'
  if (!approved) return 'unreviewed'
  if (approved.substance !== substance) return 'changed'
  if (approved.due_on < today) return 'overdue'
  return approved.due_on <= addDays(today, DUE_SOON_DAYS) ? 'due_soon' : 'reviewed'
}

export const REVIEWER_NEEDS_CREDENTIALS =
  'Only a dietitian or admin with a checked qualification and registration can review.'
export const NOT_OWN_TEXT = 'You can’t review your own article.'
export const TEXT_CHANGED = 'This text has changed since you opened it. Load it again. Your comments are still here.'
export const REVIEWED_MEANWHILE =
  'Another reviewer has already decided on this text. Load it again. Your comments are still here.'
export const ALREADY_REQUESTED = 'This article is already waiting for review.'
export const NOT_A_HEALTH_ARTICLE = 'Articles in this category don’t need a medical review.'
export const REVIEW_BEFORE_PUBLISHING =
  'Health articles are reviewed before they are published. Send yours for review. It goes live once a reviewer approves it.'
