/** What people can be told of on their devices, and the event that each is. */
export const pushKinds = ['lead', 'waiting', 'tour'] as const

export type PushKind = (typeof pushKinds)[number]

export const kindOfEvent = {
  'lead.created': 'lead',
  'person.requested': 'waiting',
  'tour.requested': 'tour',
} as const satisfies Record<string, PushKind>

export type PushedEvent = keyof typeof kindOfEvent

/** Languages that notices are written in. */
export const pushLanguages = ['en', 'es'] as const

export type PushLanguage = (typeof pushLanguages)[number]

/** What a notice says: nothing that a visitor wrote, since it may show on a locked screen. */
export const pushTitles: Readonly<Record<PushLanguage, Readonly<Record<PushKind, string>>>> = {
  en: {
    lead: 'A visitor left contact details',
    waiting: 'A visitor waits for a person',
    tour: 'A visitor asks to see a home',
  },
  es: {
    lead: 'Un visitante dejó sus datos',
    waiting: 'Un visitante espera a una persona',
    tour: 'Un visitante pide ver un inmueble',
  },
}
