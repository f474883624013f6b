import { lazy } from 'react'

type Parts = typeof import('./signed-in-parts.tsx')

const Missing = () => null
const NO_PARTS: Parts = { UserMenu: Missing, UserCard: Missing, DrawerEntries: Missing }

/** Visitors never load them. If their script cannot be loaded, they are missing and the page stays. */
const loadParts = (): Promise<Parts> => import('./signed-in-parts.tsx').catch(() => NO_PARTS)

export const UserMenu = lazy(async () => ({ default: (await loadParts()).UserMenu }))
export const UserCard = lazy(async () => ({ default: (await loadParts()).UserCard }))
export const DrawerEntries = lazy(async () => ({ default: (await loadParts()).DrawerEntries }))
