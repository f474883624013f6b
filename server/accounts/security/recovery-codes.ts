import { randomInt } from 'node:crypto'
import { sha256 } from '../../infra/passwords.ts'

const CODES = 10
/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 3
const GROUP_LENGTH = 4

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Ten codes of 59 bits each: nobody guesses one, so a plain hash is enough. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, makeGroup).join('-'))
}

/** However it is written: capitals, spaces and hyphens do not matter. */
export function hashRecoveryCode(code: string): string {
  return sha256(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}
