import { type Static, Type } from 'typebox'
import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { readColour, textOn, writeColour } from '../../firm/chatbots/colour.ts'
import { tagOf } from '../../firm/chatbots/languages.ts'
import type { TileProvider } from '../../platform/config/tile-provider.ts'

const words = (description: string) => Type.String({ description })
const flag = (description: string) => Type.Boolean({ description })
const count = (description: string) => Type.Integer({ description })

/**
 * What a chat window is given of a chatbot, in the order of vendor-compat.md. What is on that page's private list
 * (SystemMessage, Model, prompts, limits, e-mail addresses, Domains) has no place in it.
 */
export const WidgetConfig = Type.Object({
  ChatbotID: words('serialNumber of the chatbot'),
  WorkspaceID: count('Id of its workspace'),
  Status: count('2: live'),
  DisplayName: words('Name'),
  SessionKey: words('Visitor’s session key, for Chat/Ask: good for an hour, for this session alone'),
  SessionID: count('Id of the visitor’s session'),
  WelcomeMessage: words('Greeting, one bubble a line, over the button'),
  InitialMessage: words(
    'Greeting, one bubble a line, at the head of the chat; where WelcomeMessage is "" with the name alone',
  ),
  SuggestedMessage: words('Suggested messages, one a line, as they are set'),
  UserInputPlaceholder: words('Placeholder of the input field'),
  Theme: words('auto: light or dark, as the visitor’s device is'),
  UserMessageColor: words('Colour of visitor messages, as rgb(r,g,b)'),
  UserFontColor: words('Colour of the text on it, black or white by contrast'),
  ChatBubbleColor: words('Colour of the button, as rgb(r,g,b)'),
  ChatBubbleAlign: count('1: left; any other: right'),
  CustomStyle: words('Always "": styles of the page do not reach the chat'),
  RemovePowerBy: flag('Whether the foot line is left out'),
  ChatProfilePicture: words('File id of the picture; "" without one'),
  ChatProfilePictureUrl: words('Address of the picture; "" without one'),
  ChatIcon: words('File id of the button’s picture; "" without one'),
  ChatIconUrl: words('Address of the button’s picture; "" without one'),
  EnableChatBubble: flag('Whether the button is shown'),
  ShowWelcomeMessageDelay: count('Seconds until the greeting appears over the button'),
  ShowChatBoxDelay: count('Seconds until the chat opens by itself; -1: never'),
  ChatbotPopupOnce: flag('Whether the greeting over the button is shown once a visitor'),
  CustomDomain: words('Own host of the share page; "" without one'),
  ChatbotPrivacyPolicyName: words('Words that link to the privacy policy'),
  ChatbotPrivacyPolicyUrl: words('Address of the privacy policy'),
  ChatbotPrivacyPolicyDescription: words('Line about privacy'),
  ConsentEnable: flag('Whether consent is asked for before contact details are sent'),
  ConsentContent: words('What is consented to'),
  ConsentCheckboxText: words('Label of the box to tick'),
  ConsentAgreeButtonText: words('"": the window has its own words'),
  ConsentDisagreeButtonText: words('"": the window has its own words'),
  RemoveChatLogOnBrowserClose: flag('Whether the session is forgotten when the browser closes'),
  LeadRequired: flag('Whether contact details must be left before the first message'),
  LeadFormDisplayOption: count('0: when the visitor asks for it'),
  LeadsTitle: words('Heading of the contact form; "": the window has its own words'),
  LeadsDisplayFirstName: words('Label of the first name; likewise'),
  LeadsDisplayLastName: words('Label of the last name; likewise'),
  LeadsDisplayEmail: words('Label of the e-mail address; likewise'),
  LeadsDisplayPhoneNumber: words('Label of the phone number; likewise'),
  LeadsDisplayMessage: words('Label of the message; likewise'),
  CalendlyAppointmentEnable: flag('Whether tours are booked on a page of the firm’s own'),
  CalendlyAppointmentTriggerKeyword: words('Words that are answered with that page; the server looks for them'),
  CalendlyAppointmentScheduleUrl: words('Address of the page, https; "": tours are asked for in the window'),
  FacebookUrl: words('Facebook page address'),
  InstagramUrl: words('Instagram profile address'),
  WhatsappUrl: words('WhatsApp contact address'),
  EnablePushToTalk: flag('Whether visitors may send what they say, and something here hears it'),
  EnableUploadImage: flag('Whether visitors may send pictures, and the model sees them'),
  DisplaySourceReferenceLink: flag('Always false: answers name their sources and link to them themselves'),
  Language: words('BCP 47 tag of AIResponseLanguage; "" follows the visitor'),
  TileKind: words('What tiles of the map are here: drawing, as readMapTile describes it, or picture; "" without tiles'),
  TileMostZoom: count('The last zoom that there are tiles of'),
  TileAttribution: words('Who made the tiles'),
  TourNotice: words('Wording that is shown before a tour is asked for'),
  OwnSuggestions: Type.Union([Type.String(), Type.Null()], {
    description:
      'Where SuggestedMessage is "": suggestions drawn from the listings, one a line, in the visitor’s language; "" where there are none. null: they are being drawn, and are here in a moment',
  }),
})

