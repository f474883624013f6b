import { SETTING_LABELS } from '#domain/site/setting-labels.ts'
import type { SiteSettingsAnswer } from '#domain/site/site-settings.schema.ts'
import type { SettingName } from '#domain/site/site-settings.ts'
import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import { LeaveDialog } from '#web/shell/leave-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ClaimFields } from './fields/claim-fields.tsx'
import { ContactFields, SocialFields } from './fields/contact-fields.tsx'
import { BannerFields, TitleFields } from './fields/wording-fields.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const ON_PAGE_CHANGE = 'Your changes to the settings are not saved. If you leave, they are lost.'
const ON_LOGOUT = 'Your changes to the settings are not saved. If you log out, they are lost.'

export function SiteSettingsForm({ stored }: { stored: SiteSettingsAnswer }) {
  const settings = useSettingsForm(stored)
  const { apiForm, isChanged, hasUnsavedChanges, discard } = settings
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
      {/* What is typed while it is being saved would be lost; nothing with the focus hides behind the bar below. */}
      <div inert={isSending} className="grid gap-6 [&_input]:scroll-mb-28">
        <ContactFields settings={settings} />
        <BannerFields settings={settings} />
        <TitleFields settings={settings} />
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
      <LeaveDialog hasUnsavedChanges={hasUnsavedChanges} onPageChange={ON_PAGE_CHANGE} onLogout={ON_LOGOUT} />
    </form>
  )
}

/** Away from its field a rule needs its subject; most messages name it themselves. */
function withLabel({ name, message }: { name: string; message: string }) {
  const label = SETTING_LABELS[name as SettingName]
  return { name, message: message.includes(label) ? message : `${label}: ${message}` }
}
