/** Failure messages that pages need before any call; those of each call are in `failures.ts`. */
export const ANY_FAILURE = 'Something went wrong. Please try again.'

/** The heading of the error page. */
export const PAGE_NOT_SHOWN = 'We couldn’t show this page'
export const PAGE_NOT_LOADED = 'Part of it couldn’t be loaded. Please try again.'

export const NO_ACCESS_TOKEN = 'No access token available'
export const NO_REFRESH_TOKEN = 'No refresh token available'
export const REFRESH_TOKEN_EXPIRED = 'Refresh token expired'

export const DIETITIAN_NOT_FETCHED = 'Failed to fetch dietitian'
