type Entries = readonly { Key: string; value: string }[] | null

/** A picture that was altered: which one of the listing's, from 0, what was done, and where the original is. */
export interface AlteredPicture {
  picture: number
  note: string
  /** "" where nobody says. */
  original: string
}

/** "Altered Photo 2": the number counts the pictures from 1, in the order of Images. */
const alteredKey = /^altered (?:photo|picture|image) ?(\d{1,3})$/i
const address = /https?:\/\/\S+/i
const longestNote = 200

/** The pictures that a listing says were altered ("Altered Photo 2": "Virtually staged. Original: https://…"). */
export function alteredPictures(entries: Entries): AlteredPicture[] {
  return (entries ?? []).flatMap(({ Key, value }) => {
    const number = Number(alteredKey.exec(Key.trim())?.[1] ?? 0)
    if (number === 0) return []
    const original = address.exec(value)?.[0] ?? ''
    const note = value
      .replace(original, '')
      .replace(/[\s,;:–—-]*original[\s:–—-]*$/i, '')
      .trim()
    return [{ picture: number - 1, note: note.slice(0, longestNote), original: URL.canParse(original) ? original : '' }]
  })
}
