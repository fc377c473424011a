import { requiredText, text } from '../../platform/fields.ts'

export const nameField = requiredText({ description: 'What the team and visitors read', maxLength: 100 })

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

/** As addresses are kept and compared. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase()
}
