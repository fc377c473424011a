/** Paths of 24 by 24, to be filled and drawn with a round pen. */
export const chatGlyph = 'M4 4h16v12H10l-5 4v-4H4z'
export const closeGlyph = 'm6 6 12 12M18 6 6 18'
