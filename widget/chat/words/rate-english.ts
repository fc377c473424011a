import { rateWords } from './areas/rate.ts'
import { firstEnglish } from './first-english.ts'

// Comes with what asks whether an answer was right, after the first answer is drawn.
Object.assign(firstEnglish, rateWords)
