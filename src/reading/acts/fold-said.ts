import { simplifyText } from '../languages/chinese/characters.ts'

const link = /\b(?:https?:\/\/|www\.)\S+/gu
const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu
const phone = /(?<![\d.,])\+?\(?\d{2,4}\)?(?:[\s\u00A0.\-/]*\d{2,4}){2,4}(?![\d.,]*\d)/gu
const money =
  /(?:us\$|[$€£¥]|r\$)\s?\d[\d.,\u00A0 ]*\d?(?:\s?(?:k|m|mio|mil|thousand|million)\b)?|\d[\d.,]*\s?(?:k|€|£|\$|万|萬|元|euros?|dollars?|bucks|pesos|reais)(?![\p{L}])/gu
const clock = /(?<!\d)\d{1,2}(?::\d{2}\s?(?:am|pm|uhr|h)?|\s?(?:am|pm|uhr|h\d{0,2}|o'?clock|点|點|時))(?![\p{L}\d])/gu
const day = /(?<!\d)\d{1,2}(?:st|nd|rd|th)\b|(?<!\d)\d{1,2}[./]\d{1,2}[./]?(?:\d{2,4})?(?!\d)/gu
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/gu
const number = /\d+(?:[.,]\d+)*/gu

/**
 * What a person has typed, with what stands for many alike: small letters without accents, one apostrophe, simplified characters, and
 * numbers, links and addresses by their shape ("$600k" is "zzmoney"). A number below 10 keeps its value beside its shape.
 */
export function foldSaid(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
  return simplifyText(folded)
    .replace(link, ' zzlink ')
    .replace(mail, ' zzmail ')
    .replace(money, ' zzmoney ')
    .replace(clock, ' zzclock ')
    .replace(day, ' zzday ')
    .replace(phone, ' zzphone ')
    .replace(year, ' zzyear ')
    .replace(number, (digits) =>
      digits.length === 1 ? ` zzdigit ${digits} ` : digits.length > 4 ? ' zzlong ' : ' zznumber ',
    )
}
