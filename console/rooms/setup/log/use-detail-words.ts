import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { teamQuery } from '../../../api/team-query.ts'
import { useMe } from '../../../api/use-me.ts'
import type { logWords } from '../../../words/english/log-words.ts'
import { openRoomWords } from '../../../words/room-words.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { settingFields } from '../../chatbots/settings/setting-fields.gen.ts'
import type { SettingName } from '../../chatbots/settings/setting-groups.ts'
import { useSettingText } from '../../chatbots/versions/use-setting-text.ts'
import { useEventName } from '../programs/use-event-name.ts'
import type { DetailWords } from './tell-details.ts'

type Field = keyof (typeof logWords)['fields']
type Value = keyof (typeof logWords)['values']

const isSetting = (field: string): field is SettingName => Object.hasOwn(settingFields, field)
const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const roles = ['owner', 'manager', 'agent'] as const
/** Fields whose numbers count something; other numbers name something. */
const counted: readonly string[] = ['count', 'rows', 'bytes', 'added', 'updated', 'unchanged', 'messages']

/** How the details of the log are called and written; null until the names of settings and of homes’ fields are there. */
export function useDetailWords(): DetailWords | null {
  const { t, i18n } = useTranslation()
  const api = useApi()
  const formats = useFormats()
  const { chatbots } = useMe()
  const textOf = useSettingText()
  const eventName = useEventName()
  const { data: team } = useQuery(teamQuery(api))
  const { data: isThere } = useQuery({
    queryKey: ['log-words', i18n.language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      await Promise.all([openRoomWords(i18n, 'chatbots'), openRoomWords(i18n, 'homes')])
      return true
    },
  })
  if (!isThere) return null
  const nameOf = (field: string): string => {
    if (i18n.exists(`setup.log.fields.${field}`)) return t(`setup.log.fields.${field as Field}`)
    if (isSetting(field)) return t(`chatbots.settings.${field}.label`)
    if (i18n.exists(`homes.fields.${field}`)) return t(`homes.fields.${field as 'City'}`)
    return field.replace(/([a-z])([A-Z])/g, '$1 $2')
  }
  const tellText = (field: string, value: string): string | null => {
    if (time.test(value)) return formats.momentWithZone(value)
    if (field === 'role') return roles.some((role) => role === value) ? t(`role.${value as 'owner'}`) : value
    if (field === 'events') return eventName(value)
    if (field === 'serialNumber') return chatbots.find((each) => each.serialNumber === value)?.name ?? value
    if (field === 'assignedTo') return team?.members.find(({ accountId }) => accountId === value)?.name ?? value
    if (isSetting(field)) return textOf(field, value)
    if (['kind', 'by', 'ends', 'status', 'Assignment', 'method'].includes(field))
      return i18n.exists(`setup.log.values.${value}`) ? t(`setup.log.values.${value as Value}`) : value
    return i18n.exists(`homes.choices.${value}`) ? t(`homes.choices.${value as 'Sold'}`) : null
  }
  const sayValue = (field: string, value: unknown): string | null => {
    if (typeof value === 'boolean')
      return isSetting(field) ? textOf(field, value) : t(`setup.log.${value ? 'yes' : 'no'}`)
    if (typeof value === 'number' && counted.includes(field)) return formats.number(value)
    if (isSetting(field) && value !== null) return textOf(field, value)
    return typeof value === 'string' && value !== '' ? tellText(field, value) : null
  }
  return { nameOf, valueOf: sayValue, homeOf: (id) => t('setup.log.home', { id: String(id) }) }
}
