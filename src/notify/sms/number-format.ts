import { defineFormat } from '../../platform/fields.ts'

defineFormat('e164-number', 'a phone number as +12065550100 (E.164)', isE164)

export function isE164(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text)
}
