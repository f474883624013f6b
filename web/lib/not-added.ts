/** What stands where nothing is known. */
export const NOT_ADDED = 'Not added yet'
