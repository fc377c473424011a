import type { Chatbot, ChatbotSettings } from 'porchlight/client'
import { settingFields } from './setting-fields.gen.ts'
import type { SettingName } from './setting-groups.ts'

/** Changed settings by their names. */
export type SettingChanges = Partial<Record<SettingName, unknown>>

/** For Edit, which checks what it is given. */
export function asSettings(changes: SettingChanges): ChatbotSettings {
  return changes as ChatbotSettings
}

const isSetting = (name: string): name is SettingName => Object.hasOwn(settingFields, name)

/** A setting changed to a value; changed back to what is saved, it is no change any more. */
export function change(saved: Chatbot, changes: SettingChanges, name: SettingName, value: unknown): SettingChanges {
  const { [name]: _, ...others } = changes
  return isSame(saved[name], value) ? others : { ...others, [name]: value }
}

/** Without those that are saved by now, such as by a colleague. */
export function stillOpen(saved: Chatbot, changes: SettingChanges): SettingChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => isSetting(name) && !isSame(saved[name], value)),
  )
}

/** What Edit takes: a text that was emptied goes back to its default where it cannot be empty. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Which settings a refusal is about: it names each with what was expected, and quotes what came. */
export function readFaults(message: string): Set<SettingName> {
  const plain = message.replace(/"(?:[^"\\]|\\.)*"/g, '""')
  const named = [...plain.matchAll(/(?:^|\s)([A-Z]\w+)(?:[.[][^\s:]*)?: /g)].map(([, name = '']) => name)
  return new Set(named.filter(isSetting))
}

// What is not saved stays as long as the browser's window is open, and no longer.

const keyOf = (serialNumber: string): string => `porchlight-settings-${serialNumber}`

export function readKept(serialNumber: string): SettingChanges {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(serialNumber)) ?? '{}')
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(Object.entries(kept).filter(([name]) => isSetting(name)))
      : {}
  } catch {
    return {}
  }
}

export function keepChanges(serialNumber: string, changes: SettingChanges): void {
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(keyOf(serialNumber))
    else sessionStorage.setItem(keyOf(serialNumber), JSON.stringify(changes))
  } catch {
    // A full or forbidden storage keeps nothing; the form still has it.
  }
}
