import { settingFields } from './setting-fields.gen.ts'

export type SettingName = keyof typeof settingFields

/** Settings by what people want to achieve. Each stands once: a new one without a place fails settings.test.ts. */
export const settingGroups = {
  look: [
    'Name',
    'ChatProfilePicture',
    'ChatIcon',
    'ChatBubbleColor',
    'UserMessageColor',
    'ChatBubbleAlign',
    'ChatbotPopupOnce',
  ],
  greeting: ['WelcomeMessage', 'SuggestedMessage', 'UserInputPlaceholder', 'AnswerSuffix'],
  answers: ['SystemMessage', 'EnablePushToTalk', 'EnableUploadImage'],
  languages: ['AIResponseLanguage'],
  tours: [
    'TimeZone',
    'OfficeHours',
    'TourMinutes',
    'TourLeadHours',
    'TourNotice',
    'CalendlyAppointmentEnable',
    'CalendlyAppointmentScheduleUrl',
    'CalendlyAppointmentTriggerKeyword',
  ],
  leads: [
    'TalkToHumanEmail',
    'TalkToHumanResponseMessage',
    'EmailForDailyLeads',
    'EmailForDailyChatLogs',
    'LeadsTitle',
    'LeadsDisplayFirstName',
    'LeadsDisplayLastName',
    'LeadsDisplayEmail',
    'LeadsDisplayPhoneNumber',
    'LeadsDisplayMessage',
  ],
  privacy: [
    'ConsentEnable',
    'ConsentContent',
    'ConsentCheckboxText',
    'ChatbotPrivacyPolicyDescription',
    'ChatbotPrivacyPolicyName',
    'ChatbotPrivacyPolicyUrl',
    'RemoveChatLogOnBrowserClose',
  ],
  links: ['FacebookUrl', 'InstagramUrl', 'WhatsappUrl'],
  model: [
    'Model',
    'FallbackModel',
    'Temperature',
    'Grounding',
    'ModelBudget',
    'ModelBudgetMonthly',
    'ModelBudgetMonthlyCost',
    'MessageLimit',
  ],
  site: ['VerifyDomain', 'Domains', 'CustomDomain'],
  limits: ['RateLimitCount', 'RateLimitTime', 'RateLimitMessage'],
} as const satisfies Record<string, readonly SettingName[]>

export type GroupName = keyof typeof settingGroups

export const groupNames = Object.keys(settingGroups) as GroupName[]

/** What a setting is set with: by its schema, and by name where that does not tell. */
export type ControlKind =
  | 'text'
  | 'lines'
  | 'switch'
  | 'number'
  | 'colour'
  | 'picture'
  | 'side'
  | 'zone'
  | 'language'
  | 'model'
  | 'hours'
  | 'grounding'

/** Texts of several lines. */
const inLines: readonly SettingName[] = [
  'SystemMessage',
  'AnswerSuffix',
  'SuggestedMessage',
  'WelcomeMessage',
  'Domains',
  'TalkToHumanResponseMessage',
  'RateLimitMessage',
  'ConsentContent',
  'ChatbotPrivacyPolicyDescription',
  'CalendlyAppointmentTriggerKeyword',
  'TourNotice',
]

export function controlOf(name: SettingName): ControlKind {
  const field: { type: string; format?: string } = settingFields[name]
  if (name === 'ChatBubbleAlign') return 'side'
  if (name === 'Model' || name === 'FallbackModel') return 'model'
  if (name === 'Grounding') return 'grounding'
  if (field.type === 'boolean') return 'switch'
  if (field.type === 'integer') return 'number'
  if (field.type === 'object') return 'hours'
  const byFormat: Record<string, ControlKind> = {
    'rgb-colour': 'colour',
    'file-id': 'picture',
    'iana-time-zone': 'zone',
    'language-name': 'language',
  }
  return byFormat[field.format ?? ''] ?? (inLines.includes(name) ? 'lines' : 'text')
}

/** The settings in which every word stands, in their name, label or help; whatever case and accents. */
export function findSettings(
  names: readonly SettingName[],
  q: string,
  textOf: (name: SettingName) => string,
): SettingName[] {
  const fold = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
  const words = fold(q).split(/\s+/).filter(Boolean)
  return names.filter((name) => {
    const text = fold(`${name} ${textOf(name)}`)
    return words.every((word) => text.includes(word))
  })
}
