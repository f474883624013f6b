import { LogOut, Smartphone, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { ROLE_LABELS, ROLES, type Role } from '#domain/accounts/roles.ts'
import type { AccountDetail } from '#domain/admin/account-detail.schema.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { type Deed, DeedDialog } from './deed-dialog.tsx'
import { useChangeAccount, useDisableOtp, useSignOutAccount } from './users.queries.ts'

/** Role, access and sessions; each asks once more before it is done. */
export function UserActions({ user, isSelf }: { user: AccountDetail; isSelf: boolean }) {
  const [role, setRole] = useState<Role>(user.role)
  const [asked, setAsked] = useState<Deed | null>(null)
  const change = useChangeAccount(user.id)
  const signOut = useSignOutAccount(user.id)
  const disableOtp = useDisableOtp(user.id)
  const [failure, setFailure] = useState<Error | null>(null)
  const name = `${user.first_name} ${user.last_name}`

  function handleConfirm(deed: Deed) {
    const outcome = {
      onSuccess: () => toast.success(deed.done),
      onError: setFailure,
      onSettled: () => setAsked(null),
    }
    setFailure(null)
    if (deed.kind === 'change') change.mutate(deed.patch, outcome)
    else (deed.kind === 'sign-out' ? signOut : disableOtp).mutate(undefined, outcome)
  }

  return (
    <Card as="section" aria-labelledby="rights" className="grid content-start gap-5">
      <h2 id="rights" className="text-h4">
        Role and access
      </h2>
      {failure ? <Banner onDismiss={() => setFailure(null)}>{failure.message}</Banner> : null}
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (role !== user.role) setAsked(changeOfRole(name, role))
        }}
      >
        <SelectField
          id="role"
          label="Role"
          hint={role === user.role ? 'Choose another role to change it.' : undefined}
          value={role}
          onChange={(event) => setRole(ROLES.find((known) => known === event.target.value) ?? user.role)}
        >
          {ROLES.map((known) => (
            <option key={known} value={known}>
              {ROLE_LABELS[known]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline" aria-disabled={role === user.role}>
          Change role
        </Button>
      </form>
      <div className="grid gap-3 border-line border-t pt-5">
        <Button variant="outline" icon={LogOut} onClick={() => setAsked(signingOut(name, isSelf))}>
          Sign out everywhere
        </Button>
        {user.has_second_factor && !isSelf ? (
          <Button variant="outline" icon={Smartphone} onClick={() => setAsked(disablingOtp(name))}>
            Switch off two-step sign-in
          </Button>
        ) : null}
        {user.is_active ? (
          <Button variant="danger" icon={UserRoundX} onClick={() => setAsked(disabling(name))}>
            Disable account
          </Button>
        ) : (
          <Button variant="outline" icon={UserRoundCheck} onClick={() => setAsked(enabling(name))}>
            Enable account
          </Button>
        )}
      </div>
      <DeedDialog
        deed={asked}
        isBusy={change.isPending || signOut.isPending || disableOtp.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={handleConfirm}
      />
    </Card>
  )
}

const ROLE_EFFECTS: Record<Role, string> = {
  user: 'loses the console and the panel. A dietitian’s public profile is no longer listed; articles stay.',
  dietitian: 'gets the console, an empty public profile, and the dietitian’s name on own articles.',
  admin: 'may see and change everything here, for every account.',
}

function changeOfRole(name: string, role: Role): Deed {
  return {
    kind: 'change',
    patch: { role },
    title: `Make ${name} ${role === 'admin' ? 'an' : 'a'} ${ROLE_LABELS[role].toLowerCase()}`,
    text: `${name} ${ROLE_EFFECTS[role]} It takes effect with the next click.`,
    action: 'Change role',
    busy: 'Changing…',
    done: `${name} now has the role ${ROLE_LABELS[role]}.`,
  }
}

function disabling(name: string): Deed {
  return {
    kind: 'change',
    patch: { is_active: false },
    title: 'Disable account',
    text: `${name} is signed out at once and cannot sign in until the account is enabled again. Nothing is deleted.`,
    action: 'Disable account',
    busy: 'Disabling…',
    done: 'The account is disabled.',
    isDangerous: true,
  }
}

function enabling(name: string): Deed {
  return {
    kind: 'change',
    patch: { is_active: true },
    title: 'Enable account',
    text: `${name} can sign in again.`,
    action: 'Enable account',
    busy: 'Enabling…',
    done: 'The account is enabled.',
  }
}

function disablingOtp(name: string): Deed {
  return {
    kind: 'disable-otp',
    title: 'Switch off two-step sign-in',
    text: `Only for a person who has lost phone and recovery codes, and whom you know. The password alone then signs ${name} in; an email says so.`,
    action: 'Switch off',
    busy: 'Switching off…',
    done: `Two-step sign-in of ${name} is off.`,
    isDangerous: true,
  }
}

function signingOut(name: string, isSelf: boolean): Deed {
  return {
    kind: 'sign-out',
    title: 'Sign out everywhere',
    text: isSelf
      ? 'You are signed out on every other device. Here you stay signed in.'
      : `${name} is signed out on every device and has to sign in again.`,
    action: 'Sign out everywhere',
    busy: 'Signing out…',
    done: isSelf ? 'You are signed out on all other devices.' : `${name} is signed out everywhere.`,
  }
}
