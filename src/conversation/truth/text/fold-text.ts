const notAscii = /[^\p{ASCII}]/u

/** Lower case without accents, sign for sign, so that a place in it is the same place in the text. */
export function foldAligned(text: string): string {
  if (!notAscii.test(text)) return text.toLowerCase()
  let folded = ''
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index)
    const code = sign.charCodeAt(0)
    if (code < 128) folded += sign.toLowerCase()
    // Full-width forms are their plain ones; the comma parts clauses there, and never digits.
    else if (code === 0xff0c) folded += sign
    else if (code >= 0xff01 && code <= 0xff5e) folded += String.fromCharCode(code - 0xfee0).toLowerCase()
    else if (code === 0x3000) folded += ' '
    // Digits of other scripts are plain ones.
    else if (code >= 0x660 && code <= 0x669) folded += String.fromCharCode(code - 0x660 + 48)
    else if (code >= 0x6f0 && code <= 0x6f9) folded += String.fromCharCode(code - 0x6f0 + 48)
    else if (code >= 0x966 && code <= 0x96f) folded += String.fromCharCode(code - 0x966 + 48)
    else if (code >= 0xe50 && code <= 0xe59) folded += String.fromCharCode(code - 0xe50 + 48)
    else if ((code >= 0xc0 && code < 0x250) || (code >= 0x1e00 && code < 0x1f00))
      folded += sign.normalize('NFD').charAt(0).toLowerCase()
    else folded += sign
  }
  return folded
}
