import { SUBMISSION_FAILED } from '../assessments/assessment-rules.ts'
import type { API } from './api.ts'

export type Failures = { [Group in keyof typeof API]: Record<keyof (typeof API)[Group], string> }

/** What is said of an action when no answer came at all: the stores' defaults of part 1 section 8, one for each call. */
export const FAILURES: Failures = {
  accounts: {
    register: 'Registration failed',
    login: 'Login failed',
    refresh: 'Failed to refresh the session',
    logout: 'Logout failed',
    profile: 'Failed to fetch profile',
    updateProfile: 'Profile update failed',
    forgotPassword: 'Failed to send the reset link',
    resetPassword: 'Failed to set the new password',
    listAccounts: 'Failed to fetch users',
    updateAccount: 'Failed to update user',
  },
  ai: {
    status: 'Failed to fetch the state of the AI tools',
    generate: 'Failed to generate blog with AI',
    improve: 'Failed to improve blog content',
    summarise: 'Failed to generate summary',
    checkClaims: 'Failed to check the text for claims',
  },
  applications: {
    list: 'Failed to fetch applications',
    create: 'Failed to submit application',
    decide: 'Failed to update application',
  },
  assessments: {
    create: SUBMISSION_FAILED,
    show: 'Failed to fetch the submission',
    erase: 'Failed to erase the submission',
    renewLink: 'Failed to send a new link',
  },
  blogs: {
    list: 'Failed to fetch blogs',
    get: 'Failed to fetch blog',
    authors: 'Failed to fetch authors',
    related: 'Failed to fetch related blogs',
    listMine: 'Failed to fetch my blogs',
    weeklyViews: 'Failed to fetch views',
    create: 'Failed to create blog',
    update: 'Failed to update blog',
    delete: 'Failed to delete blog',
    restore: 'Failed to restore blog',
    addImage: 'Failed to upload the image',
    workingCopy: 'Failed to fetch the unsaved text',
    keepWorkingCopy: 'Failed to keep the unsaved text',
    dropWorkingCopy: 'Failed to discard the unsaved text',
    listVersions: 'Failed to fetch versions',
    getVersion: 'Failed to fetch the version',
  },
  consultations: {
    create: 'Failed to create contact request',
    list: 'Failed to fetch contact requests',
    get: 'Failed to fetch contact request',
    updateStatus: 'Failed to update contact request status',
    listMessages: 'Failed to fetch messages',
    addMessage: 'Failed to send message',
    privateNote: 'Failed to fetch the private note',
    keepPrivateNote: 'Failed to save the private note',
  },
  dietitians: {
    list: 'Failed to fetch dietitians',
    get: 'Failed to fetch dietitian',
    me: 'Failed to fetch dietitian profile',
    updateMe: 'Failed to update dietitian profile',
  },
  savedReplies: {
    list: 'Failed to fetch saved replies',
    create: 'Failed to keep the reply',
    update: 'Failed to update the saved reply',
    delete: 'Failed to delete the saved reply',
  },
  reviews: {
    own: 'Failed to fetch review',
    create: 'Failed to submit review',
    update: 'Failed to update review',
    ofDietitian: 'Failed to fetch reviews',
    list: 'Failed to fetch reviews',
    answer: 'Failed to answer the review',
    moderate: 'Failed to update review',
  },
}

export const NO_ACCESS_TOKEN = 'No access token available'
export const NO_REFRESH_TOKEN = 'No refresh token available'
export const REFRESH_TOKEN_EXPIRED = 'Refresh token expired'

export const ANY_FAILURE = 'Something went wrong. Please try again.'
