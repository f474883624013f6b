/** A backup without a key is everybody's health data and the secret of all sign-ins, for anyone who gets the file. */
export const PLAIN_BACKUP =
  'NOT ENCRYPTED: the backup holds all health data and the secret that signs sign-ins in plain form. Set BACKUP_KEY.'
