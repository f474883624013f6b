/**
 * Raise it with every change of the data or code that the library's rows and the keys of names are computed from. A
 * test compares the hash of both, and fails until this number and the hash are updated.
 */
export const LIBRARY_EDITION = 1
export const LIBRARY_HASH = '9ba271fd25797074'
