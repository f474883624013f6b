import { LogOut, Smartphone, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import type { AccountDetail } from '#domain/admin/account-detail.schema.ts'
import { ROLE_LABELS, ROLES, type Role } from '#domain/roles.ts'
import { api } from '#web/lib/api/api.ts'
import { useConfirmAction } from '#web/lib/confirm/use-confirm-action.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SelectField, toOptions } from '#web/ui/select-field.tsx'

/** An action on an account, with the texts of its confirmation. */
interface UserAction {
  run: () => Promise<unknown>
  title: string
  /** The consequences. */
  text: string
  button: string
  busy: string
  success: string
  isDangerous?: boolean
}

/** Role, access and sessions; each asks for confirmation. */
export function UserActions({ user, isSelf }: { user: AccountDetail; isSelf: boolean }) {
  const [role, setRole] = useState<Role>(user.role)
  const confirmation = useConfirmAction<UserAction>({
    action: ({ run }) => run(),
    success: ({ success }) => success,
  })
  const { open, target } = confirmation
  const actions = actionsFor(user, isSelf)

  return (
    <SectionCard id="rights" title="Role and access" className="grid content-start gap-5">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (role !== user.role) open(actions.changeRole(role))
        }}
      >
        <SelectField
          id="role"
          label="Role"
          hint={role === user.role ? 'Choose another role to change it.' : undefined}
          value={role}
          onChange={(event) => setRole(ROLES.find((known) => known === event.target.value) ?? user.role)}
        >
          {toOptions(ROLE_LABELS)}
        </SelectField>
        <Button type="submit" variant="outline" aria-disabled={role === user.role}>
          Change role
        </Button>
      </form>
      <div className="grid gap-3 border-line border-t pt-5">
        <Button variant="outline" icon={LogOut} onClick={() => open(actions.signOut)}>
          Sign out everywhere
        </Button>
        {user.has_second_factor && !isSelf ? (
          <Button variant="outline" icon={Smartphone} onClick={() => open(actions.disableOtp)}>
            Switch off two-step sign-in
          </Button>
        ) : null}
        {user.is_active ? (
          <Button variant="danger" icon={UserRoundX} onClick={() => open(actions.disable)}>
            Disable account
          </Button>
        ) : (
          <Button variant="outline" icon={UserRoundCheck} onClick={() => open(actions.enable)}>
            Enable account
          </Button>
        )}
      </div>
      <ConfirmDialog
        {...confirmation.dialog}
        onConfirm={confirmation.confirm}
        title={target?.title ?? ''}
        action={target?.button ?? ''}
        busy={target?.busy ?? ''}
        isSafe={!target?.isDangerous}
      >
        <p className="wrap-anywhere text-ink-muted">{target?.text}</p>
      </ConfirmDialog>
    </SectionCard>
  )
}

const ROLE_EFFECTS: Record<Role, string> = {
  user: 'loses the console and the panel. A dietitian’s public profile is no longer listed, but articles stay.',
  dietitian: 'gets the console, an empty public profile, and the dietitian’s name on their articles.',
  admin: 'can see and change everything here, for every account.',
}

function actionsFor({ id, first_name, last_name }: AccountDetail, isSelf: boolean) {
  const name = `${first_name} ${last_name}`
  return {
    changeRole: (role: Role): UserAction => ({
      run: () => api.accounts.updateAccount(id, { role }),
      title: `Make ${name} ${role === 'admin' ? 'an' : 'a'} ${ROLE_LABELS[role].toLowerCase()}`,
      text: `${name} ${ROLE_EFFECTS[role]} It takes effect on their next click.`,
      button: 'Change role',
      busy: 'Changing…',
      success: `${name} now has the role ${ROLE_LABELS[role]}.`,
    }),
    disable: {
      run: () => api.accounts.updateAccount(id, { is_active: false }),
      title: 'Disable account',
      text: `${name} is signed out at once and can’t sign in until you enable the account again. Nothing is deleted.`,
      button: 'Disable account',
      busy: 'Disabling…',
      success: 'The account is disabled.',
      isDangerous: true,
    },
    enable: {
      run: () => api.accounts.updateAccount(id, { is_active: true }),
      title: 'Enable account',
      text: `${name} can sign in again.`,
      button: 'Enable account',
      busy: 'Enabling…',
      success: 'The account is enabled.',
    },
    disableOtp: {
      run: () => api.admin.disableAccountOtp(id),
      title: 'Switch off two-step sign-in',
      text: `Do this only if ${name} has lost both phone and recovery codes, and you’re sure it’s them. Their password alone then signs them in. We’ll tell them by email.`,
      button: 'Switch off',
      busy: 'Switching off…',
      success: `${name}’s two-step sign-in is off.`,
      isDangerous: true,
    },
    signOut: {
      run: () => api.admin.signOutAccount(id),
      title: 'Sign out everywhere',
      text: isSelf
        ? 'This signs you out on every other device. You stay signed in here.'
        : `This signs ${name} out on every device. They’ll have to sign in again.`,
      button: 'Sign out everywhere',
      busy: 'Signing out…',
      success: isSelf ? 'You are signed out on all other devices.' : `${name} is signed out everywhere.`,
    },
  }
}
