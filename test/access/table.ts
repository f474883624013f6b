import { ACCOUNTS } from './accounts.ts'
import { ARTICLES } from './articles.ts'
import { ASSESSMENTS } from './assessments.ts'
import { DIETITIANS } from './dietitians.ts'
import { FOODS } from './foods.ts'
import { OPERATION } from './operation.ts'
import { REQUESTS } from './requests.ts'

/**
 * The status that each caller gets from each endpoint, in the order of `CALLERS`; the request belongs to `client` and
 * `dietitian`. Bodies are valid, so that only the caller decides.
 */
export const TABLE = [...ARTICLES, ...ACCOUNTS, ...OPERATION, ...DIETITIANS, ...ASSESSMENTS, ...REQUESTS, ...FOODS]
