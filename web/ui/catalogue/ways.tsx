import { useState } from 'react'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Pagination } from '../pagination.tsx'
import { Stepper } from '../stepper.tsx'
import { Specimen } from './group.tsx'

const STEPS = ['Request sent', 'Dietitian replies', 'Schedule a session']
const ENTRIES = [{ label: 'Home', to: '/' }, { label: 'Dietitians', to: '/dietitians' }, { label: 'Dr. Gill' }]

const hrefOf = (page: number) => `/_ui?page=${page}`

export function Ways() {
  const [page, setPage] = useState(5)
  return (
    <>
      <Specimen title="Breadcrumb">
        <Breadcrumb entries={ENTRIES} />
      </Specimen>
      <Specimen title="Pagination: short, first, long, on buttons" stacked>
        <Pagination page={1} pages={3} hrefOf={hrefOf} label="Short" />
        <Pagination page={1} pages={20} hrefOf={hrefOf} label="First" />
        <Pagination page={10} pages={20} hrefOf={hrefOf} label="Long" />
        <Pagination page={page} pages={8} onPage={setPage} label="On buttons" />
      </Specimen>
      <Specimen title="Stepper" stacked>
        <Stepper steps={STEPS} current={1} />
      </Specimen>
    </>
  )
}
