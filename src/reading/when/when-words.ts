import type { LanguageCode } from '../languages/language-code.ts'

/**
 * The small words between which days and hours are said, folded as `foldText` does: patterns of whole words. Names of days and
 * months, "today" and "tomorrow" come from the tables of Intl.
 */
export interface WhenWords {
  /** Days by other names than Intl has, by how many they are away. */
  daysAway: Readonly<Record<string, number>>
  /** Names of days that are written short, or with a slip that many make; by the number of the day, Sunday 0. */
  shortDays: Readonly<Record<string, number>>
  weekend: string
  nextWeek: string
  /** Before a mere number that is a day of the month: "the 4th". */
  ofMonth: string
  morning: string
  noon: string
  afternoon: string
  evening: string
  /** Before an hour. */
  at: string
  from: string
  until: string
  /** Behind an hour, what tells that it is one: "o'clock", "Uhr". */
  hour: string
  /** Half an hour later, behind an hour or before it; German counts it from the hour that comes. */
  half: string
  halfBefore?: true
}

export const whenWords: Readonly<Record<Exclude<LanguageCode, 'zh'>, WhenWords>> = {
  en: {
    daysAway: { tonight: 0, tonite: 0, tmrw: 1, tmr: 1, tmw: 1, tomorow: 1, tommorow: 1, tommorrow: 1, '2morrow': 1 },
    shortDays: { sun: 0, mon: 1, tue: 2, tues: 2, wed: 3, weds: 3, thu: 4, thur: 4, thurs: 4, fri: 5, sat: 6 },
    weekend: 'weekend|wknd',
    nextWeek: 'next week',
    ofMonth: 'the',
    morning: 'morning|mornings|a\\.m\\.?|am|before work',
    noon: 'noon|midday|lunch|lunchtime|lunch time|noonish',
    afternoon: 'afternoon|afternoons|arvo|p\\.m\\.?|pm',
    evening: 'evening|evenings|tonight|tonite|night|after work',
    at: 'at|around|about|by|@|say',
    from: 'after|from|any time after|past|later than',
    until: 'before|until|till|no later than|by',
    hour: "o'clock|oclock|ish",
    half: 'half past',
  },
  es: {
    daysAway: { 'esta noche': 0, 'esta tarde': 0, 'pasado manana': 2 },
    shortDays: { dom: 0, lun: 1, mie: 3, jue: 4, vie: 5, sab: 6 },
    weekend: 'fin de semana|finde',
    nextWeek: 'la semana que viene|la proxima semana|la semana proxima|semana que viene|proxima semana',
    ofMonth: 'el|el dia|dia',
    morning: '(?:por|de|en|a) la manana|temprano|am|a\\.m\\.?',
    noon: 'mediodia|al mediodia',
    afternoon: '(?:por|de|en|a) la tarde|tarde|pm|p\\.m\\.?',
    evening: '(?:por|de|en|a) la noche|noche',
    at: 'a las|a la|sobre las|hacia las|tipo|como a las',
    from: 'despues de las|despues de la|a partir de las|desde las|despues de',
    until: 'antes de las|antes de la|hasta las|antes de',
    hour: 'h|hs|hrs|horas|en punto',
    half: 'y media',
  },
  fr: {
    daysAway: { 'ce soir': 0, 'cet apres-midi': 0, 'apres-demain': 2, 'apres demain': 2, aujourdhui: 0 },
    shortDays: { dim: 0, lun: 1, mer: 3, jeu: 4, ven: 5, sam: 6 },
    weekend: 'week-end|weekend|fin de semaine|we',
    nextWeek: 'la semaine prochaine|semaine prochaine|semaine d apres',
    ofMonth: 'le',
    morning: 'matin|matinee|du matin',
    noon: 'midi',
    afternoon: 'apres-midi|aprem|apres midi|aprèm',
    evening: 'soir|soiree|du soir',
    at: 'a|vers|pour',
    from: 'apres|a partir de|des',
    until: 'avant|jusqu a',
    hour: 'h|heures|heure',
    half: 'et demie|et demi',
  },
  de: {
    daysAway: { 'heute abend': 0, ubermorgen: 2, uebermorgen: 2, mrgn: 1 },
    shortDays: { sonnabend: 6 },
    weekend: 'wochenende|we',
    nextWeek: 'nachste woche|naechste woche|nachster woche|kommende woche',
    ofMonth: 'am|den|dem',
    morning: 'morgens|vormittag|vormittags|fruh|frueh|in der fruh|am morgen',
    noon: 'mittag|mittags',
    afternoon: 'nachmittag|nachmittags',
    evening: 'abend|abends|feierabend',
    at: 'um|gegen|so um|ca',
    from: 'nach|ab|von',
    until: 'vor|bis',
    hour: 'uhr|h',
    half: 'halb',
    halfBefore: true,
  },
  pt: {
    daysAway: { 'hoje a noite': 0, 'depois de amanha': 2 },
    shortDays: { seg: 1, qua: 3, qui: 4, sab: 6, domingao: 0, terca: 2, quarta: 3, quinta: 4, sexta: 5, segunda: 1 },
    weekend: 'fim de semana|fds|final de semana',
    nextWeek: 'semana que vem|proxima semana|na outra semana',
    ofMonth: 'dia|no dia',
    morning: '(?:de|da|pela) manha|cedo|cedinho|manhazinha',
    noon: 'meio-dia|meio dia',
    afternoon: '(?:de|da|a|pela) tarde|tarde|tardezinha',
    evening: '(?:de|da|a|pela) noite|noite|noitinha',
    at: 'as|a|pelas|por volta das|la pelas|umas',
    from: 'depois das|a partir das|apos as|depois da|desde as',
    until: 'antes das|ate as|antes da',
    hour: 'h|hs|hrs|horas',
    half: 'e meia',
  },
}
