import { cardsWords } from './areas/cards.ts'
import { firstEnglish } from './first-english.ts'

// What draws answers speaks from here on; other parts that are fetched later bring panel-english.ts.
Object.assign(firstEnglish, cardsWords)
