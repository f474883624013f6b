import type { ComponentProps } from 'react'

/** A field that no person sees, hears or reaches: whoever fills it is a machine. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label htmlFor="website">Leave this field empty</label>
      <input {...props} id="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
