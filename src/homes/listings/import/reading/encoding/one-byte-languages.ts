/**
 * Encodings of one byte a letter, each with the letters that its languages write besides a to z, in lower case. An encoding
 * is right where one of its languages explains nearly all that is no ASCII: "ą" is "¹" in another one, in the middle of a word.
 */
export const oneByteLanguages: readonly (readonly [encoding: string, letters: readonly string[]])[] = [
  [
    'windows-1252',
    [
      'äöüßéèêàáç', // German, with names of its neighbors
      'áéíóúüñçàèòïªº', // Spanish, Catalan
      'áéíóúâêôãõçàªº', // Portuguese
      'àâæçéèêëîïôùûüÿœñ', // French
      'àèéìíîòóùú', // Italian
      'åäöæøéèüáàêóôíþðýú', // Nordic
      'áéíóúâêîôûäëïöüàèìòùç', // Dutch, Irish, Welsh
    ],
  ],
  [
    'windows-1251',
    ['абвгдеёжзийклмнопрстуфхцчшщъыьэюя', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', 'абвгдђежзијклљмнњопрстћуфхцчџшѓќѕ'],
  ],
  ['windows-1250', ['ąćęłńóśźż', 'áčďéěíňóřšťúůýžľĺŕôä', 'áéíóöőúüű', 'ăâîşţșț', 'čćđšž', 'äöüßé']],
  ['windows-1254', ['çğıöşüâîû']],
  ['macintosh', ['äöüßéèêàáç', 'áéíóúüñçàèòïªº', 'áéíóúâêôãõçàªº', 'àâæçéèêëîïôùûüÿœñ', 'åäöæøéü']],
]

/** Signs that stand between words in every one of them. */
export const commonSigns = new Set('\u00a0§©®°«»·…•–—‘’‚“”„€™±')
/** Those of them that stand within words. */
export const joiners = new Set('’‘·–\u00a0')
/** What letters of other encodings are in this one: only where no letter is beside it. */
export const loneSigns: Readonly<Record<string, ReadonlySet<string>>> = {
  'windows-1252': new Set('£¥²³½¼¾¡¿×¹ªº´¨'),
  'windows-1254': new Set('£¥²³½¼¾'),
  'windows-1251': new Set('№'),
  macintosh: new Set('£¥¡¿ªº'),
}
