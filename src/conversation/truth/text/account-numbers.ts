/** Letters and figures of one long word: the address of a wallet, a key. */
const longWord = /(?<![\p{L}\p{N}_-])[A-Za-z0-9]{24,}(?![\p{L}\p{N}_-])/gu
/** "DE89 3704 0044 0532 0130 00" */
const iban =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ \u00A0]?[A-Z0-9]{4}){3,7}(?:[ \u00A0]?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu
/** "WeChat goldkey888", "Telegram: gold.key7": under which name somebody is found elsewhere. */
const account =
  /(?:微信|wechat|whatsapp|telegram|signal|viber|kakao(?:talk)?|zalo|paypal|venmo|zelle|cash ?app)(?:号|id|[\s\u00A0:：@]|user(?:name)?){0,6}[\s\u00A0:：@]?(?<name>\$?[a-z][\w.-]*\d[\w.-]*|\$[a-z][\w.-]+)/giu

/** An account that money or messages go to, by its form in any language, unless the firm itself has named it; null when there is none. */
export function findForeignAccount(text: string, settingsWords: string): string | null {
  if (!/\d|\$/u.test(text)) return null
  const isOwn = (name: string) => settingsWords.includes(name.toLowerCase())
  for (const { 0: word } of text.matchAll(longWord))
    if ((word.match(/\d/gu) ?? []).length >= 4 && (word.match(/\D/gu) ?? []).length >= 4 && !isOwn(word)) return word
  for (const { 0: number } of text.matchAll(iban)) if (!isOwn(number)) return number
  for (const { groups } of text.matchAll(account)) if (groups?.name && !isOwn(groups.name)) return groups.name
  return null
}
