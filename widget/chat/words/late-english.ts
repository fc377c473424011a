import { attachWords } from './areas/attach.ts'
import { cardsWords } from './areas/cards.ts'
import { composeWords } from './areas/compose.ts'
import { mapWords } from './areas/map.ts'
import { personWords } from './areas/person.ts'
import { tourWords } from './areas/tour.ts'
import { firstEnglish } from './first-english.ts'

// The parts that are fetched later speak from here on.
Object.assign(firstEnglish, cardsWords, mapWords, attachWords, personWords, composeWords, tourWords)
