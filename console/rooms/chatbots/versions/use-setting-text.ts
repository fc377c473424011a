import { useTranslation } from 'react-i18next'
import { toShownColour } from '../settings/colour-forms.ts'
import { settingFields } from '../settings/setting-fields.gen.ts'
import { controlOf, type SettingName } from '../settings/setting-groups.ts'

const longest = 600

/** How a value of a setting is said to people. */
export function useSettingText(): (name: SettingName, value: unknown) => string {
  const { t } = useTranslation()
  return (name, value) => {
    const kind = controlOf(name)
    if (typeof value === 'boolean') return t(value ? 'chatbots.on' : 'chatbots.off')
    if (kind === 'model' && value === settingFields.Model.default) return t('chatbots.guide')
    const grounding = settingFields.Grounding.choices.find((choice) => kind === 'grounding' && choice === value)
    if (grounding) return t(`chatbots.groundings.${grounding}`)
    if (kind === 'side') return t(value === 1 ? 'chatbots.left' : 'chatbots.right')
    if (kind === 'picture') return t(value === '' ? 'chatbots.picture.none' : 'chatbots.picture.set')
    if (kind === 'hours' && typeof value === 'object' && value !== null) {
      const days = Object.entries(value as Record<string, string[]>).filter(([, ranges]) => ranges.length > 0)
      return days.map(([day, ranges]) => `${day}: ${ranges.join(', ')}`).join('\n') || t('chatbots.hours.closed')
    }
    const text = kind === 'colour' ? toShownColour(String(value)) : String(value ?? '')
    if (text === '') return t('chatbots.none')
    return text.length > longest ? `${text.slice(0, longest)}…` : text
  }
}
