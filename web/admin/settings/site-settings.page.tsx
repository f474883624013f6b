import { useQuery } from '@tanstack/react-query'
import { SETTING_LABELS } from '#domain/site/setting-labels.ts'
import type { SiteSettingsResponse } from '#domain/site/site-settings.schema.ts'
import type { SettingName } from '#domain/site/site-settings.ts'
import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { LeaveDialog } from '#web/shell/leave-dialog.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import {
  BannerFields,
  ClaimFields,
  ContactFields,
  ReviewFields,
  SocialFields,
  TitleFields,
} from './settings-fields.tsx'
import { SettingsHistory } from './settings-history.tsx'
import { siteSettings } from './site-settings.queries.ts'
import { useSettingsForm } from './use-settings-form.ts'

export const meta = () =>
  privateMeta(
    'Site settings',
    'Contact details, banner, title before names and figures of the public site.',
    '/admin/settings',
  )

export default function SiteSettingsPage() {
  return (
    <>
      <h1 className="text-h2">Settings</h1>
      <p className="text-ink-muted">
        What the public site says about the office. Every page changes as soon as you save.
      </p>
      <Loaded query={useQuery(siteSettings)} skeleton={<PageSkeleton label="Loading the settings..." />}>
        {(stored) => (
          <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
            <SiteSettingsForm stored={stored} />
            <SettingsHistory version={stored.version} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function SiteSettingsForm({ stored }: { stored: SiteSettingsResponse }) {
  const settings = useSettingsForm(stored)
  const { apiForm, isChanged, discard } = settings
  const { isSending, handleSubmit, clearFailure } = apiForm
  return (
    <form
      method="dialog"
      noValidate
      aria-label="Site settings"
      className="grid gap-6"
      onSubmit={handleSubmit}
      onInput={clearFailure}
    >
      <div className="grid gap-4 empty:hidden">
        <FormMessages apiForm={{ ...apiForm, fieldErrors: apiForm.fieldErrors.map(withLabel) }} />
      </div>
      {/* Text typed during a save would be lost. The scroll margin keeps the focused field above the save bar. */}
      <div inert={isSending} className="grid gap-6 [&_input]:scroll-mb-28">
        <ContactFields settings={settings} />
        <BannerFields settings={settings} />
        <TitleFields settings={settings} />
        <ReviewFields settings={settings} />
        <ClaimFields settings={settings} />
        <SocialFields settings={settings} />
      </div>
      <div className="bottom-0 z-1 flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t bg-bg py-4 sm:sticky">
        <Button type="submit" isBusy={isSending} busyLabel="Saving..." className="max-sm:w-full">
          Save Changes
        </Button>
        {isChanged ? (
          <>
            <Button variant="outline" onClick={discard} className="max-sm:w-full">
              Discard changes
            </Button>
            <Badge tone="warning">Unsaved changes</Badge>
          </>
        ) : null}
      </div>
      <LeaveDialog
        hasUnsavedChanges={() => isChanged}
        onPageChange="Your changes to the settings aren’t saved. If you leave, you’ll lose them."
        onLogout="Your changes to the settings aren’t saved. If you sign out, you’ll lose them."
      />
    </form>
  )
}

/** Away from its field a message needs its subject; most messages already include it. */
function withLabel({ name, message }: { name: string; message: string }) {
  const label = SETTING_LABELS[name as SettingName]
  return { name, message: message.includes(label) ? message : `${label}: ${message}` }
}
