import type { Page } from '@playwright/test'
import { signedIn, signIn } from './accounts.ts'
import { holdBack, withoutNotices } from './actions.ts'
import { countCalls, eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { atRequest, dialogOf, PLAIN, REPLY, replyButton } from './console.ts'
import { runSql } from './database.ts'
import { expect, test } from './fixtures.ts'

/** The server takes what is sent, and its answer does not arrive: once. */
async function loseAnswer(page: Page, path: string, method: string): Promise<void> {
  let isLost = false
  await page.route(`**${path}`, async (route) => {
    if (isLost || route.request().method() !== method) return route.continue()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

test('what is sent again because its answer was lost arrives once', async () => {
  const { page, client, dietitian, id } = await atRequest(PLAIN, { expects: /net::ERR_/ })
  const path = `/api/adminpanel/contact-requests/${id}/`
  await loseAnswer(page, `${path}update_status/`, 'PATCH')
  await replyButton(page).click()
  await dialogOf(page).getByLabel('Message').fill(REPLY)
  await replyButton(dialogOf(page)).click()
  await expectToSee(dialogOf(page).getByRole('alert').getByText('Failed to update contact request status'))
  await replyButton(dialogOf(page)).click()
  await expectNotToSee(dialogOf(page), page.getByText('You have an unsent reply.'))

  const profile = await signedIn(client, { expects: /net::ERR_/ })
  await profile.goto('/profile')
  await profile.getByLabel('Your reply').fill('Thank you.')
  await loseAnswer(profile, `${path}messages/`, 'POST')
  await profile.getByRole('button', { name: 'Send', exact: true }).click()
  await expectToSee(profile.getByRole('alert'), profile.getByRole('listitem').getByText('Thank you.'))
  await profile.getByRole('button', { name: 'Send', exact: true }).click()
  await eventually(() => profile.getByLabel('Your reply').inputValue()).toBe('')
  const { results } = await dietitian.api.consultations.listMessages(id, {})
  expect(results.map(({ body }) => body)).toEqual([REPLY, 'Thank you.'])
})

test('an address that its client has not confirmed is marked, until it is confirmed', async () => {
  const { page, client } = await atRequest(PLAIN)
  const envelope = dialogOf(page).getByText('Email not confirmed: the address may not be the client’s own.')
  await expectToSee(page.getByText('Email not confirmed', { exact: true }))
  await expectSound(page)
  await replyButton(page).click()
  await expectToSee(envelope)
  await expectSound(page)
  await runSql('update users set email_verified_at = now() where email = $1', [client.email])
  await page.reload()
  await replyButton(page).click()
  await expectToSee(dialogOf(page).getByText(client.email))
  await expectNotToSee(page.getByText('Email not confirmed'))
})

test.describe('a reply', () => {
  test('cannot be sent blank', async () => {
    const { page, id } = await atRequest()
    const calls = countCalls(page, `/api/adminpanel/contact-requests/${id}/update_status/`)
    await replyButton(page).click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Message').fill('   ')
    expect(await replyButton(dialog).getAttribute('aria-disabled')).toBe('true')
    await expectSound(page)
    await replyButton(dialog).click({ force: true })
    await expectToSee(dialog.locator('#reply-message-error').getByText('Reply is required'))
    expect(calls()).toBe(0)
  })

  test('keeps its draft when the dialog is closed, and through a reload', async () => {
    const { page } = await atRequest()
    const dialog = dialogOf(page)
    await replyButton(page).click()
    await dialog.getByLabel('Message').fill(REPLY)
    await page.keyboard.press('Escape')
    await expectNotToSee(dialog)
    await expectToSee(replyButton(page).and(page.locator(':focus')))
    await expectToSee(page.getByText('You have an unsent reply.'))
    await page.reload()
    await expectToSee(page.getByText('You have an unsent reply.'))
    await expectSound(page)
    await replyButton(page).click()
    expect(await dialog.getByLabel('Message').inputValue()).toBe(REPLY)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expectNotToSee(dialog)
  })

  test('waits through an expired session until its writer is back', async () => {
    const { page, dietitian, path } = await atRequest(PLAIN, { expects: /401|net::ERR_/ })
    // Nothing but the reply may tell the page that its session is over.
    await withoutNotices(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await replyButton(page).click()
    await dialogOf(page).getByLabel('Message').fill(REPLY)
    await dietitian.api.accounts.logout({ refresh: dietitian.tokens.refresh })
    await replyButton(dialogOf(page)).click()
    await expectPath(page, /^\/login/)
    await signIn(page, dietitian)
    await expectPath(page, path)
    await expectToSee(page.getByText('You have an unsent reply.'))
    await replyButton(page).click()
    expect(await dialogOf(page).getByLabel('Message').inputValue()).toBe(REPLY)
    await replyButton(dialogOf(page)).click()
    await expectToSee(page.getByRole('listitem').getByText(REPLY))
  })

  test('that fails says why, keeps the text, and is sent once on a double click', async () => {
    const { page, id } = await atRequest(PLAIN, { expects: /net::ERR_|409/ })
    const path = `/api/adminpanel/contact-requests/${id}/update_status/`
    const dialog = dialogOf(page)
    await replyButton(page).click()
    await dialog.getByLabel('Message').fill(REPLY)
    await page.route(`**${path}`, (route) => route.abort())
    await replyButton(dialog).click()
    await expectToSee(dialog.getByRole('alert').getByText('Failed to update contact request status'))
    await expectSound(page)
    await page.unroute(`**${path}`)
    await page.context().setOffline(true)
    await replyButton(dialog).click()
    const offline = 'You appear to be offline. Check your connection and try again.'
    await expectToSee(dialog.getByRole('alert').getByText(offline))
    expect(await dialog.getByLabel('Message').inputValue()).toBe(REPLY)
    await page.context().setOffline(false)
    const calls = countCalls(page, path)
    await replyButton(dialog).dblclick()
    await expectToSee(page.getByRole('listitem').getByText(REPLY))
    await expectNotToSee(page.getByText('You have an unsent reply.'))
    expect(calls()).toBe(1)
  })

  test('that is on its way is not closed away, and no other change overtakes it', async () => {
    const { page, id } = await atRequest()
    const dialog = dialogOf(page)
    const path = `**/api/adminpanel/contact-requests/${id}/update_status/`
    const release = await holdBack(page, path)
    await page.getByRole('button', { name: 'Mark as Replied' }).click()
    await replyButton(page).click({ force: true })
    await expectNotToSee(dialog)
    release()
    await expectToSee(page.getByText('Request marked as replied.'))
    await page.unroute(path)
    const letThrough = await holdBack(page, path)
    await replyButton(page).click()
    await dialog.getByLabel('Message').fill(REPLY)
    await replyButton(dialog).click()
    await expectToSee(dialog.getByRole('button', { name: 'Sending...' }))
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Cancel' }).click({ force: true })
    await expectToSee(dialog.getByRole('button', { name: 'Sending...' }))
    letThrough()
    await expectNotToSee(dialog)
    await expectToSee(page.getByRole('listitem').getByText(REPLY))
  })
})

test.describe('the client', () => {
  test('answers while the request is open', async () => {
    const { page: dietitianPage, client, dietitian, id } = await atRequest()
    await dietitian.api.consultations.updateStatus(id, { status: 'replied', reply: REPLY })
    const page = await signedIn(client)
    await page.goto('/profile')
    const request = page.getByRole('article', { name: `Dr. ${dietitian.name}` })
    await expectToSee(request.getByText(REPLY), request.getByText('Replied', { exact: true }))
    await expectSound(page)
    await request.getByRole('button', { name: 'Send', exact: true }).click()
    await expectToSee(request.getByText('Message is required'))
    await request.getByLabel('Your reply').fill('Monday: two rotis, dal, dahi. Tuesday the same, and a banana.')
    await request.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await expectToSee(request.getByRole('listitem').getByText('Monday: two rotis'))
    await eventually(() => request.getByLabel('Your reply').inputValue()).toBe('')
    expect(await request.getByRole('listitem').count()).toBe(2)
    await dietitianPage.reload()
    await expectToSee(dietitianPage.getByRole('listitem').getByText('Monday: two rotis'))
  })

  test('sees that a closed request takes no answer', async () => {
    const { client, dietitian, id } = await atRequest()
    await dietitian.api.consultations.updateStatus(id, { status: 'closed' })
    const page = await signedIn(client)
    await page.goto('/profile')
    const request = page.getByRole('article', { name: `Dr. ${dietitian.name}` })
    await expectToSee(request.getByText('Closed', { exact: true }), request.getByText('This conversation is closed.'))
    await expectNotToSee(request.getByLabel('Your reply'))
    await expectSound(page)
  })

  test('keeps an answer that comes too late, to be copied', async () => {
    const { client, dietitian, id } = await atRequest()
    const page = await signedIn(client, { expects: /409|net::ERR_/ })
    const late = 'One more question about the rice in the evening.'
    await withoutNotices(page)
    await page.goto('/profile')
    const answer = page.getByLabel('Your reply')
    await answer.fill(late)
    await dietitian.api.consultations.updateStatus(id, { status: 'closed' })
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expectToSee(page.getByRole('status').getByText('This conversation is closed.'))
    await expectNotToSee(answer)
    const unsent = page.getByLabel('Your text, which was not sent')
    await page.reload()
    expect(await unsent.inputValue()).toBe(late)
    await expectSound(page)
    await page.getByRole('button', { name: 'Discard text' }).click()
    await expectNotToSee(unsent)
    await expectToSee(page.getByText('This conversation is closed.'))
  })

  test('keeps the answer when sending fails, and through a reload', async () => {
    const { client, dietitian, id } = await atRequest()
    const page = await signedIn(client, { expects: /net::ERR_/ })
    await page.goto('/profile')
    const answer = page.getByLabel('Your reply')
    await answer.fill('Can we also speak about my breakfast?')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const offline = 'You appear to be offline. Check your connection and try again.'
    // The reply may not have loaded yet; it says the same then.
    await expectToSee(page.locator('form').filter({ has: answer }).getByRole('alert').getByText(offline))
    expect(await answer.inputValue()).toBe('Can we also speak about my breakfast?')
    await page.context().setOffline(false)
    await page.reload()
    await eventually(() => answer.inputValue()).toBe('Can we also speak about my breakfast?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expectToSee(page.getByRole('listitem').getByText('Can we also speak about my breakfast?'))
    const { results } = await dietitian.api.consultations.listMessages(id, {})
    expect(results).toHaveLength(1)
  })
})