export type WidgetConfig = Static<typeof WidgetConfig>

/** What a chatbot can take besides words. */
export interface Senses {
  hears: boolean
  sees: boolean
}

/** What a window opens with where the firm has set nothing. */
export interface Opening {
  /** "" where the firm greets in words of its own. */
  greeting: string
  /** Drawn from the listings, one a line; "" where the firm suggests something itself, null where nothing is drawn yet. */
  suggestions: string | null
}

interface ConfigSurroundings {
  sessionId: number
  opening: Opening
  sessionKey: string
  /** Address of a picture of the chatbot by its file id. */
  pictureUrl(fileId: string): string
  senses: Senses
  tiles: Pick<TileProvider, 'kind' | 'attribution' | 'mostZoom'> | null
}

/** Makes the config of a chatbot for one visitor: every field spelled out, so that nothing comes along unseen. */
export function makeWidgetConfig(chatbot: Chatbot, around: ConfigSurroundings): WidgetConfig {
  const { settings } = chatbot
  const pictureOf = (fileId: string): string => (fileId === '' ? '' : around.pictureUrl(fileId))
  return {
    ChatbotID: chatbot.serialNumber,
    WorkspaceID: chatbot.workspaceId,
    Status: 2,
    DisplayName: settings.Name,
    SessionKey: around.sessionKey,
    SessionID: around.sessionId,
    WelcomeMessage: settings.WelcomeMessage,
    InitialMessage: settings.WelcomeMessage || around.opening.greeting,
    SuggestedMessage: settings.SuggestedMessage,
    UserInputPlaceholder: settings.UserInputPlaceholder,
    Theme: 'auto',
    UserMessageColor: settings.UserMessageColor,
    UserFontColor: textColourOn(settings.UserMessageColor),
    ChatBubbleColor: settings.ChatBubbleColor,
    ChatBubbleAlign: settings.ChatBubbleAlign,
    CustomStyle: '',
    RemovePowerBy: false,
    ChatProfilePicture: settings.ChatProfilePicture,
    ChatProfilePictureUrl: pictureOf(settings.ChatProfilePicture),
    ChatIcon: settings.ChatIcon,
    ChatIconUrl: pictureOf(settings.ChatIcon),
    EnableChatBubble: true,
    ShowWelcomeMessageDelay: 3,
    ShowChatBoxDelay: -1,
    ChatbotPopupOnce: settings.ChatbotPopupOnce,
    CustomDomain: settings.CustomDomain,
    ChatbotPrivacyPolicyName: settings.ChatbotPrivacyPolicyName,
    ChatbotPrivacyPolicyUrl: settings.ChatbotPrivacyPolicyUrl,
    ChatbotPrivacyPolicyDescription: settings.ChatbotPrivacyPolicyDescription,
    ConsentEnable: settings.ConsentEnable,
    ConsentContent: settings.ConsentContent,
    ConsentCheckboxText: settings.ConsentCheckboxText,
    ConsentAgreeButtonText: '',
    ConsentDisagreeButtonText: '',
    RemoveChatLogOnBrowserClose: settings.RemoveChatLogOnBrowserClose,
    LeadRequired: false,
    LeadFormDisplayOption: 0,
    LeadsTitle: settings.LeadsTitle,
    LeadsDisplayFirstName: settings.LeadsDisplayFirstName,
    LeadsDisplayLastName: settings.LeadsDisplayLastName,
    LeadsDisplayEmail: settings.LeadsDisplayEmail,
    LeadsDisplayPhoneNumber: settings.LeadsDisplayPhoneNumber,
    LeadsDisplayMessage: settings.LeadsDisplayMessage,
    CalendlyAppointmentEnable: settings.CalendlyAppointmentEnable,
    CalendlyAppointmentTriggerKeyword: settings.CalendlyAppointmentTriggerKeyword,
    CalendlyAppointmentScheduleUrl: settings.CalendlyAppointmentScheduleUrl,
    FacebookUrl: settings.FacebookUrl,
    InstagramUrl: settings.InstagramUrl,
    WhatsappUrl: settings.WhatsappUrl,
    EnablePushToTalk: settings.EnablePushToTalk && around.senses.hears,
    EnableUploadImage: settings.EnableUploadImage && around.senses.sees,
    DisplaySourceReferenceLink: false,
    Language: tagOf(settings.AIResponseLanguage),
    TileKind: around.tiles?.kind ?? '',
    TileMostZoom: around.tiles?.mostZoom ?? 0,
    TileAttribution: around.tiles?.attribution ?? '',
    TourNotice: settings.TourNotice,
    OwnSuggestions: around.opening.suggestions,
  }
}

/** Black or white, whichever can be read better on a colour; all are as "rgb(r,g,b)". */
export function textColourOn(colour: string): string {
  return writeColour(textOn(readColour(colour) ?? [0, 0, 0]))
}
