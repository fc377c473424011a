import { type Static, Type } from 'typebox'
import { choice, text, trimmedText } from '../../platform/fields.ts'
import { builtInGuideKey } from '../../platform/models/models.ts'
import { officeHours, usualOfficeHours } from './office-hours.ts'
import { rateLimitOf } from './rate-limit.ts'
import './setting-formats.ts'

const maxText = 10_000
const maxInteger = 2_147_483_647

const words = (description: string) => Type.Optional(text({ description, maxLength: maxText }))
const flag = (description: string) => Type.Optional(Type.Boolean({ description }))
const formatted = (format: string, description: string, maxLength = maxText) =>
  Type.Optional(trimmedText({ description, maxLength, format }))
const count = (description: string, minimum: number) =>
  Type.Optional(Type.Integer({ description, minimum, maximum: maxInteger }))

export const groundings = ['standard', 'strict', 'off'] as const

/** The editable settings of a chatbot (interface.md 2.2): the one source of validation, types, API guide and forms. */
export const chatbotSettings = Type.Object({
  Name: words('Chatbot name'),
  Model: Type.Optional(trimmedText({ description: 'Key of a usable model of the model list', maxLength: 200 })),
  SystemMessage: Type.Optional(text({ description: 'System prompt', maxLength: 100_000 })),
  Temperature: Type.Optional(
    Type.Integer({ description: '0, 1 or 2 as they are; 3 to 100 as hundredths', minimum: 0, maximum: 100 }),
  ),
  TimeZone: formatted('iana-time-zone', 'IANA time zone of the firm', 100),
  AnswerSuffix: words('Text that follows every answer after a line break'),
  ChatProfilePicture: formatted('file-id', 'File id of the profile picture', 20),
  ChatIcon: formatted('file-id', 'File id of the bubble icon', 20),
  ChatBubbleAlign: Type.Optional(
    Type.Integer({
      description: '1: left; any other: right',
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
    }),
  ),
  ChatBubbleColor: formatted('rgb-colour', 'Bubble colour, as rgb(r,g,b)', 100),
  ChatbotPopupOnce: flag('Show the welcome popup only once'),
  ChatbotPrivacyPolicyDescription: words('Privacy policy description'),
  ChatbotPrivacyPolicyName: words('Privacy policy name'),
  ChatbotPrivacyPolicyUrl: formatted('web-address', 'Privacy policy address'),
  EnablePushToTalk: flag('Enable push-to-talk'),
  EnableUploadImage: flag('Enable image upload'),
  FacebookUrl: formatted('web-address', 'Facebook page address'),
  InstagramUrl: formatted('web-address', 'Instagram profile address'),
  WhatsappUrl: formatted('web-address', 'WhatsApp contact address'),
  RemoveChatLogOnBrowserClose: flag('Do not take up the session again after the browser was closed'),
  SuggestedMessage: words('Suggested messages, one a line'),
  TalkToHumanEmail: formatted('e-mail', 'Address that hears of visitors who ask for a person', 254),
  TalkToHumanResponseMessage: words('Answer to visitors who ask for a person'),
  UserInputPlaceholder: words('Placeholder of the input field'),
  UserMessageColor: formatted('rgb-colour', 'Colour of visitor messages, as rgb(r,g,b)', 100),
  WelcomeMessage: words('Initial greeting'),
  VerifyDomain: flag('Refuse browsers on sites that Domains does not list'),
  Domains: Type.Optional(
    text({
      description: 'Sites that may embed the chatbot: hosts or origins, one a line',
      maxLength: maxText,
      format: 'domain-list',
    }),
  ),
  CustomDomain: formatted('domain', 'Own host for the share page and the widget', 300),
  RateLimitCount: count(
    'Messages that a session may send within RateLimitTime; 0: no limit. While neither is set, a language model has 20 in 240 seconds, which is what reading shows',
    0,
  ),
  RateLimitMessage: words('Message shown when the rate limit is reached'),
  RateLimitTime: count('Window of the rate limit in seconds; 0: no limit', 0),
  EmailForDailyChatLogs: formatted('e-mail', 'Address that receives the daily chat logs', 254),
  EmailForDailyLeads: formatted('e-mail', 'Address that receives the daily leads', 254),
  AIResponseLanguage: formatted(
    'language-name',
    'English name of the language of answers; empty follows the visitor',
    100,
  ),
  MessageLimit: count('Visitor messages per calendar month; -1: no limit', -1),
  // Beyond interface.md 2.2, under the names that GetConfig gives them (vendor-compat.md, docs/decisions/0014).
  LeadsTitle: words('Heading of the form that a visitor fills in to reach a person'),
  LeadsDisplayFirstName: words('Label of its first name'),
  LeadsDisplayLastName: words('Label of its last name'),
  LeadsDisplayEmail: words('Label of its e-mail address'),
  LeadsDisplayPhoneNumber: words('Label of its phone number'),
  LeadsDisplayMessage: words('Label of its message'),
  ConsentEnable: flag('Ask for consent before a visitor’s contact details are sent'),
  ConsentContent: words('What the visitor consents to'),
  ConsentCheckboxText: words('Label of the box to tick'),
  CalendlyAppointmentEnable: flag('Whether tours are booked on a page of the firm’s own: the address below'),
  CalendlyAppointmentTriggerKeyword: words(
    'Words of a visitor that are answered with that page, one a line or with commas between',
  ),
  CalendlyAppointmentScheduleUrl: formatted('https-address', 'Address of the page, https'),
  // Of ours.
  FallbackModel: Type.Optional(
    trimmedText({
      description:
        'Key of a usable model of the model list that answers when Model fails before its first words; empty: the built-in guide does',
      maxLength: 200,
    }),
  ),
  ModelBudget: count(
    'Tokens that its language model may use in a day (of UTC); 0: as many as the installation allows (PORCHLIGHT_MODEL_BUDGET)',
    0,
  ),
  ModelBudgetMonthly: count('Tokens that its language model may use in a month (of UTC); 0: no budget', 0),
  ModelBudgetMonthlyCost: count(
    'What its language model may cost in a month (of UTC), in whole units of the currency of PORCHLIGHT_MODEL_PRICES; 0: no budget. A model without a price costs nothing here',
    0,
  ),
  Grounding: Type.Optional(
    choice(groundings, {
      description:
        'How closely the words of its language model are held against the listings. standard: facts must be borne out, all other talk passes; strict: of a home only what was put in from the record passes; off: only what must never be said is left out',
    }),
  ),
  // Of ours: tours of homes (docs/tours.md).
  OfficeHours: Type.Optional(officeHours),
  TourMinutes: Type.Optional(
    Type.Integer({
      description: 'Minutes that a tour takes, and from one start to the next',
      minimum: 5,
      maximum: 720,
    }),
  ),
  TourLeadHours: Type.Optional(
    Type.Integer({
      description: 'Hours between asking for a tour and its start, at the least',
      minimum: 0,
      maximum: 336,
    }),
  ),
  TourNotice: words('Wording that is shown and kept with each request of a tour, such as a buyer agreement'),
})

