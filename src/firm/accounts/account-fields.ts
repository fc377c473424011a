import { defineFormat, requiredText, text } from '../../platform/fields.ts'
import { holdsLink } from '../../platform/mail/name-for-mail.ts'

// Names go out in invitations, to whomever they are written.
defineFormat('name', 'a name, without the address of a page or a mailbox', (value) => !holdsLink(value))

export const nameField = requiredText({
  description: 'What the team and visitors read',
  maxLength: 100,
  format: 'name',
})

export const emailField = requiredText({
  description: 'E-mail address, which signs in; letter case does not count',
  maxLength: 254,
  format: 'e-mail',
})

export const passwordField = text({
  description: 'At least 15 characters, of any kind; none of those that everybody tries first',
  maxLength: 1_024,
})

export const tokenField = requiredText({ description: 'What the link ends in, behind its `#`', maxLength: 100 })
