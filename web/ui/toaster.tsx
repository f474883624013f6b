import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'

const SUCCESS_MS = 4000

const CLASSES = {
  toast:
    'flex w-full items-center gap-3 rounded-field border border-line bg-raised py-1.5 pr-2 pl-4 text-ink shadow-modal',
  icon: 'flex-none',
  title: 'pt-0.5 text-md leading-(--leading-ui)',
  // Toasts behind the front one are covered until the stack is expanded.
  closeButton:
    'order-last ml-auto grid size-11 flex-none place-items-center rounded-full hover:bg-primary-soft in-[[data-front=false][data-expanded=false]]:invisible',
}

let isMounted = false

function mount(): void {
  if (isMounted) return
  isMounted = true
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(
    <Toaster
      position={window.matchMedia('(width < 48rem)').matches ? 'bottom-center' : 'bottom-right'}
      closeButton
      style={{ '--width': '26rem', fontFamily: 'inherit' }}
      icons={{
        close: <X aria-hidden="true" className="size-5" strokeWidth={1.75} />,
        success: <CircleCheck aria-hidden="true" className="size-5 text-success" strokeWidth={1.75} />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-danger" strokeWidth={1.75} />,
      }}
      toastOptions={{ unstyled: true, classNames: CLASSES }}
    />,
  )
}

export function showToast(kind: 'success' | 'error', message: string): void {
  mount()
  toast[kind](message, { duration: kind === 'success' ? SUCCESS_MS : Number.POSITIVE_INFINITY })
}
