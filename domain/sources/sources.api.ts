import { get } from '../http/endpoint.ts'
import { SourcePage, SourceQuery } from './sources.schema.ts'

export const sourcesApi = {
  list: get(
    '/api/adminpanel/sources/',
    'The sources of health statements, what is left to check and where each is used',
    { access: ['admin'], query: SourceQuery, response: SourcePage },
  ),
}
