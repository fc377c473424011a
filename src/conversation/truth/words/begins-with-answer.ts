const begins =
  /^[\s>*_-]*(?:(yes|yep|yeah|yup|correct|right|exactly|absolutely|indeed|si|claro|exacto|correcto|oui|tout a fait|exactement|ja|genau|richtig|stimmt|sim|exatamente|是的?|有的?|对的?|没错|可以|はい|ええ|네|예|да|конечно|так|نعم|vang|co|certo|tak|evet|हाँ|हां)|(no|nope|nah|non|nein|nao|nee|nej|nie|hayir|没有|不是?的?|不可以|いいえ|아니요|아니오|нет|ні|لا|khong|नहीं))(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}])/u

/** Whether a folded sentence begins with a yes or a no. */
export function beginsWithAnswer(folded: string): 'yes' | 'no' | null {
  const found = begins.exec(folded)
  if (found === null) return null
  return found[1] === undefined ? 'no' : 'yes'
}
