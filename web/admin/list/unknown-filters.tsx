import { useSearchParams } from 'react-router'
import { Banner } from '#web/ui/banner.tsx'
import type { FilterCodec } from './filter-codec.ts'

/** Says which filters of the address are none, so that nobody takes the whole list for a narrowed one. */
export function UnknownFilters<K extends string>({ codec }: { codec: FilterCodec<K> }) {
  const [address] = useSearchParams()
  const unknown = codec.unknownIn(address)
  if (unknown.length === 0) return null
  return (
    <Banner tone="warning" className="mt-4">
      {unknown.map((key) => (
        <span key={key} className="wrap-anywhere block">
          The address asks for “{key}={address.get(key)}”, which this list does not know. It is left out.
        </span>
      ))}
    </Banner>
  )
}