/** Every setting with its value. */
export type ChatbotSettings = Required<Static<typeof chatbotSettings>>

export const defaultSettings: ChatbotSettings = {
  Name: 'Chatbot',
  Model: builtInGuideKey,
  SystemMessage: '',
  Temperature: 0,
  TimeZone: 'UTC',
  AnswerSuffix: '',
  ChatProfilePicture: '',
  ChatIcon: '',
  ChatBubbleAlign: 0,
  ChatBubbleColor: 'rgb(51,51,51)',
  ChatbotPopupOnce: false,
  ChatbotPrivacyPolicyDescription: '',
  ChatbotPrivacyPolicyName: '',
  ChatbotPrivacyPolicyUrl: '',
  EnablePushToTalk: false,
  EnableUploadImage: false,
  FacebookUrl: '',
  InstagramUrl: '',
  WhatsappUrl: '',
  RemoveChatLogOnBrowserClose: false,
  SuggestedMessage: '',
  TalkToHumanEmail: '',
  TalkToHumanResponseMessage: '',
  UserInputPlaceholder: '',
  UserMessageColor: 'rgb(51,51,51)',
  WelcomeMessage: '',
  VerifyDomain: false,
  Domains: '',
  CustomDomain: '',
  RateLimitCount: 0,
  RateLimitMessage: '',
  RateLimitTime: 0,
  EmailForDailyChatLogs: '',
  EmailForDailyLeads: '',
  AIResponseLanguage: '',
  MessageLimit: -1,
  LeadsTitle: '',
  LeadsDisplayFirstName: '',
  LeadsDisplayLastName: '',
  LeadsDisplayEmail: '',
  LeadsDisplayPhoneNumber: '',
  LeadsDisplayMessage: '',
  ConsentEnable: false,
  ConsentContent: '',
  ConsentCheckboxText: '',
  CalendlyAppointmentEnable: false,
  CalendlyAppointmentTriggerKeyword: '',
  CalendlyAppointmentScheduleUrl: '',
  FallbackModel: '',
  ModelBudget: 0,
  ModelBudgetMonthly: 0,
  ModelBudgetMonthlyCost: 0,
  Grounding: 'standard',
  OfficeHours: usualOfficeHours,
  TourMinutes: 30,
  TourLeadHours: 2,
  TourNotice: '',
}

/** All settings of a chatbot from what its row keeps: only what differs from the defaults. */
export function completeSettings(stored: Record<string, unknown>): ChatbotSettings {
  // What is stored has passed the schema above, or is missing.
  const known = stored as Partial<ChatbotSettings>
  return { ...defaultSettings, ...known, ...rateLimitOf(known) }
}
