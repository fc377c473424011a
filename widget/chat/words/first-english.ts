import { chatWords } from './areas/chat.ts'
import type { Words } from './speech.ts'

/**
 * English as far as the window needs it to open: the words of other parts are added by late-english.ts, which comes with
 * each of them, and by panel-english.ts. So the cast: nothing asks for those words before.
 */
export const firstEnglish = { ...chatWords } as unknown as Words
