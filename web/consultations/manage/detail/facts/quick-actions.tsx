import { Mail, PencilLine, Phone } from 'lucide-react'
import { Link } from 'react-router'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { REPLY_SUBJECT } from '#domain/consultations/request-rules.ts'
import { mailHref, phoneHref } from '#web/lib/contact-links.ts'
import { Card } from '#web/ui/card.tsx'

interface QuickActionsProps {
  request: ConsultationRequest
}

const ACTION =
  'flex min-h-13 items-center gap-3 rounded-card border-[1.5px] border-line-strong px-4 pt-0.5 font-semibold hover:bg-primary-soft hover:text-on-primary-soft'

export function QuickActions({ request }: QuickActionsProps) {
  return (
    <Card as="section">
      <h2 className="text-h4">Quick actions</h2>
      <ul className="mt-4 grid gap-3">
        <li>
          <a href={mailHref(request.email, REPLY_SUBJECT)} className={ACTION}>
            <Mail aria-hidden="true" className="icon" />
            Send Email
          </a>
        </li>
        {request.phone_number ? (
          <li>
            <a href={phoneHref(request.phone_number)} className={ACTION}>
              <Phone aria-hidden="true" className="icon" />
              Call Client
            </a>
          </li>
        ) : null}
        <li>
          <Link to="/dietitian/blogs/create" className={ACTION}>
            <PencilLine aria-hidden="true" className="icon" />
            Create Related Blog
          </Link>
        </li>
      </ul>
    </Card>
  )
}
