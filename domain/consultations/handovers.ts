/** `ended`: the request was answered or closed before the client decided. */
export const HANDOVER_OUTCOMES = ['agreed', 'declined', 'taken_back', 'ended'] as const
export type HandoverOutcome = (typeof HANDOVER_OUTCOMES)[number]

/** Days for which a dietitian's list names the requests that went to another dietitian. */
export const HANDED_OVER_DAYS = 30

/** The proposal that the client has yet to decide about. */
export function openProposal<P extends { outcome: HandoverOutcome | null }>({ handover }: { handover: P | null }) {
  return handover?.outcome === null ? handover : null
}
