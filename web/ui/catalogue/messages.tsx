import { useId, useState } from 'react'
import emptyArt from '#web/illustrations/empty-no-blogs.svg'
import missingArt from '#web/illustrations/empty-not-found.svg'
import { Banner } from '../banner.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { PageMessage } from '../page-message.tsx'
import { TextField } from '../text-field.tsx'
import { toast } from '../toast.ts'
import { Specimen } from './group.tsx'

function Banners() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown ? (
        <Banner onDismiss={() => setShown(false)}>Failed to fetch blogs</Banner>
      ) : (
        <Button variant="outline" onClick={() => setShown(true)}>
          Show it again
        </Button>
      )}
      <Banner action={{ label: 'Try again', onClick: () => undefined }}>
        You are offline. What you typed is kept.
      </Banner>
      <Banner tone="warning">This dietitian is not available at the moment.</Banner>
      <Banner tone="success">Your request has been sent.</Banner>
      <Banner tone="info">For adults; not a diagnosis.</Banner>
    </>
  )
}

export function Messages() {
  const id = useId()
  return (
    <>
      <Specimen title="Banners" stacked>
        <Banners />
      </Specimen>
      <Specimen title="Error summary" stacked>
        <ErrorSummary
          heading="Please fill in all required fields:"
          items={[
            { id: `${id}phone`, message: 'Phone number' },
            { id: `${id}height`, message: 'Height' },
          ]}
        />
        <TextField id={`${id}phone`} label="Phone number" error="Phone number is required" />
        <TextField id={`${id}height`} label="Height" unit="cm" error="Height is required" />
      </Specimen>
      <Specimen title="Toasts">
        <Button variant="outline" onClick={() => toast.success('Profile updated successfully!')}>
          Success
        </Button>
        <Button variant="outline" onClick={() => toast.error('The picture is larger than 5 MB')}>
          Error
        </Button>
      </Specimen>
      <Specimen title="Empty state" stacked>
        <EmptyState
          level={3}
          art={emptyArt}
          title="No blogs yet"
          text="Your first article can be short: one plate, one idea."
          action={<Button>Create Your First Blog</Button>}
        />
      </Specimen>
      <Specimen title="Page message" stacked>
        <PageMessage
          art={missingArt}
          title="This plate is empty"
          text="The page you are looking for is not here."
          actions={<ButtonLink to="/">Go to the home page</ButtonLink>}
        />
      </Specimen>
    </>
  )
}
