import { Mail, PencilLine, Phone } from 'lucide-react'
import { Link } from 'react-router'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { REPLY_SUBJECT } from '#domain/consultations/request-rules.ts'
import { mailHref, phoneHref } from '#web/lib/contact-links.ts'
import { ACTION_ROW } from '#web/ui/action-row.ts'
import { Card } from '#web/ui/card.tsx'

interface QuickActionsProps {
  request: ConsultationRequest
}

export function QuickActions({ request }: QuickActionsProps) {
  return (
    <Card as="section">
      <h2 className="text-h4">Quick actions</h2>
      <ul className="mt-4 grid gap-3">
        <li>
          <a href={mailHref(request.email, REPLY_SUBJECT)} className={ACTION_ROW}>
            <Mail aria-hidden="true" className="icon" />
            Send Email
          </a>
        </li>
        {request.phone_number ? (
          <li>
            <a href={phoneHref(request.phone_number)} className={ACTION_ROW}>
              <Phone aria-hidden="true" className="icon" />
              Call Client
            </a>
          </li>
        ) : null}
        <li>
          <Link to="/dietitian/blogs/create" className={ACTION_ROW}>
            <PencilLine aria-hidden="true" className="icon" />
            Create Related Blog
          </Link>
        </li>
      </ul>
    </Card>
  )
}
