import { Clock, Eye, FileText } from 'lucide-react'
import portrait from '#web/illustrations/portrait-2.svg'
import { Avatar } from '../avatar.tsx'
import { Card } from '../card.tsx'
import { KatoriProgress } from '../katori-progress.tsx'
import { Rating } from '../rating.tsx'
import { Skeleton } from '../skeleton.tsx'
import { StatCards } from '../stat-cards.tsx'
import { Specimen } from './group.tsx'

const NAMES = ['Anjali', 'Simran', 'Vikram', 'Bela', 'गुरप्रीत']

export function People() {
  return (
    <>
      <Specimen title="Avatars">
        <Avatar name="Gurdeep" id={0} size={84} pictures={[{ width: 84, url: portrait }]} />
        <Avatar name="Anjali" id={4} size={84} />
        <Avatar name="Simran" id={0} size={64} />
        <Avatar name="Vikram" id={2} size={48} />
        <Avatar name="Bela" id={1} size={40} />
      </Specimen>
      <Specimen title="Tints, by id">
        {NAMES.map((name, id) => (
          <Avatar key={name} name={name} id={id} />
        ))}
      </Specimen>
      <Specimen title="Figures, one that needs action, one that is loading" stacked>
        <StatCards
          stats={[
            { label: 'Total', icon: FileText, value: 14 },
            { label: 'Pending', icon: Clock, value: 3, isHot: true },
            { label: 'Total views', icon: Eye, value: undefined },
          ]}
        />
      </Specimen>
      <Specimen title="Rating">
        <Rating value={4.9} count={128} />
        <Rating value={4} count={1} />
        <Rating value={3.6} />
        <Rating value={null} />
      </Specimen>
      <Specimen title="Progress" stacked>
        <KatoriProgress done={0} label="Profile 0% complete" />
        <KatoriProgress done={3} label="Profile 60% complete" />
        <KatoriProgress done={5} label="Profile 100% complete" />
      </Specimen>
      <Specimen title="Cards and skeleton" stacked>
        <Card>A card</Card>
        <Card raised>The one key panel</Card>
        <Card as="section" aria-label="Loading" className="grid gap-3">
          <div className="flex items-center gap-3">
            <Skeleton className="size-16 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4.5 w-3/4" />
              <Skeleton className="h-3.5 w-2/5" />
            </div>
          </div>
          <Skeleton className="h-11" />
          <Skeleton className="h-3.5 w-4/5" />
        </Card>
      </Specimen>
    </>
  )
}
